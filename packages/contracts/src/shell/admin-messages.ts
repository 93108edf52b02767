import { pageTexts } from '../core/catalogue.ts';

/** What surrounds every page of an account: the pages' names, the sidebar, the bar above. */
export const adminShellMessages = pageTexts({
  'page.members': 'Members',
  'page.import': 'Import',
  'page.badges': 'Badges',
  'page.memberProfile': 'Member Profile',
  'page.audit': 'Audit',
  'page.forbidden': (p: { page: string }) => `Your role does not give you access to the page ${p.page}.`,
  'sidebar.pages': 'Pages',
  'sidebar.user': 'User',
  'sidebar.security': 'Security',
  'sidebar.switchAccounts': 'Switch Accounts',
  'menu.title': 'Menu',
  'menu.open': 'Open menu',
  'menu.close': 'Close menu',
  'menu.of': (p: { person: string }) => `Menu of ${p.person}`,
  'menu.profile': 'PROFILE',
  'menu.accounts': 'ACCOUNTS',
  'menu.help': 'HELP',
  'menu.signOut': 'SIGNOUT',
  'notifications.title': 'Notifications',
  'notifications.open': (p: { count: string }) => `Notifications: ${p.count}`,
  'notifications.none': 'Errors and warnings are kept here.',
  'tasks.title': 'Tasks',
  'tasks.back': 'Back to the tasks',
  'tasks.tray': (p: { count: string }) => `Tasks: ${p.count} running`,
  'tasks.trayWaiting': (p: { count: string; waiting: string }) =>
    `Tasks: ${p.count} running, ${p.waiting} waiting for you`,
  'tasks.ended.failed': (p: { task: string; reason: string }) => `${p.task} failed. ${p.reason}`,
  'tasks.ended.cancelled': (p: { task: string }) => `${p.task} was stopped.`,
  'singleSignOn.title': 'Single sign-on required',
  'singleSignOn.reason': (p: { account: string }) =>
    `${p.account} allows no passwords. Please sign in again on the page of its world, with the provider shown there.`,
  'singleSignOn.continue': 'Go to the sign-in page',
  'account.link.title': 'This account cannot be opened',
  'singleSignOn.bypass': 'Enter with second factor',
  'singleSignOn.bypass.help':
    'Is the provider broken? As an owner you can enter with your password and a second factor. All owners are told by mail.',
  'skip.content': 'Skip to content',
} as const);
