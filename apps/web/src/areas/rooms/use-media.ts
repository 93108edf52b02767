import { useSyncExternalStore } from 'react';

/** Below the theme's `md` there is room for one column, from its `xl` on for three. */
export const narrow = '(max-width: 47.99rem)';
export const wide = '(min-width: 80rem)';

/** Whether the window is as a media query says. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(media).matches,
  );
}
