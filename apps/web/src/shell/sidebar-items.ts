import type { Page } from '@campus/domain/pages';
import { History, type LucideIcon, UserPlus, Users } from 'lucide-react';

interface SidebarGroup {
  label: string;
  /** An item leads to its page, and shows to whom may open it. */
  items: readonly { label: string; page: Page; icon: LucideIcon }[];
}

/** The sidebar, in the order in which it is shown. A page that does not exist yet is not in it. */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    label: 'User',
    items: [
      { label: 'Members', page: 'members', icon: Users },
      { label: 'Import', page: 'import', icon: UserPlus },
    ],
  },
  {
    label: 'Security',
    items: [{ label: 'Audit', page: 'audit', icon: History }],
  },
];

/** The groups with what somebody may open of them; a group left empty is left out. */
export function visibleGroups(pages: readonly Page[]): SidebarGroup[] {
  return sidebarGroups
    .map((group) => ({ ...group, items: group.items.filter((item) => pages.includes(item.page)) }))
    .filter((group) => group.items.length > 0);
}
