import { text } from '@campus/contracts/core/text';
import { guardOf, redirectOf } from '@campus/domain/access/guard';
import { useAccount } from '../../shell/account.tsx';

const changePages = {
  account: { page: 'members', path: '/admin/members' },
  page: { page: 'roles', path: '/admin/roles' },
  room: { page: 'manageRooms', path: '/admin/manageRooms' },
  permission: { page: 'roomPermissions', path: '/admin/roomPermissions' },
  action: { page: 'roomPermissions', path: '/admin/roomPermissions' },
  board: { page: 'roomPermissions', path: '/admin/roomPermissions' },
} as const;

/** The page where a kind of rule can be changed; undefined if the person may not open it. */
export function useChangePage(kind: keyof typeof changePages | undefined) {
  const account = useAccount();
  if (!kind) return undefined;
  const { page, path } = changePages[kind];
  const isClosed = redirectOf(guardOf(page), account) !== undefined;
  return isClosed ? undefined : { label: text(`page.${page}`), path: path as string };
}
