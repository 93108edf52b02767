const items = 'li, tr';
const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Whether an element is one of a list or a table. */
export function isItem(element: Element): boolean {
  return element.matches(items);
}

/** Whether an element, or one around it, is not displayed. */
export function isHidden(element: Element): boolean {
  return (
    getComputedStyle(element).display === 'none' ||
    (element.parentElement !== null && isHidden(element.parentElement))
  );
}

/** The control of an item at the position that `control` has in another item. */
export function sameControl(item: Element, other: Element, control: HTMLElement): HTMLElement | undefined {
  const all = controlsOf(item);
  return all[Math.min(Math.max(0, controlsOf(other).indexOf(control)), all.length - 1)];
}

/** The first control of the item that an element is in, or is; undefined outside lists and tables. */
export function firstControl(element: Element): HTMLElement | undefined {
  const item = element.closest(items);
  return item ? controlsOf(item)[0] : undefined;
}

/**
 * The first heading of the innermost part around an element that has one, made ready to take the focus. A section with
 * a label in place of a heading takes it itself.
 */
export function headingNear(element: Element): HTMLElement | undefined {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
    if (!heading.matches('h1, h2, h3, section[aria-label]') || !(heading instanceof HTMLElement)) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}

function controlsOf(item: Element): HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>(controls)];
}
