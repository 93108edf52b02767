import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/invitations/functions';
import { refuseDelete } from '@campus/domain/invitations/invitations';
import { aboutRow } from '../../call/about-row.ts';
import { implement } from '../../call/implement.ts';
import { invitationTable } from '../../foundation/schema/tables/invitation.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { countPending, deletePending } from './delete-pending.ts';
import { findInvitations } from './find-invitations.ts';
import { invite } from './invite.ts';
import { listInvitations, listInvitationsAfter } from './list-invitations.ts';
import { readInvitation, readInvitations } from './read-invitations.ts';
import { lockInvitation, resend } from './resend-invitation.ts';
import { countUnanswered } from './unanswered.ts';
import { refuseDisabled, useCount } from './use-unanswered.ts';

const ofInvitation = aboutRow(invitationTable, 'invitationId', 'invitations.notFound');

/** The functions that administrators use to manage invitations. */
export const invitationManagement = [
  implement(wire.getInvitations, {
    handle: async ({ sql, services: { config }, input: { accountId, options } }) => {
      const [direction, field] = options.sort;
      const { search, status, limit, skip, after } = options;
      const sort = { direction, field };
      const { ids, ...page } =
        after === undefined
          ? await listInvitations(sql, { accountId, search, status, sort, limit, offset: skip })
          : await listInvitationsAfter(sql, { accountId, search, status }, { after, limit });
      return { ...page, invitations: await readInvitations({ sql, config }, ids) };
    },
  }),

  implement(wire.findInvitations, async ({ sql, services: { config }, input }) => {
    const { ids, hasMore } = await findInvitations(sql, input);
    return { results: await readInvitations({ sql, config }, ids), hasMore };
  }),

  implement(wire.verifyAndSaveInvitation, {
    handle: invite,
  }),

  implement(wire.resendInvitation, {
    ...ofInvitation,
    handle: async (call) => {
      const invitation = await lockInvitation(call, call.input.invitationId);
      await resend(call, invitation);
      return readInvitation({ sql: call.sql, config: call.services.config }, invitation.id);
    },
  }),

  implement(wire.deleteInvitation, {
    ...ofInvitation,
    handle: async (call) => {
      const invitation = await lockInvitation(call, call.input.invitationId);
      const { id, status, email, permission } = invitation;
      const refusal = refuseDelete(call.actor.accountAccess.level, invitation);
      if (refusal === 'invitations.delete.tooHigh') throw new AppError('forbidden', refusal);
      if (refusal) throw new AppError('conflict', refusal);
      await call.sql.query('delete from "Invitation" where "objectId" = $1', [id]);
      call.audit.note({ before: { email, permission, status } });
    },
  }),

  implement(wire.countPendingInvitations, {
    handle: ({ sql, user, input: { accountId }, actor }) =>
      countPending(sql, { accountId, userId: user.id, level: actor.accountAccess.level }),
  }),

  implement(wire.deletePendingInvitations, {
    handle: async (call) => {
      const deleted = await deletePending(call, { ...call.input, level: call.actor.accountAccess.level });
      return call.input.counted === undefined ? deleted.removed : deleted;
    },
  }),

  implement(wire.countUnansweredInvitations, {
    handle: async ({ sql, services: { config }, user, input, actor }) => {
      await refuseDisabled(sql, input.accountId);
      const { level } = actor.accountAccess;
      return countUnanswered({ sql, config }, { ...input, userId: user.id, level });
    },
  }),

  implement(wire.resendUnansweredInvitations, {
    handle: async (call) => {
      const { accountId, ...params } = call.input;
      await refuseDisabled(call.sql, accountId);
      const leftOut = await useCount(call);
      return { ...(await startTask(call, { accountId, kind: 'invitations.resend', params })), leftOut };
    },
  }),

  implement(wire.invitedUsersExport, {
    handle: async (call) => {
      const { accountId, ...params } = call.input;
      return { task: await startTask(call, { accountId, kind: 'invitations.export', params }) };
    },
  }),
];
