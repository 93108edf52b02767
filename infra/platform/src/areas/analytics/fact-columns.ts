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
  /** The start and end of the window of a report. */
  window?: { from: Date; to: Date };
}

/** A room in a file. Its name and id are empty if it no longer exists. */
export interface FileRoom {
  id: string;
  name: string;
}

/** Returns the columns for account, window, zone, and definition. */
export function factColumns({ account, timeZone, definition, window }: FileFacts): CsvColumn<unknown>[] {
  const facts = {
    account: account.name,
    accountId: account.id,
    ...(window && { from: window.from.toISOString(), to: window.to.toISOString() }),
    zone: timeZone,
    definition,
  };
  return Object.entries(facts).map(([name, value]) => ({
    header: text(`report.column.${name as keyof Required<typeof facts>}`),
    cell: () => value,
  }));
}

/** Returns the columns for the name and the id of each row's room. */
export function roomColumns<Row>(roomOf: (row: Row) => FileRoom | undefined): CsvColumn<Row>[] {
  return [
    { header: text('report.column.roomName'), cell: (row) => roomOf(row)?.name ?? '' },
    { header: text('report.column.roomId'), cell: (row) => roomOf(row)?.id ?? '' },
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
