import type { viewAs as contract } from '@campus/contracts/effective-access/effective-access';
import type { WireEntry } from '@campus/contracts/rooms/entries';
import { guardOf, redirectOf } from '@campus/domain/access/guard';
import { pages } from '@campus/domain/access/pages';
import { roomRoleOf } from '@campus/domain/access/room-levels';
import { visitorOf } from '@campus/domain/effective-access/configuration';
import { decideTarget } from '@campus/domain/effective-access/targets';
import { menuOf } from '@campus/domain/rooms/menu';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readConfiguration } from './read-configuration.ts';

/** Reads the rooms and commands of an account, in order. */
export type ReadEntries = (sql: Queryable, accountId: string) => Promise<WireEntry[]>;

/**
 * Returns the pages and the menu for a role, assuming that the person meets the account's sign-in
 * requirements.
 */
export async function viewAs(
  sql: Queryable,
  { accountId, role: level }: z.output<typeof contract.input>,
  readEntries: ReadEntries,
): Promise<z.input<typeof contract.output>> {
  const configuration = await readConfiguration(sql, accountId);
  const visitor = visitorOf(level, configuration);
  const open = pages.filter((page) => decideTarget({ kind: 'page', page }, visitor, configuration)?.allowed);
  const role = roomRoleOf(level);
  const { worldBuildVersion } = configuration;
  const viewer = role && { role, teamId: '', groups: [], worldBuildVersion };
  return {
    pages: open.filter((page) => redirectOf(guardOf(page), { level, pages: open }) === undefined),
    folders: viewer ? menuOf(await readEntries(sql, accountId), 'GOTO', viewer) : [],
  };
}
