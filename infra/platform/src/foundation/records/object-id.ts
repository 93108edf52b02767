import { randomFillSync } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Larger bytes would make the first letters more likely than the others. */
const fair = 256 - (256 % alphabet.length);

/** Random bytes, drawn a few thousand at a time: an import makes a hundred thousand ids. */
const drawn = new Uint8Array(4096);
let used = drawn.length;

/** Returns a new id in Parse Server's format: ten letters and digits. */
export function newObjectId(): string {
  let id = '';
  while (id.length < 10) {
    const byte = nextByte();
    if (byte < fair) id += alphabet[byte % alphabet.length];
  }
  return id;
}

function nextByte(): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  return drawn[used++] ?? 0;
}
