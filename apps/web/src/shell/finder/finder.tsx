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
import { useOffersSwitch } from '../use-offers-switch.ts';
import { shortcutKeys, useShortcut } from './use-shortcut.ts';

const FinderDialog = lazyPage(() => import('./finder-dialog.tsx'), 'FinderDialog');

/**
 * Finds everything that the person may open, with a button and a shortcut. Renders nothing for people who may open
 * nothing but their profile.
 */
export function Finder() {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const hasPages = openRoutes(useAccount()).length > 0;
  const isOffered = useOffersSwitch() || hasPages;
  const open = async () => {
    if (await FinderDialog.preload()) setIsOpen(true);
    else notify.error(new PageNotLoaded());
  };
  useShortcut({ prepare: () => void FinderDialog.preload(), press: () => void open() }, isOffered);
  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px={2}
        aria-label={text('finder.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        title={text('finder.keys', { keys: shortcutKeys })}
        onPointerEnter={FinderDialog.preload}
        onFocus={FinderDialog.preload}
        onClick={() => void open()}
      >
        <Search size={16} />
        <chakra.span hideBelow="xl">{text('finder.title')}</chakra.span>
      </Button>
      {isOpen && (
        <Suspense>
          <FinderDialog
            onClose={() => setIsOpen(false)}
            onOpen={(address) => {
              setIsOpen(false);
              navigate(address);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
