import { AppError } from '@campus/contracts/core/app-error';
import type { RefusalKey } from '@campus/contracts/core/keys';
import { type Sql, violates } from '../../foundation/database/sql.ts';
import { isHeldForObjection } from '../email-change/give-email.ts';
import { createUser, type Registration } from '../identity/users.ts';

interface Refusals {
  /** The refusal if a user has the email. */
  taken: RefusalKey;
  /** The refusal if another person can still reclaim the email; the same by default. */
  held?: RefusalKey;
}

/** Creates a user with an email that nobody has or can reclaim. Returns the id. */
export async function createUniqueUser(
  sql: Sql,
  registration: Registration,
  { taken, held = taken }: Refusals = { taken: 'signUp.emailTaken' },
): Promise<string> {
  try {
    const userId = await createUser(sql, registration);
    if (await isHeldForObjection(sql, registration.email, userId)) throw new AppError('conflict', held);
    return userId;
  } catch (error) {
    if (violates(error, '_User_unique_email')) throw new AppError('conflict', taken);
    throw error;
  }
}
