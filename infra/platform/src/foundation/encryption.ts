import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The purpose and owner of an encrypted text. It cannot be decrypted for another purpose or owner. */
export interface Belonging {
  purpose: string;
  owner: string;
}

/** Encrypts a text that must be readable later. The database does not contain the key. */
export function encrypt(tokenSecret: string, belonging: Belonging, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(tokenSecret, belonging), iv).setAAD(boundTo(belonging));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Decrypts a text from `encrypt`. Throws if it was modified or belongs to another purpose or owner. */
export function decrypt(tokenSecret: string, belonging: Belonging, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(algorithm, keyFor(tokenSecret, belonging), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(boundTo(belonging))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

function keyFor(tokenSecret: string, { purpose }: Belonging): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenSecret, '', purpose, 32));
}

function boundTo({ owner }: Belonging): Uint8Array {
  return Buffer.from(owner, 'utf8');
}
