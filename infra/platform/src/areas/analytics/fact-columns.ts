import '@campus/contracts/analytics/report-messages';
import { text } from '@campus/contracts/core/text';
import { instantColumn, type TableColumn, textColumn } from '@campus/table-files/columns';
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
export function factColumns({ account, timeZone, definition, window }: FileFacts): TableColumn<unknown>[] {
  return [
    textColumn(text('report.column.account'), () => account.name),
    textColumn(text('report.column.accountId'), () => account.id),
    ...(window
      ? [
          instantColumn(text('report.column.from'), () => window.from),
          instantColumn(text('report.column.to'), () => window.to),
        ]
      : []),
    textColumn(text('report.column.zone'), () => timeZone),
    textColumn(text('report.column.definition'), () => definition),
  ];
}

/** Returns the columns for the name and the id of each row's room. */
export function roomColumns<Row>(roomOf: (row: Row) => FileRoom | undefined): TableColumn<Row>[] {
  return [
    textColumn(text('report.column.roomName'), (row) => roomOf(row)?.name ?? ''),
    textColumn(text('report.column.roomId'), (row) => roomOf(row)?.id ?? ''),
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
