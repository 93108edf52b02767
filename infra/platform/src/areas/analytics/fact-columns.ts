import '@campus/contracts/analytics/report-messages';
import { text } from '@campus/contracts/core/text';
import type { CsvColumn } from '@campus/csv/write';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readReportRooms } from './report-rooms.ts';

/** What is true of all rows of a file. The rows repeat it, so that files can be concatenated. */
export interface FileFacts {
  account: { id: string; name: string };
  /** The zone of the file's dates and times. */
  timeZone: string;
  definition: string;
}

/** A room in a file. Its name and id are empty if it no longer exists. */
export interface FileRoom {
  id: string;
  name: string;
}

/** Returns the columns for account, zone, and definition. */
export function factColumns({ account, timeZone, definition }: FileFacts): CsvColumn<unknown>[] {
  return [
    { header: text('analytics.column.account'), cell: () => account.name },
    { header: text('analytics.column.accountId'), cell: () => account.id },
    { header: text('analytics.column.zone'), cell: () => timeZone },
    { header: text('analytics.column.definition'), cell: () => definition },
  ];
}

/** Returns the columns for the name and the id of each row's room. */
export function roomColumns<Row>(roomOf: (row: Row) => FileRoom | undefined): CsvColumn<Row>[] {
  return [
    { header: text('analytics.column.roomName'), cell: (row) => roomOf(row)?.name ?? '' },
    { header: text('analytics.column.roomId'), cell: (row) => roomOf(row)?.id ?? '' },
  ];
}

/** Returns a function that finds an account's room by its name on the servers of the world. */
export async function roomsByServerName(
  sql: Queryable,
  accountId: string,
): Promise<(sfsRoom: string) => FileRoom | undefined> {
  const { results } = await readReportRooms(sql, accountId);
  // Several rooms can have one such name. The first one by name is shown, as on the page.
  const rooms = new Map(
    results.toReversed().map(({ objectId: id, name, SFSRoom }) => [SFSRoom, { id, name }]),
  );
  return (sfsRoom) => rooms.get(sfsRoom);
}
