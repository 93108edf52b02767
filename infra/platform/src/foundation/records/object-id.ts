import { randomFillSync } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would make the first letters likelier than the others. */
const fair = 256 - (256 % alphabet.length);

/** Drawn a few thousand at once: an import makes a hundred thousand ids. */
const drawn = new Uint8Array(4096);
let used = drawn.length;

/** A new id as Parse Server makes them: ten letters and digits. */
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
