import { firstControl, headingNear, isHidden, isItem, sameControl } from './focus-targets.ts';

/** A focused element, and outwards each element that contained it, with its parent and its index there. */
interface Place {
  element: HTMLElement;
  /** The dialog, menu, or toast that it is in. */
  overlay: Element | null;
  path: readonly { child: Element; parent: Element; index: number }[];
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-toast]';

/**
 * Puts the focus near its last place when the focused element is removed or disabled, so that it never falls to the
 * body: on the same control of the next row or list item, else on the heading of the section. Behind a dialog or menu
 * that closes, the place where it was before. Works for the whole document; pages have nothing to do.
 *
 * Returns the function that ends it.
 */
export function keepFocus(): () => void {
  let last: Place | undefined;
  let beneath: Place | undefined;

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = placeOf(target);
    if (!last.overlay) beneath = last;
  };

  // A click beside everything leaves a place on purpose. A removed, hidden, or disabled element is lost: a page is
  // hidden while the next one loads, and only then removed.
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

/** Gives an element the focus. False if it takes none, because it is hidden or disabled. */
function takesFocus(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined && document.activeElement === element;
}

/** The element, or the controls and the heading in the innermost part of a place that is still in the document. */
function targetsNear({ element, path }: Place): (HTMLElement | undefined)[] {
  const removal = path.find(({ parent }) => parent.isConnected);
  if (!removal) return [];
  const { child, parent, index } = removal;
  if (child === element && element.isConnected) return [element, headingNear(parent)];
  if (!isItem(child)) return [firstControl(parent), headingNear(parent)];
  const next = parent.children[Math.min(index, parent.children.length - 1)];
  return [next && sameControl(next, child, element), headingNear(parent)];
}
