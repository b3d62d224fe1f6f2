/** What goes wrong while something is tried, to be told beside it. */
export class Attempts {
  error = $state.raw<unknown>(null);

  readonly failed = (problem: unknown): void => {
    this.error = problem;
  };

  /** Tries; what failed before is forgotten. */
  readonly run = async (work: () => Promise<unknown>): Promise<void> => {
    this.error = null;
    try {
      await work();
    } catch (problem) {
      this.error = problem;
    }
  };
}

/** Asks after a pause and hears the answer; whoever asks anew ends it with the function given back. */
export function askedLater<Told>(
  pause: number,
  ask: () => Promise<Told>,
  heard: (told: Told) => void,
  failed: (problem: unknown) => void,
): () => void {
  let current = true;
  const timer = setTimeout(() => {
    ask().then(
      (told) => {
        if (current) heard(told);
      },
      (problem: unknown) => {
        if (current) failed(problem);
      },
    );
  }, pause);
  return () => {
    current = false;
    clearTimeout(timer);
  };
}
