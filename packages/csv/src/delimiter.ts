import { type ImportDelimiter, importDelimiters } from '@campus/domain/imports/imports';

/** The line in which spreadsheets name the cell delimiter, such as `sep=;`. */
const separatorLine = /^\uFEFF?sep=(.)[ \t]*(?:\r\n|\n|\r)/i;

/** The bytes before a file's first row: the byte order mark and the line that names the delimiter. */
export function bytesBeforeRows(head: string): { bytes: number; lines: number } {
  const [line] = separatorLine.exec(head) ?? [];
  if (line !== undefined) return { bytes: Buffer.byteLength(line), lines: 1 };
  return { bytes: head.startsWith('\uFEFF') ? 3 : 0, lines: 0 };
}

/** A quoted cell, from the sign before it. Quotes within a cell are literal. */
const quotedCell = /(^|[,;|\t\r\n])[ ]*"(?:[^"]|"")*(?:"|$)/g;
/** The maximum number of lines that a delimiter is judged by. */
const maxLines = 1_000;

/**
 * The delimiter that a text names, or else the one on which most lines agree: that most lines have outside quotes,
 * most of them equally often. Between equals, the first line that has any decides, by how often it has each.
 */
export function delimiterOf(text: string): ImportDelimiter {
  const named = importDelimiters.find((sign) => sign === separatorLine.exec(text)?.[1]);
  if (named) return named;
  const lines = text
    .replace(separatorLine, '')
    .replace(/^[\uFEFF\r\n ]+/, '')
    .replaceAll(quotedCell, '$1')
    .split(/[\r\n]+/, maxLines + 1)
    .slice(0, maxLines);
  const scores = importDelimiters.map((sign) => ({ sign, score: agreement(lines, sign) }));
  return scores.reduce((most, other) => (isMore(other.score, most.score) ? other : most)).sign;
}

function agreement(lines: readonly string[], sign: ImportDelimiter): number[] {
  const counts = lines.map((line) => line.split(sign).length - 1);
  const having = counts.filter((count) => count > 0);
  // A few cells of a single column may have the sign in their text.
  if (!counts[0] && having.length * 3 < lines.length) return [0, 0, 0];
  const equal = [...Map.groupBy(having, (count) => count).values()].map(({ length }) => length);
  return [having.length, Math.max(0, ...equal), counts[0] ?? 0];
}

/** Compares scores by their first difference. */
function isMore(score: readonly number[], other: readonly number[]): boolean {
  const at = score.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (score[at] ?? 0) > (other[at] ?? 0);
}
