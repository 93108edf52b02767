import type { AccessConfiguration } from '@campus/contracts/effective-access/configuration';
import { pages } from '@campus/domain/access/pages';
import type { PermissionOption } from '@campus/domain/room-permissions/options';
import type { Queryable } from '../../foundation/database/sql.ts';
import { storedScope, wireBoards } from '../room-permissions/records.ts';
import { readConfiguration, readPeopleKinds } from './read-configuration.ts';

/** Returns everything that decides about access in an account, in the console's format. */
export async function showConfiguration(sql: Queryable, accountId: string): Promise<AccessConfiguration> {
  const configuration = await readConfiguration(sql, accountId);
  const {
    worldBuildVersion,
    verificationRequired,
    pageAccess,
    rooms,
    options,
    devices,
    records,
    boardOptions,
    boardRecords,
  } = configuration;
  return {
    worldBuildVersion,
    verificationRequired,
    pages: pages.map((page) => {
      const {
        configured = null,
        default: least = null,
        minBuildVersion = null,
        lacking,
      } = pageAccess[page] ?? {};
      return { page, configured, default: least, minBuildVersion, lacking: lacking === true };
    }),
    rooms: rooms.map((room) => ({
      ...room,
      teamAccess: [...room.teamAccess],
      groupAccess: [...room.groupAccess],
    })),
    optionSets: options.sets.map(({ roomTypes, options: own }) => ({
      roomTypes: roomTypes.map((type) => ({ ...type })),
      options: own.map(shownOption),
    })),
    boardOptions: boardOptions.map(shownOption),
    records: records.map(({ id, device, scope, values }) => ({
      id,
      device,
      ...storedScope(scope),
      values: { ...values },
    })),
    boardRecords: boardRecords.map(({ id, scope, values, boards }) => ({
      id,
      ...storedScope(scope),
      values: { ...values },
      boards: wireBoards(boards),
    })),
    devices: [...devices],
    people: await readPeopleKinds(sql, accountId),
  };
}

function shownOption({ id, label, configuredLevel, defaultPermissionLevel }: PermissionOption) {
  return { id, label, level: configuredLevel ?? defaultPermissionLevel };
}
