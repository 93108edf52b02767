import { text } from '@campus/contracts/core/text';
import type { CsvColumn } from '@campus/csv/write';
import type { Queryable } from '../../foundation/database/sql.ts';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { readReportRooms } from './report-rooms.ts';

/** What the rows of a file are about. Each row says it, because files are joined and sent on without their mail. */
export interface FileScope {
  accountId: string;
  /** The start and end of the window (ISO 8601, UTC). */
  from: string;
  to: string;
  zone: string;
  definition: string;
}

/** Returns the columns that say the account, window, zone, and definition in every row. */
export async function scopeColumns(
  sql: Queryable,
  { accountId, from, to, zone, definition }: FileScope,
): Promise<CsvColumn<unknown>[]> {
  const account = await organizationNameOf(sql, accountId);
  const cells = { account, accountId, from, to, zone, definition };
  return (['account', 'accountId', 'from', 'to', 'zone', 'definition'] as const).map((name) => ({
    header: text(`report.column.${name}`),
    cell: () => cells[name],
  }));
}

/** Returns a function that maps the names of rooms on servers to their names in an account; '' if there is none. */
export async function roomNames(sql: Queryable, accountId: string): Promise<(sfsRoom: string) => string> {
  const { results } = await readReportRooms(sql, accountId);
  const names = new Map(results.map(({ SFSRoom, name }) => [SFSRoom, name]));
  return (sfsRoom) => names.get(sfsRoom) ?? '';
}
