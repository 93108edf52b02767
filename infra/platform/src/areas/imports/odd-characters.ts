import type { ImportFile } from '@campus/contracts/imports/import-files';

const odd = /\uFFFD/g;
const beyondAscii = /[^\0-\x7F\uFFFD]/g;

/** Counts the decoding errors and, with `letters`, the non-ASCII characters that were decoded. */
export function unreadable({ letters: countsLetters }: { letters: boolean }) {
  let count = 0;
  let letters = 0;
  let line = 1;

  const look = (text: string) => {
    if (count === 0) line += breaksIn(text.includes('\uFFFD') ? text.slice(0, text.indexOf('\uFFFD')) : text);
    count += countOf(text, odd);
    if (countsLetters) letters += countOf(text, beyondAscii);
  };
  return {
    look,
    async *looking(texts: AsyncIterable<string>): AsyncGenerator<string> {
      for await (const text of texts) {
        look(text);
        yield text;
      }
    },
    get count(): number {
      return count;
    },
    get letters(): number {
      return letters;
    },
    get reported(): ImportFile['oddBytes'] {
      return count === 0 ? null : { count, line };
    },
  };
}

function breaksIn(text: string): number {
  return countOf(text, /\r\n?|\n/g);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
