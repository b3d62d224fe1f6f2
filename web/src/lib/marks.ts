/**
 * What holds for the whole page while something is there, as a class of its root: a lesson, a docked window. Asking for
 * it with `:has()` would make the browser look at every change of the page.
 */
type Mark = 'taught' | 'docking';
const counts = new Map<Mark, number>();

/** Marks the page; what is returned takes the mark away. */
export function marked(mark: Mark): () => void {
  const count = (by: number): void => {
    const now = (counts.get(mark) ?? 0) + by;
    counts.set(mark, now);
    document.documentElement.classList.toggle(mark, now > 0);
  };
  count(1);
  return () => count(-1);
}
