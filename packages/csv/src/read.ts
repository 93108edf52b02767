import { pipeline } from 'node:stream/promises';
import { restored } from '@campus/domain/csv';
import { parse } from 'csv-parse';
import { csvReading, lineCounter } from './csv-reading.ts';
import { withDelimiter } from './delimiter.ts';

/** A row of a CSV file: its cells, and the line of the file in which it begins, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * Reads a CSV file row by row, as fast as the rows are taken: UTF-8 with or without its mark, any line ends,
 * quotes as RFC 4180 has them, comma, semicolon or tab between cells, whichever the first line has. Rows may
 * differ in length; those without any text are left out. What was neutralised for spreadsheets is restored. Throws
 * csv-parse's error where quotes do not close.
 */
export async function* readCsv(content: AsyncIterable<Uint8Array> | Uint8Array): AsyncGenerator<CsvRow> {
  const { delimiter, pieces } = await withDelimiter(content instanceof Uint8Array ? [content] : content);
  const parser = parse({ ...csvReading, info: true, bom: true, delimiter, max_record_size: 1_000_000 });
  // A failure of either ends the other too, as does whoever takes no further row; it is thrown from the parser.
  pipeline(pieces, parser).catch(() => undefined);
  const linesOf = lineCounter();
  for await (const parsed of parser as AsyncIterable<Parsed>)
    yield {
      line: linesOf(parsed.record, parsed.info.lines).begin,
      cells: parsed.record.map((cell) => restored(cell.trim())),
    };
}

interface Parsed {
  record: string[];
  info: { lines: number };
}
