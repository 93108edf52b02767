import { AppError } from '@campus/contracts/core/app-error';
import { getInvite } from '@campus/contracts/invitations/functions';
import type { ParseClient } from './client.ts';

/**
 * Fails unless the platform serves. It is asked for an invitation that cannot exist: to answer "not found" it
 * must accept our application id, know its cloud functions and read its database.
 */
export async function checkReadiness(client: ParseClient, requestId: string): Promise<void> {
  try {
    await client.call(
      getInvite,
      { invitationId: 'readiness' },
      { session: 'anonymous', requestId, idempotent: true },
    );
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'notFound') throw error;
  }
}
