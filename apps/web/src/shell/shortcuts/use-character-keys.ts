import { useWindowKey } from '../../lib/use-window-key.ts';
import { characterKeyOf, focusListSearch } from './character-keys.ts';

/** While enabled, `/` focuses the search of the page's list, and `?` calls `onHelp`. */
export function useCharacterKeys(onHelp: () => void, enabled: boolean): void {
  useWindowKey((event) => {
    const key = characterKeyOf(event);
    if (key === '?') onHelp();
    else if (key !== '/' || !focusListSearch()) return;
    event.preventDefault();
  }, enabled);
}
