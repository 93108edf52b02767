import { text } from '@campus/contracts/core/text';
import { useState } from 'react';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';

/**
 * Opens the web demo in a new tab. Browsers allow that only directly on a click, so the tab opens empty and
 * gets its address later. If it cannot open, offers the address once as a link.
 */
export function useWebDemo() {
  const { id: accountId } = useAccount();
  const notify = useNotify();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const { mutateAsync, isPending } = trpc.profile.openWebDemo.useMutation();
  const open = async (ticket: string) => {
    const tab = emptyTab();
    setBlockedUrl(undefined);
    try {
      const { url } = await mutateAsync({ accountId, ticket });
      if (tab && !tab.closed) tab.location.replace(url);
      else setBlockedUrl(url);
    } catch (error) {
      tab?.close();
      notify.error(error);
    }
  };
  return {
    open: (ticket: string) => void open(ticket),
    opening: isPending,
    blockedUrl,
    forgetUrl: () => setBlockedUrl(undefined),
  };
}

/** Opens a tab without a reference back to this one; null if the browser blocks it. */
function emptyTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = text('profile.webDemo.opening');
  return tab;
}
