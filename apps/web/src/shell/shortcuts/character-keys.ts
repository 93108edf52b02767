import * as z from 'zod';
import { readStored } from '../../lib/read-stored.ts';
import { characterKeysKey } from '../../lib/storage.ts';

/** Whether single characters are shortcuts in this browser. People who dictate can turn them off (WCAG 2.1.4). */
export function usesCharacterKeys(): boolean {
  return readStored(localStorage, characterKeysKey, z.boolean()) ?? true;
}

export function storeCharacterKeys(used: boolean) {
  localStorage.setItem(characterKeysKey, JSON.stringify(used));
}

/** Where a character is text, or selects an option. */
const takesText =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=combobox]';

/** The character that a person pressed as a shortcut; undefined if it is text, or belongs to what has the focus. */
export function characterKeyOf(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(takesText)) return undefined;
  if (document.querySelector('[aria-modal=true]') !== null) return undefined;
  return key.length === 1 && usesCharacterKeys() ? key : undefined;
}

/** Focuses the search of the page's list. Returns whether the page has one. */
export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main search input');
  field?.focus();
  field?.select();
  return field !== null;
}
