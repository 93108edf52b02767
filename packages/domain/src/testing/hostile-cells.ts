/** Kinds of hostile cells, by name: each returns a cell of about this many UTF-16 code units. */
export const hostileCells: Readonly<Record<string, (length: number) => string>> = {
  'a letter that decomposes into 18': repeated('\uFDFA'),
  'at signs, a blank, and a letter': (length) => `${'@'.repeat(length)} x`,
  'a bracket and at signs': (length) => `<${'@'.repeat(length)}`,
  'opening angle brackets': repeated('<@'),
  'opening brackets': repeated('['),
  'opening parentheses and letters': repeated('(a'),
  'a letter with combining marks': (length) => `e${'\u0301'.repeat(length)}`,
  'combining marks of two orders': repeated('\u0301\u0327'),
  'double quotes': repeated('"'),
  'quotes and delimiters': repeated('",'),
  'an open quote': (length) => `"${'a'.repeat(length)}`,
  apostrophes: repeated("'"),
  'separators and apostrophes': repeated(";'"),
  'blanks before a letter': (length) => `${' '.repeat(length)}x`,
  'a letter, blanks, and a letter': (length) => `x${' '.repeat(length)}x`,
  'no-break spaces': repeated('\u00A0'),
  tabs: repeated('\t'),
  'line ends': repeated('\r\n'),
  digits: repeated('1'),
  'digits before a letter': (length) => `${'1'.repeat(length)}x`,
  'groups of digits with commas': (length) => `1${',111'.repeat(length / 4)}x`,
  'groups of digits with blanks': (length) => `1${' 11'.repeat(length / 3)}x`,
  commas: repeated(','),
  semicolons: repeated(';'),
  'semicolons and letters': repeated('a;'),
  points: repeated('.'),
  hyphens: repeated('-'),
  'equals signs': repeated('='),
  'letters from the right': repeated('\u05D0'),
  'marks of direction': repeated('\u202E'),
  'lone surrogates': repeated('\uD800'),
  'zero-width joiners': repeated('\u200D'),
  emoji: repeated('👩‍👩‍👧'),
  'a date with digits': (length) => `2026-01-01 ${'0'.repeat(length)}`,
  'a date with blanks': (length) => `2026-01-01${' '.repeat(length)}x`,
  'a time with digits of a second': (length) => `2026-01-01T00:00:00.${'0'.repeat(length)}`,
  'open entities': repeated('&a'),
  'an entity without an end': (length) => `&${'a'.repeat(length)}`,
  'beginnings of scripts': repeated('javascript '),
  'data with blanks': (length) => `data${' '.repeat(length)}x`,
  NUL: repeated('\0'),
};

function repeated(part: string): (length: number) => string {
  return (length) => part.repeat(Math.ceil(length / part.length));
}

const lengths = { short: 500, long: 10_000 };
/** The time that is allowed in any case, in milliseconds. Below it, a clock measures noise. */
const negligible = 20;
const attempts = 6;

/**
 * Whether the work for a cell grows about as its length, on the best of several measurements. Work that grows with
 * the square takes 400 times as long for a cell of 20 times the length; 100 times is allowed.
 */
export function growsAsLength(work: (cell: string) => unknown, cellOf: (length: number) => string): boolean {
  const [short, long] = [cellOf(lengths.short), cellOf(lengths.long)];
  let [ofShort, ofLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    ofLong = Math.min(
      ofLong,
      timeOf(() => work(long)),
    );
    if (ofLong <= negligible) return true;
    ofShort = Math.min(
      ofShort,
      timeOf(() => work(short)),
    );
  }
  return ofLong <= 100 * ofShort;
}

function timeOf(action: () => unknown): number {
  const begin = performance.now();
  action();
  return performance.now() - begin;
}
