import { firstControl, headingNear, isHidden, isItem, sameControl } from './focus-targets.ts';

/** A focused element and its ancestors, each with its parent and its index there. */
interface Place {
  element: HTMLElement;
  /** The dialog, menu, or toast that contains it. */
  overlay: Element | null;
  path: readonly { child: Element; parent: Element; index: number }[];
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-toast]';

/**
 * Moves the focus to a nearby element when the focused element is removed or disabled, so that it never falls
 * to the body. The target is the same control of the next row or list item, otherwise the section's heading.
 * When a dialog or menu closes, the target is the place focused before it opened. Works for the whole
 * document, without code in pages.
 *
 * Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: Place | undefined;
  let beneath: Place | undefined;

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = placeOf(target);
    if (!last.overlay) beneath = last;
  };

  // A click on nothing leaves a place on purpose. A removed, hidden, or disabled element loses the focus: a
  // page is hidden while the next one loads, and removed only then.
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof HTMLElement)) return;
    queueMicrotask(() => {
      if (!isLost() || !target.isConnected || isHidden(target)) return;
      if (!target.matches(':disabled')) {
        if (target === beneath?.element) last = beneath = undefined;
      } else if (target === last?.element) targetsNear(last).find(takesFocus);
    });
  };

  const onMutation = () => {
    if (!isLost() || !last || last.element.isConnected) return;
    const place = last.overlay?.isConnected === false ? beneath : last;
    if (place) targetsNear(place).find(takesFocus);
  };

  const observer = new MutationObserver(onMutation);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function placeOf(element: HTMLElement): Place {
  const path: Place['path'][number][] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    path.push({
      child,
      parent: child.parentElement,
      index: [...child.parentElement.children].indexOf(child),
    });
  return { element, overlay: element.closest(overlays), path };
}

/** Focuses an element. Returns false if it cannot take the focus, because it is hidden or disabled. */
function takesFocus(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined && document.activeElement === element;
}

/**
 * The element, or the controls and heading in the innermost part of a place that is still in the document.
 */
function targetsNear({ element, path }: Place): (HTMLElement | undefined)[] {
  const removal = path.find(({ parent }) => parent.isConnected);
  if (!removal) return [];
  const { child, parent, index } = removal;
  if (child === element && element.isConnected) return [element, headingNear(parent)];
  if (!isItem(child)) return [firstControl(parent), headingNear(parent)];
  const next = parent.children[Math.min(index, parent.children.length - 1)];
  return [next && sameControl(next, child, element), headingNear(parent)];
}
