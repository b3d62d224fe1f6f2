/**
 * Runs something when what has just changed is drawn. Measuring or moving the focus before would make the browser lay
 * the page out at once, and once more for what changes then. What is returned calls it off.
 */
export function afterDrawing(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
