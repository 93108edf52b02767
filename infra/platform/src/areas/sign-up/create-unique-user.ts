import { AppError } from '@campus/contracts/core/app-error';
import type { RefusalKey } from '@campus/contracts/core/keys';
import { type Sql, violates } from '../../foundation/database/sql.ts';
import { isHeldForObjection } from '../email-change/give-email.ts';
import { createUser, type Registration } from '../identity/users.ts';

interface Refusals {
  /** For an email that a user has. */
  taken: RefusalKey;
  /** For an email that a person may still reclaim; by default the same. */
  held?: RefusalKey;
}

/** Creates a user with an email that nobody has and nobody can reclaim. Returns the id. */
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
