import { randomInt } from 'node:crypto';
import * as z from 'zod';
import type { PlatformConfig } from '../../foundation/config.ts';
import { type Belonging, decrypt, encrypt } from '../../foundation/encryption.ts';

type Secret = Pick<PlatformConfig, 'tokenSecret'>;

// Excludes letters and digits that look alike.
const letters = 'abcdefghijkmnpqrstuvwxyz';
const digits = '23456789';
const length = 10;

const pair = z.array(z.string()).length(2);

/**
 * Returns two new passcodes that follow the rules for rooms: at least 8 characters, with a letter and a
 * digit.
 */
export function newPasscodes(): string[] {
  return [newPasscode(), newPasscode()];
}

function newPasscode(): string {
  const drawn = Array.from({ length: length - 2 }, () => draw(letters + digits));
  return draw(letters) + drawn.join('') + draw(digits);
}

function draw(from: string): string {
  return from.charAt(randomInt(from.length));
}

/** Encrypts a space's passcodes for storage. The database does not contain the key. */
export function encryptPasscodes(
  { tokenSecret }: Secret,
  spaceId: string,
  passcodes: readonly string[],
): string {
  return encrypt(tokenSecret, passcodesOf(spaceId), JSON.stringify(passcodes));
}

/** Decrypts the stored passcodes of a space. */
export function decryptPasscodes({ tokenSecret }: Secret, spaceId: string, encrypted: string): string[] {
  return pair.parse(JSON.parse(decrypt(tokenSecret, passcodesOf(spaceId), encrypted)));
}

function passcodesOf(spaceId: string): Belonging {
  return { purpose: 'private space passcodes', owner: spaceId };
}
