import { AppError } from '@campus/contracts/core/app-error';
import { fileFromWire } from '@campus/contracts/core/wire-codec';
import * as wire from '@campus/contracts/profile/functions';
import { campusPrograms } from '@campus/domain/sessions/sessions';
import type { Call } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { implement } from '../../call/implement.ts';
import { createHandover } from '../identity/handover.ts';
import { readUser } from '../identity/users.ts';
import { profilePicture } from '../pictures/picture-use.ts';
import { takePicture } from '../pictures/take-picture.ts';
import { ownView, readMemberProfile } from './member-profile.ts';
import { changeUser, lockUser } from './own-user.ts';
import { readProfile } from './read-profile.ts';
import { updateMemberProfile } from './update-member-profile.ts';
import { updateProfile } from './update-profile.ts';

// Counted per address, which people in a lecture hall may share and use at the same time.
const limit = { calls: 600, seconds: 60 };

/** The functions that people use to manage their own profiles and user. */
export const profileFunctions = [
  implement(wire.getProfile, {
    programs: campusPrograms,
    handle: ({ sql, user }) => readProfile(sql, user.id),
  }),

  implement(wire.updateProfile, {
    limit,
    before: async ({ input: { picture }, services }) =>
      picture && takePicture(services, fileFromWire(picture), profilePicture),
    handle: (call, profilepic) => updateProfile(call, { ...call.input, profilepic }),
  }),

  implement(wire.updateUser, {
    limit,
    handle: async ({ sql, user, input, audit }) => {
      const previous = await lockUser(sql, user.id);
      audit.note({ target: { type: 'user', id: user.id, label: user.email } });
      audit.note(await changeUser(sql, user.id, { previous, wanted: input }));
      const updated = await readUser(sql, user.id);
      if (!updated) throw new AppError('signedOut', 'access.signedOut');
      return updated;
    },
  }),

  implement(wire.getOwnMemberProfile, {
    programs: campusPrograms,
    handle: async ({ sql, user, input: { accountId } }) =>
      ownView(await readMemberProfile(sql, { accountId, userId: user.id })),
  }),

  implement(wire.updateOwnMemberProfile, async (call) => {
    const change = { ...call.input, userId: call.user.id, editor: 'member' } as const;
    return ownView(await updateMemberProfile(call, change));
  }),

  implement(wire.openWebDemo, {
    limit,
    handle: (call) => openWebDemo(call, call.input.accountId),
  }),
];

interface Demo {
  worldName: string;
  allowed: boolean;
}

/** Hands the caller's session over to the web demo of an account's world, if the account allows it. */
async function openWebDemo(
  call: Pick<Call, 'sql' | 'audit' | 'services'> & { session: CallSession },
  accountId: string,
): Promise<{ token: string; worldName: string; expiresAt: string }> {
  const demo = await call.sql.one<Demo>(
    `select coalesce(w.name, '') as "worldName",
       a."dashboardOptions"->'isWebdemoAllowed' is not distinct from 'true' as allowed
     from "Account" a left join "World" w on w.account = a."objectId" where a."objectId" = $1`,
    [accountId],
  );
  if (!demo?.allowed) throw new AppError('notFound', 'profile.webDemo.none');
  const { worldName } = demo;
  call.audit.note({ target: { type: 'world', id: '', label: worldName } });
  const { token, expiresAt } = await createHandover(call, { accountId, purpose: 'webDemo' });
  return { token, worldName, expiresAt: expiresAt.toISOString() };
}
