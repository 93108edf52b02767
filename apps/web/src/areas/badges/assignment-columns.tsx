import type { AssignmentRow, Badge } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { badgeEdit, badgeNames } from '../../features/badges/badge-edit.ts';
import type { Assign } from '../../features/badges/use-assign-badge.ts';

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
      ...(badges && {
        edit: badgeEdit<AssignmentRow>({
          badges,
          mayAssign: ({ can }) => can.assign,
          onAssign: (member, badge) => onAssign({ member, badge }),
        }),
      }),
    },
  ];
}

function badgesOf(member: AssignmentRow) {
  if (member.badges.length > 0) return badgeNames(member);
  return <chakra.span color="fg.subtle">{text('badges.noBadge')}</chakra.span>;
}
