import { createContext, use, useEffect } from 'react';
import { useConsole } from './use-console.ts';

/** The name of the account whose pages are below; undefined outside an account. */
export const TitledAccount = createContext<string | undefined>(undefined);

/** Names the page in the browser's tab, with its account: "Members · Demo Campus · Campus". */
export function useTitle(title: string) {
  const { brand } = useConsole();
  const account = use(TitledAccount);
  useEffect(() => {
    document.title = [title, account, brand].filter(Boolean).join(' · ');
  }, [title, account, brand]);
}
