import { useEffect } from 'react';
import { useConsole } from './use-console.ts';

/** Names the page in the browser's tab: "Members · Campus". */
export function useTitle(title: string) {
  const { brand } = useConsole();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
