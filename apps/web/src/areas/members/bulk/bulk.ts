import type { ConstantKey } from '@campus/contracts/core/keys';
import { noun, text } from '@campus/contracts/core/text';
import type { previewBulk } from '@campus/contracts/members/member-actions';
import { permissions } from '@campus/domain/access/levels';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import type * as z from 'zod';
import { formatCount, formatList, formatNumber } from '../../../lib/format.ts';

export type BulkPreview = z.output<typeof previewBulk.output>;

interface BulkText {
  action: ConstantKey;
  title: (p: { members: string; account: string }) => string;
  changing: (p: { people: string }) => string;
  unchanged: (p: { count: string }) => string;
  ended: (p: { n: string; total: string }) => string;
}

/** The texts of each bulk action, for its preview and its result. */
export const bulkText: Record<BulkAction, BulkText> = {
  suspend: {
    action: 'members.suspend',
    title: (p) => text('members.suspend.title', p),
    changing: (p) => text('members.suspend.changing', p),
    unchanged: (p) => text('members.suspend.unchanged', p),
    ended: (p) => text('members.suspended', p),
  },
  unsuspend: {
    action: 'members.unsuspend',
    title: (p) => text('members.unsuspend.title', p),
    changing: (p) => text('members.unsuspend.changing', p),
    unchanged: (p) => text('members.unsuspend.unchanged', p),
    ended: (p) => text('members.unsuspended', p),
  },
};

/** Describes the consequences of a bulk action, one sentence each. */
export function consequences(action: BulkAction, preview: BulkPreview): string[] {
  const { changing, unchanged } = bulkText[action];
  const { own, refused } = preview;
  return [
    preview.changing > 0 ? changing({ people: peopleOf(preview) }) : text('members.bulk.nothing'),
    ...(action === 'unsuspend' && preview.changing > 0 && preview.restorable === 0
      ? [text('members.unsuspend.noneOnRecord')]
      : []),
    ...(preview.credentials > 0
      ? [
          text('members.suspend.credentials', {
            credentials: formatCount(preview.credentials, noun('noun.madeCredential')),
          }),
        ]
      : []),
    ...(preview.unchanged > 0 ? [unchanged({ count: formatNumber(preview.unchanged) })] : []),
    ...(refused > 0 ? [text('members.bulk.refused', { count: formatNumber(refused) })] : []),
    ...(own ? [text('members.bulk.own')] : []),
  ];
}

/** Describes the members who would change, by role: "900 members and 2 admins". */
function peopleOf({ permissions: counts }: BulkPreview): string {
  return formatList(
    permissions.flatMap((permission) => {
      const count = counts[permission] ?? 0;
      return count > 0 ? [formatCount(count, noun(`noun.${permission}`))] : [];
    }),
  );
}
