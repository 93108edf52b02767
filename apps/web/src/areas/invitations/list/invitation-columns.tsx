import { text } from '@campus/contracts/core/text';
import type { invitationSorts } from '@campus/contracts/invitations/invitations';
import { permissionOfRole, roleLabel } from '@campus/domain/access/role-names';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DataColumn } from '../../../components/data-table/columns.ts';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { InvitationStatusBadge } from './invitation-status-badge.tsx';
import type { InvitationRow } from './use-invitations.ts';

type InvitationSort = (typeof invitationSorts)[number];

/** The columns of the list of invitations. */
export const invitationColumns = (): readonly DataColumn<InvitationRow, InvitationSort>[] => [
  {
    id: 'email',
    header: text('field.email'),
    sort: 'email',
    cell: (invitation) => invitation.email,
    width: 200,
  },
  {
    id: 'role',
    header: text('invitations.column.role'),
    cell: ({ role }) => <chakra.span textTransform="capitalize">{roleText(role)}</chakra.span>,
  },
  {
    id: 'status',
    header: text('invitations.column.status'),
    sort: 'status',
    cell: (invitation) => <InvitationStatusBadge invitation={invitation} />,
  },
  {
    id: 'mailedAt',
    header: text('invitations.column.mailed'),
    sort: 'mailedAt',
    cell: ({ mailedAt }) =>
      mailedAt === null ? text('invitations.notYetMailed') : <TimeText value={mailedAt} />,
  },
  {
    id: 'updatedAt',
    header: text('invitations.column.updated'),
    sort: 'updatedAt',
    cell: (invitation) => <TimeText value={invitation.updatedAt} />,
  },
];

/**
 * The role of an invitation: a translated label if every account has the role, otherwise the role's own name.
 */
function roleText(role: string): string {
  const permission = permissionOfRole(role);
  return permission ? text(`invitations.role.${permission}`) : roleLabel(role);
}
