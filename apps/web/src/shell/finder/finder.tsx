import '@campus/contracts/shell/admin-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { lazyPage } from '../../lib/lazy-page.ts';
import { PageNotLoaded } from '../../lib/page-not-loaded.ts';
import { openRoutes } from '../../open-routes.ts';
import { useAccount } from '../account.tsx';
import { shortcutsAddress } from '../shortcuts/shortcuts-address.ts';
import { useCharacterKeys } from '../shortcuts/use-character-keys.ts';
import { useOffersSwitch } from '../use-offers-switch.ts';
import { shortcutKeys, useShortcut } from './use-shortcut.ts';

const FinderDialog = lazyPage(() => import('./finder-dialog.tsx'), 'FinderDialog');
const ShortcutsDialog = lazyPage(() => import('../shortcuts/shortcuts-dialog.tsx'), 'ShortcutsDialog');

const dialogs = { finder: FinderDialog, shortcuts: ShortcutsDialog };

/**
 * Finds everything that the person may open, with a button and a shortcut, and shows the shortcuts of the console.
 * Renders nothing for people who may open nothing but their profile.
 */
export function Finder() {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const hasPages = openRoutes(useAccount()).length > 0;
  const isOffered = useOffersSwitch() || hasPages;
  const open = async (name: keyof typeof dialogs) => {
    if (await dialogs[name].preload()) setOpened(name);
    else notify.error(new PageNotLoaded());
  };
  const close = () => setOpened(undefined);
  useShortcut({ prepare: () => void FinderDialog.preload(), press: () => void open('finder') }, isOffered);
  useCharacterKeys(() => void open('shortcuts'), isOffered);
  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px={2}
        aria-label={text('finder.title')}
        aria-haspopup="dialog"
        aria-expanded={opened === 'finder'}
        aria-keyshortcuts="Control+K Meta+K"
        title={text('finder.keys', { keys: shortcutKeys })}
        onPointerEnter={FinderDialog.preload}
        onFocus={FinderDialog.preload}
        onClick={() => void open('finder')}
      >
        <Search size={16} />
        <chakra.span hideBelow="xl">{text('finder.title')}</chakra.span>
      </Button>
      <Suspense>
        {opened === 'finder' && (
          <FinderDialog
            onClose={close}
            onOpen={(address) => {
              close();
              if (address === shortcutsAddress) void open('shortcuts');
              else navigate(address);
            }}
          />
        )}
        {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
