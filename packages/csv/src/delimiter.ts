import { type ImportDelimiter, importDelimiters } from '@campus/domain/imports/imports';

/** The line in which spreadsheets name the cell delimiter, such as `sep=;`. */
const separatorLine = /^\uFEFF?sep=(.)[ \t]*(?:\r\n|\n|\r)/i;

/** The bytes before a file's first row: the byte order mark and the line that names the delimiter. */
export function bytesBeforeRows(head: string): { bytes: number; lines: number } {
  const [line] = separatorLine.exec(head) ?? [];
  if (line !== undefined) return { bytes: Buffer.byteLength(line), lines: 1 };
  return { bytes: head.startsWith('\uFEFF') ? 3 : 0, lines: 0 };
}

/**
 * The delimiter that a text names, or else the most frequent one outside quotes in the first line that has
 * any.
 */
export function delimiterOf(text: string): ImportDelimiter {
  const named = importDelimiters.find((sign) => sign === separatorLine.exec(text)?.[1]);
  if (named) return named;
  const [line = ''] = text
    .replace(separatorLine, '')
    .replace(/^[\uFEFF\r\n ]+/, '')
    .split(/[\r\n]/, 1);
  const outside = line.replaceAll(/"[^"]*"?/g, '');
  const count = (sign: ImportDelimiter) => outside.split(sign).length;
  return importDelimiters.reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}
