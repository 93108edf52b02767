import { onAct } from './on-act.ts';

/**
 * Brings an element into sight, and keeps it there while parts of the page around it are still loading, until the
 * person does something. Returns a function that ends it earlier.
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
