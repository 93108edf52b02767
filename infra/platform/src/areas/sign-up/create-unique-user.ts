import { AppError } from '@campus/contracts/core/app-error';
import { type Sql, violates } from '../../ground/database/sql.ts';
import { isHeldForObjection } from '../email-change/give-email.ts';
import { createUser, type Registration } from '../identity/users.ts';

/** Creates a user with an email that nobody has and nobody can reclaim. Returns the id. */
export async function createUniqueUser(sql: Sql, registration: Registration): Promise<string> {
  try {
    const userId = await createUser(sql, registration);
    if (await isHeldForObjection(sql, registration.email, userId))
      throw new AppError('conflict', 'signUp.emailTaken');
    return userId;
  } catch (error) {
    if (violates(error, '_User_unique_email')) throw new AppError('conflict', 'signUp.emailTaken');
    throw error;
  }
}
