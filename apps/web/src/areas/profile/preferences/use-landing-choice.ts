import { text } from '@campus/contracts/core/text';
import { defaultLandingPage, landingKey, landingPage } from '@campus/domain/access/landing-page';
import { useSyncExternalStore } from 'react';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { openRoutes } from '../../../open-routes.ts';
import { useAccount } from '../../../shell/account.tsx';
import { useUser } from '../../../shell/session.tsx';

/** The start page for this browser, person, and account (PRO-039), and the pages to choose from. */
export function useLandingChoice() {
  const account = useAccount();
  const key = landingKey(account.id, useUser().id);
  const stored = useSyncExternalStore(followStorage, () => localStorage.getItem(key));
  const notify = useNotify();
  const choices = [
    { value: defaultLandingPage, label: text('profile.title') },
    ...openRoutes(account).map(({ path, label }) => ({ value: path, label: text(label) })),
  ];
  const choose = (path: string) => {
    try {
      localStorage.setItem(key, path);
    } catch (error) {
      const reason = text('profile.preferences.storage');
      return notify.error(error, () => text('profile.landing.failed', { reason }));
    }
    window.dispatchEvent(new StorageEvent('storage', { key }));
    const page = choices.find(({ value }) => value === path)?.label ?? path;
    notify.success(text('profile.preferences.saved', { page }));
  };
  const paths = choices.map(({ value }) => value);
  return { choices, chosen: landingPage(stored, paths), isChosen: stored !== null, choose };
}

function followStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
