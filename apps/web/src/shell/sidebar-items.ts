import type { Page } from '@campus/domain/pages';
import { History, type LucideIcon, UserPlus, Users } from 'lucide-react';
import { paths } from '../paths.ts';

interface SidebarItem {
  label: string;
  path: string;
  /** Who may open this page sees the item. */
  page: Page;
  icon: LucideIcon;
}

export interface SidebarGroup {
  label: string;
  items: readonly SidebarItem[];
}

/** The sidebar, in the order in which it is shown. A page that does not exist yet is not in it. */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    label: 'User',
    items: [
      { label: 'Members', path: paths.members, page: 'members', icon: Users },
      { label: 'Import', path: paths.import, page: 'import', icon: UserPlus },
    ],
  },
  {
    label: 'Security',
    items: [{ label: 'Audit', path: paths.audit, page: 'audit', icon: History }],
  },
];

/** The groups with what somebody may open of them; a group left empty is left out. */
export function visibleGroups(pages: readonly Page[]): SidebarGroup[] {
  return sidebarGroups
    .map((group) => ({ ...group, items: group.items.filter((item) => pages.includes(item.page)) }))
    .filter((group) => group.items.length > 0);
}
