import { useSyncExternalStore } from 'react';

/** Below this there is room for one column. The theme's `md`. */
const narrow = '(max-width: 47.99rem)';

/** Whether the window has room for one column only. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(narrow).matches);
}

function watch(onChange: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
