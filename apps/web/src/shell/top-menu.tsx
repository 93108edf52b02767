import { text } from '@campus/contracts/core/text';
import { isAdmin } from '@campus/domain/access/landing';
import { offersAccountsMenu } from '@campus/domain/accounts/accounts';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'wouter';
import { guideAddress } from '../lib/guide-address.ts';
import { useConsole } from '../lib/use-console.ts';
import { useOpened } from '../lib/use-opened.ts';
import { paths } from '../paths.ts';
import { routeTable } from '../route-table.ts';
import { menuRecipe } from '../theme/floating-recipes.ts';
import { trpc } from '../trpc.ts';
import { useAccount } from './account.tsx';
import { useUser } from './session.tsx';

/** The person's menu in the top bar. */
export function TopMenu() {
  const user = useUser();
  const { trigger, isMade, root, byKeyboard } = useOpened();
  return (
    <>
      <Button
        id={trigger.id}
        variant="ghost"
        size="sm"
        px={1.5}
        aria-label={text('menu.of', { person: user.displayName })}
        aria-haspopup="menu"
        aria-expanded={trigger['aria-expanded']}
        onClick={trigger.onClick}
      >
        <Initials name={user.displayName} />
        <chakra.span truncate maxW="12rem" hideBelow="sm">
          <bdi>{user.displayName}</bdi>
        </chakra.span>
        <ChevronDown size={14} />
      </Button>
      {isMade && <Entries root={root} byKeyboard={byKeyboard} />}
    </>
  );
}

function Entries({ root, byKeyboard }: Pick<ReturnType<typeof useOpened>, 'root' | 'byKeyboard'>) {
  const user = useUser();
  const { level } = useAccount();
  const { helpUrl } = useConsole();
  const [path, navigate] = useLocation();
  const shown = routeTable.find((route) => `${path}/`.startsWith(`${route.path}/`));
  const guide = shown ? guideAddress(shown.name) : paths.help;
  const accounts = trpc.accounts.list.useQuery({});
  const offersAccounts = offersAccountsMenu({
    superadmin: user.superadmin,
    admin: isAdmin(level),
    accounts: accounts.data?.items.length ?? 0,
  });
  return (
    <Menu.Root
      recipe={menuRecipe}
      {...root}
      {...(byKeyboard && { defaultHighlightedValue: paths.profile })}
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => value.startsWith('/') && navigate(value)}
    >
      <Menu.Positioner>
        <Menu.Content minW="13rem">
          <chakra.p px={2} pt={1} pb={2} textStyle="xs" color="fg.muted" truncate maxW="16rem">
            {user.email}
          </chakra.p>
          <Menu.Item value={paths.profile}>{text('menu.profile')}</Menu.Item>
          {offersAccounts && <Menu.Item value={paths.accounts}>{text('menu.accounts')}</Menu.Item>}
          {helpUrl !== '' && (
            <Menu.Item value="help" asChild>
              <a href={helpUrl} target="_blank" rel="noreferrer">
                {text('menu.help')}
              </a>
            </Menu.Item>
          )}
          {helpUrl === '' && level !== 'suspended' && (
            <Menu.Item value={guide}>{text('menu.help')}</Menu.Item>
          )}
          <Menu.Separator />
          <Menu.Item value={paths.logout}>{text('menu.signOut')}</Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** A picture with initials. Hidden from screen readers, because the menu's name contains the full name. */
function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      boxSize={6}
      borderRadius="full"
      bg="accent.muted"
      color="accent.fg"
      textStyle="2xs"
      fontWeight="semibold"
      textTransform="uppercase"
      data-letters={letters}
      _before={{ content: 'attr(data-letters)' }}
    />
  );
}
