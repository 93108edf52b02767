import type { AssignmentRow, Badge } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DataColumn, SelectEdit } from '../../components/data-table/columns.ts';
import type { Assign } from './use-assignments.ts';
import { badgeOptions } from './use-badges.ts';

/** The columns of the assignments table. Badges cannot be edited until the list of badges has loaded. */
export function assignmentColumns(
  badges: readonly Badge[] | undefined,
  onAssign: Assign,
): readonly DataColumn<AssignmentRow>[] {
  return [
    { id: 'email', header: text('field.email'), cell: ({ email }) => email, width: 200 },
    { id: 'name', header: text('badges.column.name'), cell: ({ name }) => name },
    {
      id: 'badge',
      header: text('badges.column.badge'),
      width: 160,
      cell: badgesOf,
      ...(badges && { edit: badgeEdit(badges, onAssign) }),
    },
  ];
}

/** Stands for "none" in the menu, which skips options without a value. */
const noBadge = 'none';

function badgeEdit(badges: readonly Badge[], onAssign: Assign): SelectEdit<AssignmentRow> {
  const choices = [{ value: noBadge, label: text('badges.noBadge') }, ...badgeOptions(badges)];
  return {
    kind: 'select',
    value: idsOf,
    locked: ({ badges: given, can }) => {
      if (!can.assign) return text('members.levelTooHigh');
      return badges.length === 0 && given.length === 0 ? text('badges.none') : undefined;
    },
    options: (member) => [...choices, ...several(member)],
    commit: (member, value) => onAssign({ member, badge: badges.find(({ id }) => id === value) ?? null }),
  };
}

/** Older members may have several badges. They cannot be assigned together. */
function several(member: AssignmentRow) {
  return member.badges.length > 1 ? [{ value: idsOf(member), label: namesOf(member) }] : [];
}

const idsOf = ({ badges }: AssignmentRow) => badges.map(({ id }) => id).join() || noBadge;
const namesOf = ({ badges }: AssignmentRow) => badges.map(({ name }) => name).join(', ');

function badgesOf(member: AssignmentRow) {
  if (member.badges.length > 0) return namesOf(member);
  return <chakra.span color="fg.subtle">{text('badges.noBadge')}</chakra.span>;
}
