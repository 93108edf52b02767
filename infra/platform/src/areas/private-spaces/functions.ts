import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/private-spaces/functions';
import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import { isAbsent, mayOpen } from '@campus/domain/access/page-decision';
import { isAccessible, type SpaceStatus } from '@campus/domain/private-spaces/private-spaces';
import { campusPrograms } from '@campus/domain/sessions/sessions';
import { isSameSecret } from '@campus/server-kit/same-secret';
import type * as z from 'zod';
import { aboutRow } from '../../call/about-row.ts';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { privateSpaceTable } from '../../foundation/schema/tables/private-space.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { countSpaces, listSpaceIds } from './list-spaces.ts';
import { decryptPasscodes } from './passcodes.ts';
import { readSpace, readSpaces, shownSpace } from './read-spaces.ts';
import { readSpaceTypes } from './read-types.ts';

/** The private spaces of an account. People who can open the report can read and change them. */
export const privateSpaceFunctions = [
  implement(wire.getCampusPrivateSpaceTypes, async ({ sql, input }) => {
    const types = await readSpaceTypes(sql, input.accountId);
    return { items: types.map(({ id, name }) => ({ id, name })) };
  }),

  implement(wire.getCampusPrivateSpaces, async ({ sql, input }) => {
    const { accountId, sorts, skip, limit, ...filter } = input;
    const total = await countSpaces(sql, { accountId, filter });
    const ids = await listSpaceIds(sql, { accountId, filter, sorts }, { limit, skip });
    const spaces = await readSpaces(sql, ids);
    return {
      total,
      // No list has passcodes: they are revealed one space at a time (PSP-050).
      spaces: spaces.map((space) => ({ ...shownSpace(space), passcodes: ['', ''] })),
    };
  }),

  implement(wire.updatePrivateSpaceStatus, {
    ...aboutRow(privateSpaceTable, 'spaceId', 'privateSpaces.notFound'),
    handle: async (call) => {
      const { spaceId: spaceRoomId, status } = call.input;
      return { space: await changeStatus(call, { spaceRoomId, status }) };
    },
  }),

  implement(wire.revealPrivateSpacePasscodes, {
    ...aboutRow(privateSpaceTable, 'spaceId', 'privateSpaces.notFound'),
    handle: async (call) => ({ passcodes: await revealPasscodes(call, call.input.spaceId) }),
  }),

  implement(wire.exportPrivateSpacesSummaryReport, async (call) => {
    const { accountId, ...params } = call.input;
    return { task: await startTask(call, { accountId, kind: 'privateSpaces.export', params }) };
  }),

  cloudFunction(wire.enterPrivateSpace, {
    ...aboutRow(privateSpaceTable, 'spaceRoomId', 'privateSpaces.notFound'),
    access: { level: 'member' },
    programs: campusPrograms,
    callerLimit: { calls: 30, seconds: 60 },
    handle: enterSpace,
  }),
];

/** Changes a space's status and when it changed. Does nothing if the space already has this status. */
async function changeStatus(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  { spaceRoomId, status }: { spaceRoomId: string; status: SpaceStatus },
): Promise<PrivateSpace> {
  const space = await readSpace(sql, spaceRoomId, { lock: true });
  audit.note({
    target: { type: 'privateSpace', id: space.id, label: space.name },
    before: { status: space.status },
    after: { status },
  });
  if (space.status === status) return shownSpace(space);
  const statusChangedAt = new Date();
  await privateSpaceTable.update(sql, space.id, { status, statusChangedAt });
  return shownSpace({ ...space, status, statusChangedAt });
}

/** The passcodes of a space, for its owner and for people who may open the report; recorded as read (PSP-050). */
async function revealPasscodes(
  { sql, audit, user, actor, services }: Pick<Entering, 'sql' | 'audit' | 'user' | 'actor' | 'services'>,
  spaceId: string,
): Promise<string[]> {
  const space = await readSpace(sql, spaceId);
  audit.note({ target: { type: 'privateSpace', id: space.id, label: space.name } });
  const isOwner = isOwnedBy(space, user, actor) && !isAbsent('privateSpaceReport', actor.accountAccess);
  if (!isOwner && !mayOpen('privateSpaceReport', actor.accountAccess))
    throw new AppError('forbidden', 'access.forbidden');
  return decryptPasscodes(services.config, space.id, space.passcodes);
}

function isOwnedBy(
  { ownerEmail }: Pick<PrivateSpace, 'ownerEmail'>,
  user: Entering['user'],
  { emailVerified }: Entering['actor'],
): boolean {
  return emailVerified && user.email.toLowerCase() === ownerEmail;
}

type Entering = Call<z.output<typeof wire.enterPrivateSpace.input>, { level: 'member' }>;

/**
 * Lets a member into an open space: its owner, by verified email, and people with a passcode. Refuses
 * everybody if the space is inactive or archived (PSP-016).
 */
async function enterSpace({
  sql,
  input: { spaceRoomId, passcode },
  user,
  actor,
  services,
}: Pick<Entering, 'sql' | 'input' | 'user' | 'actor' | 'services'>): Promise<
  z.input<typeof wire.enterPrivateSpace.output>
> {
  const space = await readSpace(sql, spaceRoomId);
  const { id, name, type, maxUsers } = space;
  if (!isAccessible(space.status)) throw new AppError('forbidden', 'privateSpaces.closed');
  const isOwner = isOwnedBy(space, user, actor);
  const known = decryptPasscodes(services.config, id, space.passcodes);
  if (!isOwner && !known.some((one) => isSameSecret(passcode, one)))
    throw new AppError('forbidden', 'privateSpaces.passcode.wrong');
  return { id, name, type, maxUsers };
}
