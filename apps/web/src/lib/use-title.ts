import { createContext, use, useEffect } from 'react';
import { useConsole } from './use-console.ts';

/** The name of the account around the pages below; undefined outside an account. */
export const TitledAccount = createContext<string | undefined>(undefined);

/** Sets the title of the browser tab, with the account: "Members · Demo Campus · Campus". */
export function useTitle(title: string) {
  const { brand } = useConsole();
  const account = use(TitledAccount);
  useEffect(() => {
    document.title = [title, account, brand].filter(Boolean).join(' · ');
  }, [title, account, brand]);
}
