import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 10;
/** Bytes from here on would make the first signs of the alphabet more likely than the others. */
const unfair = 256 - (256 % alphabet.length);

/** A new id as Parse Server makes them: ten letters and digits. */
export function newObjectId(): string {
  let id = '';
  while (id.length < length)
    for (const byte of randomBytes(length - id.length))
      if (byte < unfair) id += alphabet[byte % alphabet.length];
  return id;
}
