import { AppError } from '@campus/contracts/app-error';
import { looksLikeEmail } from '@campus/contracts/fields';
import { text } from '@campus/contracts/messages';
import { type CsvRow, readCsv } from '@campus/csv/read';

/** A line of a list of emails: the email in lower case, '' where there is none, and what people find it by. */
export interface ListedEmail {
  email: string;
  label: string;
}

const mostRows = 100_000;
const longestLabel = 200;
/** Pieces of a file are read one after the other, so that a large one does not hold up everybody else. */
const pieceBytes = 64 * 1024;

/**
 * The emails that a CSV file lists, with or without a header. The column is the one whose header says so, else the
 * first that has an email. Throws why a file is no such list.
 */
export async function readListedEmails(content: Uint8Array): Promise<ListedEmail[]> {
  const rows = await rowsOf(content);
  const [first, second] = rows;
  const hasHeader = first !== undefined && !first.cells.some(isAddress);
  const column = (hasHeader && namedColumn(first)) || firstAddress(hasHeader ? second : first);
  const listed = rows.slice(hasHeader ? 1 : 0).map((row) => listedEmail(row, column));
  if (listed.length > mostRows) throw tooMany();
  if (!listed.some(({ email }) => email !== '')) throw new AppError('invalid', 'badges.import.empty');
  return listed;
}

async function rowsOf(content: Uint8Array): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  try {
    for await (const row of readCsv(pieces(content))) {
      rows.push(row);
      // One may be the header.
      if (rows.length > mostRows + 1) throw tooMany();
    }
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError('invalid', 'badges.import.unreadable').because(error);
  }
  return rows;
}

async function* pieces(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += pieceBytes) {
    yield content.subarray(at, at + pieceBytes);
    await new Promise(setImmediate);
  }
}

function tooMany(): AppError {
  return new AppError('invalid', 'badges.import.tooMany', { max: mostRows.toLocaleString('en') });
}

/** Whether a cell is meant as an email, a mistyped one included. */
function isAddress(cell: string): boolean {
  return cell.includes('@');
}

function namedColumn({ cells }: CsvRow): number | undefined {
  const exact = cells.findIndex((cell) => /^e-?mail$/i.test(cell));
  const similar = cells.findIndex((cell) => /mail/i.test(cell));
  return [exact, similar].find((index) => index !== -1);
}

function firstAddress(row: CsvRow | undefined): number {
  return Math.max(0, row?.cells.findIndex(isAddress) ?? 0);
}

function listedEmail({ cells, line }: CsvRow, column: number): ListedEmail {
  // What PostgreSQL cannot store is in no email.
  const cell = (cells[column] ?? '').replaceAll('\0', '');
  const label = cell.slice(0, longestLabel).toWellFormed() || text('badges.import.line', { line });
  return { email: looksLikeEmail(cell) ? cell.toLowerCase() : '', label };
}
