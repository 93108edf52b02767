/** What a person does who goes on from where the page has led them. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Brings an element into sight, and keeps it there while parts of the page around it are still loading, until the
 * person does something. Returns what ends it earlier.
 */
export function keepInSight(element: HTMLElement): () => void {
  const ended = new AbortController();
  const show = () => element.scrollIntoView({ block: 'center' });
  const growth = new ResizeObserver(show);
  const page = element.closest('main')?.firstElementChild;
  const end = () => {
    growth.disconnect();
    ended.abort();
  };
  for (const act of acts) window.addEventListener(act, end, { capture: true, signal: ended.signal });
  if (page) growth.observe(page);
  show();
  return end;
}
