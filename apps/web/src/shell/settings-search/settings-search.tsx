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
import { useAccount } from '../account.tsx';
import { openSettingsRoutes } from './settings-routes.ts';
import { shortcutKeys, useShortcut } from './use-shortcut.ts';

const SearchDialog = lazyPage(() => import('./search-dialog.tsx'), 'SearchDialog');

/**
 * Searches all settings that the person may see, with a button and a shortcut. Renders nothing if there are
 * none.
 */
export function SettingsSearch() {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const routes = openSettingsRoutes(useAccount());
  const isOffered = routes.length > 0;
  const open = async () => {
    if (await SearchDialog.preload()) setIsOpen(true);
    else notify.error(new PageNotLoaded());
  };
  useShortcut({ prepare: () => void SearchDialog.preload(), press: () => void open() }, isOffered);
  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px={2}
        aria-label={text('settings.search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        title={text('settings.search.keys', { keys: shortcutKeys })}
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={() => void open()}
      >
        <Search size={16} />
        <chakra.span hideBelow="xl">{text('settings.search')}</chakra.span>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchDialog
            routes={routes}
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
