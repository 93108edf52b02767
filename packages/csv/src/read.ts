import { restored } from '@campus/domain/csv';
import { parse } from 'csv-parse';

/** A row of a CSV file: its cells, and the line of the file in which it begins, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * Reads a CSV file row by row, as fast as the rows are taken: UTF-8 with or without its mark, any line ends,
 * quotes as RFC 4180 has them, comma or semicolon or tab between cells. Rows may differ in length; empty lines are
 * left out. What was neutralised for spreadsheets is restored. Throws csv-parse's error where quotes do not close.
 */
export async function* readCsv(content: AsyncIterable<Uint8Array> | Uint8Array): AsyncGenerator<CsvRow> {
  const pieces = content instanceof Uint8Array ? [content] : content;
  const parser = parse({
    bom: true,
    delimiter: [',', ';', '\t'],
    info: true,
    max_record_size: 1_000_000,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const sent = send(pieces, parser);
  // A failure to read the pieces ends the parser too, which is where it is thrown.
  sent.catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))));
  for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>)
    yield { line: info.lines, cells: record.map((cell) => restored(cell.trim())) };
  await sent;
}

async function send(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  parser: ReturnType<typeof parse>,
): Promise<void> {
  for await (const piece of pieces)
    if (!parser.write(piece)) await new Promise((resolve) => parser.once('drain', resolve));
  parser.end();
}
