import { createHash, randomBytes } from 'node:crypto';
import { insertRows } from '@campus/platform/foundation/records/insert-rows';
import { baseColumns } from '@campus/platform/foundation/records/row';
import { type Person, sql, unique } from '../../world/world.ts';

interface LinkOverrides {
  email?: string;
  createdAt?: Date;
  expiresAt?: Date;
  serverConfigName?: string;
}

/** Creates a mailed link for a person without sending a mail. Returns its secret. */
export async function makeMailedLink(
  purpose: 'verification' | 'passwordReset' | 'emailChange' | 'emailObjection',
  person: Person,
  { createdAt = new Date(), ...overrides }: LinkOverrides = {},
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertRows(sql, 'MailedLink', [
    {
      ...baseColumns({ createdAt }),
      purpose,
      user: person.userId,
      email: person.email,
      tokenSeed: randomBytes(24).toString('base64url'),
      tokenHash: createHash('sha256').update(secret).digest('hex'),
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
      serverConfigName: '',
      ...overrides,
    },
  ]);
  return secret;
}

/** Starts a person's change to a new email without sending a mail. Returns the secret of the link. */
export function makePendingEmail(person: Person, email = `pending-${unique()}@campus.test`): Promise<string> {
  return makeMailedLink('emailChange', person, { email });
}
