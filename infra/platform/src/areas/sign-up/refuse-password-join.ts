import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import { lacksSingleSignOn } from '../../call/proven-by-provider.ts';

/**
 * Throws if an account allows only single sign-on and a provider of its world did not authenticate the person
 * who wants to join. Without a session, the person joins with a password.
 */
export async function refusePasswordJoin(
  { sql, services: { config } }: Pick<Call, 'sql' | 'services'>,
  accountId: string,
  session?: Call['session'],
): Promise<void> {
  if (await lacksSingleSignOn({ sql, config }, accountId, session))
    throw new AppError('forbidden', 'access.singleSignOnRequired');
}
