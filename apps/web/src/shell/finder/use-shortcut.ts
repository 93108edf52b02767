import { useWindowKey } from '../../lib/use-window-key.ts';

const isApple = /Mac|iPhone|iPad/.test(window.navigator.userAgent);

/** The keys of the shortcut, as labeled on the person's keyboard. */
export const shortcutKeys = isApple ? '⌘K' : 'Ctrl+K';

/**
 * Calls `press` on Control+K or Command+K anywhere, except behind a dialog. Calls `prepare` when the first of
 * the two keys is pressed.
 */
export function useShortcut(shortcut: { prepare: () => void; press: () => void }, enabled: boolean): void {
  useWindowKey((event) => {
    if (event.key === 'Control' || event.key === 'Meta') return shortcut.prepare();
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (document.querySelector('[aria-modal=true]') === null) shortcut.press();
  }, enabled);
}

function isShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
