import '@campus/contracts/badges/page-messages';
import type { Badge } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import type { Option, SelectEdit } from '../../components/data-table/columns.ts';

interface BadgeHolder {
  badges: readonly { id: string; name: string }[];
}

/** The badges as options of a menu. */
export function badgeOptions(badges: readonly Badge[]): Option[] {
  return badges.map(({ id, name }) => ({ value: id, label: name }));
}

/** Stands for "none" in the menu, which skips options without a value. */
const noBadge = 'none';

/** How the badge of a member is edited: one badge replaces all earlier ones. */
export function badgeEdit<Row extends BadgeHolder>({
  badges,
  mayAssign,
  onAssign,
}: {
  /** The badges of the account. */
  badges: readonly Badge[];
  mayAssign: (row: Row) => boolean;
  /** Assigns a badge, or removes all with null. Returns why that failed, or undefined. */
  onAssign: (row: Row, badge: Badge | null) => Promise<string | undefined>;
}): SelectEdit<Row> {
  const choices = [{ value: noBadge, label: text('badges.noBadge') }, ...badgeOptions(badges)];
  return {
    kind: 'select',
    value: idsOf,
    locked: (row) => {
      if (!mayAssign(row)) return text('members.levelTooHigh');
      return badges.length === 0 && row.badges.length === 0 ? text('badges.none') : undefined;
    },
    options: (row) => [...choices, ...several(row)],
    commit: (row, value) => onAssign(row, badges.find(({ id }) => id === value) ?? null),
  };
}

/** Older members may have several badges. They cannot be assigned together. */
function several(row: BadgeHolder): Option[] {
  return row.badges.length > 1 ? [{ value: idsOf(row), label: badgeNames(row) }] : [];
}

const idsOf = ({ badges }: BadgeHolder) => badges.map(({ id }) => id).join() || noBadge;

/** The names of a member's badges in one text. */
export const badgeNames = ({ badges }: BadgeHolder) => badges.map(({ name }) => name).join(', ');
