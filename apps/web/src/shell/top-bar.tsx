import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { ColorModeButton } from '../components/input/color-mode-button.tsx';
import { Logo } from '../components/layout/logo.tsx';
import { useConsole } from '../lib/use-console.ts';
import { paths } from '../paths.ts';
import { lowWindow } from '../theme/low-window.ts';
import { AccountName } from './account-name.tsx';
import { Finder } from './finder/finder.tsx';
import { NotificationList } from './notification-list.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { TaskTray } from './tasks/task-tray.tsx';
import { TopMenu } from './top-menu.tsx';

/** The bar above every page: product and account, tasks, notifications, color mode, and the person's menu. */
export function TopBar({ hasSidebar }: { hasSidebar: boolean }) {
  const { brand } = useConsole();
  return (
    <chakra.header
      gridColumn="1 / -1"
      position={{ base: 'sticky', md: 'static' }}
      top={0}
      zIndex="sticky"
      css={{ [lowWindow]: { position: 'static' } }}
      display="flex"
      alignItems="center"
      gap={1}
      px={{ base: 2, lg: 4 }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      {hasSidebar && <PhoneMenu />}
      <HomeLink href={paths.admin} aria-label={brand}>
        <Logo />
        <chakra.span hideBelow="sm">{brand}</chakra.span>
      </HomeLink>
      <chakra.span aria-hidden hideBelow="sm" mx={1} color="border.emphasized">
        {'/'}
      </chakra.span>
      <AccountName />
      <chakra.span flex="1" />
      <Finder />
      <TaskTray />
      <NotificationList />
      <ColorModeButton />
      <TopMenu />
    </chakra.header>
  );
}

const HomeLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: 2,
    px: 1,
    borderRadius: 'md',
    fontWeight: 'semibold',
  },
});
