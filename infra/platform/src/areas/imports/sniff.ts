import type { ImportFile } from '@campus/contracts/imports/import-files';

type Encoding = ImportFile['encoding'];

/** The first bytes of other file types: archives (including spreadsheets), documents, and images. */
const magic = [
  '504b0304',
  '504b0506',
  'd0cf11e0',
  '25504446',
  '1f8b',
  '89504e47',
  'ffd8ff',
  '47494638',
  '7f454c46',
];

const marks: readonly (readonly [string, Encoding])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** The minimum share of zeros in every other byte that indicates UTF-16. */
const zerosOfUtf16 = 0.3;
const maxControlShare = 0.1;

/**
 * Detects the encoding from the start of a file. Returns 'unmarked' if it can be UTF-8 or an older encoding,
 * and undefined if it is not text.
 */
export function encodingOf(head: Uint8Array): Encoding | 'unmarked' | undefined {
  const begins = Buffer.from(head.subarray(0, 4)).toString('hex');
  if (magic.some((sign) => begins.startsWith(sign))) return undefined;
  const marked = marks.find(([mark]) => begins.startsWith(mark));
  if (marked) return marked[1];
  if (shareOf(head, (byte, at) => byte === 0 && at % 2 === 1) > zerosOfUtf16 / 2) return 'utf-16le';
  if (shareOf(head, (byte, at) => byte === 0 && at % 2 === 0) > zerosOfUtf16 / 2) return 'utf-16be';
  return shareOf(head, isControl) > maxControlShare ? undefined : 'unmarked';
}

function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;
}

function shareOf(head: Uint8Array, holds: (byte: number, at: number) => boolean): number {
  let count = 0;
  for (const [at, byte] of head.entries()) if (holds(byte, at)) count += 1;
  return count / Math.max(1, head.length);
}
