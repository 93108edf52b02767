const items = 'li, tr';
const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Whether an element is an item of a list or table. */
export function isItem(element: Element): boolean {
  return element.matches(items);
}

/** Whether an element or one of its ancestors is not displayed. */
export function isHidden(element: Element): boolean {
  return (
    getComputedStyle(element).display === 'none' ||
    (element.parentElement !== null && isHidden(element.parentElement))
  );
}

/** The control of `item` at the position that `control` has in `other`. */
export function sameControl(item: Element, other: Element, control: HTMLElement): HTMLElement | undefined {
  const all = controlsOf(item);
  return all[Math.min(Math.max(0, controlsOf(other).indexOf(control)), all.length - 1)];
}

/**
 * The first control of the list item or table row that contains the element; undefined outside lists and
 * tables.
 */
export function firstControl(element: Element): HTMLElement | undefined {
  const item = element.closest(items);
  return item ? controlsOf(item)[0] : undefined;
}

/**
 * The nearest heading around an element, made focusable. A labeled section without a heading is focused
 * itself. Around the page's content, it is the first heading of the content, not of what stands beside it.
 */
export function headingNear(element: Element): HTMLElement | undefined {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const content = part.querySelector('main') ?? part;
    const heading = content.querySelector<HTMLElement>('h1, h2, h3') ?? part;
    if (!heading.matches('h1, h2, h3, section[aria-label]') || !(heading instanceof HTMLElement)) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}

function controlsOf(item: Element): HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>(controls)];
}
