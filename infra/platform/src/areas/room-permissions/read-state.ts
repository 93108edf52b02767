import type { readRoomPermissions } from '@campus/contracts/room-permissions/room-permissions';
import type { Level } from '@campus/domain/access/levels';
import { reachesThreshold } from '@campus/domain/access/room-levels';
import type { OptionSet } from '@campus/domain/room-permissions/option-index';
import { thresholds } from '@campus/domain/room-permissions/thresholds';
import type * as z from 'zod';
import type { Sql } from '../../foundation/database/sql.ts';
import { readOptionIndex, readPermissionsAccount, webBoardOptions } from './catalog.ts';
import { isOfWebBoards, readRecords, wireRecord, wireWebBoard } from './records.ts';
import { readVersion } from './version.ts';

interface Reader {
  accountId: string;
  level: Level;
  /** The accounts whose page shows the note about private team suites (RPM-012). */
  noted: readonly string[];
}

/** Returns everything that the page shows, except room types and scenes. */
export async function readState(
  sql: Sql,
  { accountId, level, noted }: Reader,
): Promise<z.input<typeof readRoomPermissions.output>> {
  // Reads the version first. If the records are newer, clients read them again; if they were older, clients
  // would never notice.
  const version = await readVersion(sql, accountId);
  const rows = await readRecords(sql, accountId);
  const account = await readPermissionsAccount(sql, accountId);
  const { isWebEnabled, isWebOnly, world, worldBuildVersion } = account;
  return {
    version,
    records: rows.filter((row) => !isOfWebBoards(row)).map(wireRecord),
    webBoards: rows.filter(isOfWebBoards).map(wireWebBoard),
    optionSets: (await readOptionIndex(sql, accountId, account)).sets.map(wireOptionSet),
    webBoardOptions: webBoardOptions(account),
    isWebEnabled,
    isWebOnly,
    world,
    worldBuildVersion,
    notesTeamSuites: noted.includes(accountId),
    highest: thresholds.find((threshold) => reachesThreshold(level, threshold)) ?? 0,
  };
}

function wireOptionSet({ roomTypes, options }: OptionSet) {
  return { roomTypes: roomTypes.map((type) => ({ ...type })), options: [...options] };
}
