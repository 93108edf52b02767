import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/private-spaces/functions';
import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
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

  implement(wire.getCampusPrivateSpaces, async ({ sql, input, actor, services: { config } }) => {
    const { accountId, sorts, skip, limit, ...filter } = input;
    const total = await countSpaces(sql, { accountId, filter });
    const ids = await listSpaceIds(sql, { accountId, filter, sorts }, { limit, skip });
    const spaces = await readSpaces(sql, ids);
    return {
      total,
      spaces: spaces.map((space) => ({
        ...shownSpace(space),
        // A script that reads spaces does not need their passcodes.
        passcodes: actor.grant ? ['', ''] : decryptPasscodes(config, space.id, space.passcodes),
      })),
    };
  }),

  implement(wire.updatePrivateSpaceStatus, {
    ...aboutRow(privateSpaceTable, 'spaceId', 'privateSpaces.notFound'),
    handle: async (call) => {
      const { spaceId: spaceRoomId, status } = call.input;
      return { space: await changeStatus(call, { spaceRoomId, status }) };
    },
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
  const isOwner = actor.emailVerified && user.email.toLowerCase() === space.ownerEmail;
  const known = decryptPasscodes(services.config, id, space.passcodes);
  if (!isOwner && !known.some((one) => isSameSecret(passcode, one)))
    throw new AppError('forbidden', 'privateSpaces.passcode.wrong');
  return { id, name, type, maxUsers };
}
