import * as wire from '@campus/contracts/private-spaces/functions';
import { campusPrograms } from '@campus/domain/sessions/sessions';
import { aboutRow } from '../../call/about-row.ts';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { privateSpaceTable } from '../../ground/schema/tables/private-space.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { changeStatus } from './change-status.ts';
import { enterSpace } from './enter-space.ts';
import { countSpaces, listSpaceIds } from './list-spaces.ts';
import { decryptPasscodes } from './passcodes.ts';
import { readSpaces, shownSpace } from './read-spaces.ts';
import { readSpaceTypes } from './read-types.ts';

/** The private spaces of an account, read and changed by those who may open the report. */
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
        // A script that reads spaces needs no key to them.
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
