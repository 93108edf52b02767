import { AppError } from '@campus/contracts/core/app-error';
import {
  countPendingInvitations,
  deleteInvitation,
  deletePendingInvitations,
  getInvitations,
  invitedUsersExport,
  resendInvitation,
  verifyAndSaveInvitation,
} from '@campus/contracts/invitations/functions';
import { refuseDelete } from '@campus/domain/invitations/invitations';
import { cloudFunction } from '../../call/define.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { countPending, deletePending } from './delete-pending.ts';
import { invite } from './invite.ts';
import { listInvitations } from './list-invitations.ts';
import { accountOfInvitation, readInvitation, readInvitations } from './read-invitations.ts';
import { lockInvitation, resend } from './resend-invitation.ts';

const ofInvitation = {
  access: { page: 'import' },
  account: ({ invitationId }: { invitationId: string }, sql: Queryable) =>
    accountOfInvitation(sql, invitationId),
  missing: 'invitations.notFound',
} as const;

/** What administrators do with invitations. */
export const invitationManagement = [
  cloudFunction(getInvitations, {
    access: { page: 'import' },
    handle: async ({ sql, input: { accountId, options } }) => {
      const [direction, field] = options.sort;
      const { search, limit, skip } = options;
      const sort = { direction, field };
      const list = await listInvitations(sql, { accountId, search, sort, limit, offset: skip });
      return { count: list.count, invitations: await readInvitations(sql, list.ids) };
    },
  }),

  cloudFunction(verifyAndSaveInvitation, {
    access: { page: 'import' },
    audit: { operation: 'invitations.create' },
    handle: invite,
  }),

  cloudFunction(resendInvitation, {
    ...ofInvitation,
    audit: { operation: 'invitations.resend' },
    handle: async (call) => {
      const invitation = await lockInvitation(call, call.input.invitationId);
      await resend(call, invitation);
      return readInvitation(call.sql, invitation.id);
    },
  }),

  cloudFunction(deleteInvitation, {
    ...ofInvitation,
    audit: { operation: 'invitations.remove' },
    handle: async (call) => {
      const { id, status, email, permission } = await lockInvitation(call, call.input.invitationId);
      const refusal = refuseDelete(status);
      if (refusal) throw new AppError('conflict', refusal);
      await call.sql.query('delete from "Invitation" where "objectId" = $1', [id]);
      call.audit.note({ before: { email, permission, status } });
      return {};
    },
  }),

  cloudFunction(countPendingInvitations, {
    access: { page: 'import' },
    handle: ({ sql, input }) => countPending(sql, input.accountId),
  }),

  cloudFunction(deletePendingInvitations, {
    access: { page: 'import' },
    audit: { operation: 'invitations.removePending' },
    handle: (call) => deletePending(call, call.input.accountId),
  }),

  cloudFunction(invitedUsersExport, {
    access: { level: 'admin', page: 'import' },
    audit: { operation: 'invitations.export' },
    handle: (call) =>
      startTask(call, { accountId: call.input.accountId, kind: 'invitations.export', params: {} }),
  }),
];
