import { onAct } from './on-act.ts';

/**
 * Scrolls an element into view, and keeps it there while other parts of the page load, until the person does
 * something. Returns a function that stops it.
 */
export function keepInSight(element: HTMLElement): () => void {
  const show = () => element.scrollIntoView({ block: 'center' });
  const growth = new ResizeObserver(show);
  const page = element.closest('main')?.firstElementChild;
  const stopListening = onAct(() => growth.disconnect());
  if (page) growth.observe(page);
  show();
  return () => {
    growth.disconnect();
    stopListening();
  };
}
