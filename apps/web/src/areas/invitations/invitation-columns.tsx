import type { invitationSorts } from '@campus/contracts/invitations';
import { roleLabel } from '@campus/domain/role-names';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { TimeText } from '../../components/time-text.tsx';
import { InvitationStatusBadge } from './invitation-status-badge.tsx';
import type { InvitationRow } from './use-invitations.ts';

type InvitationSort = (typeof invitationSorts)[number];

export const invitationColumns: readonly DataColumn<InvitationRow, InvitationSort>[] = [
  { id: 'email', header: 'Email', sort: 'email', cell: (invitation) => invitation.email, width: 200 },
  {
    id: 'role',
    header: 'Role',
    cell: (invitation) => <chakra.span textTransform="capitalize">{roleLabel(invitation.role)}</chakra.span>,
  },
  {
    id: 'status',
    header: 'Status',
    sort: 'status',
    cell: (invitation) => <InvitationStatusBadge invitation={invitation} />,
  },
  {
    id: 'updatedAt',
    header: 'Updated',
    sort: 'updatedAt',
    cell: (invitation) => <TimeText value={invitation.updatedAt} />,
  },
];
