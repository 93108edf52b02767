import type { RemovalRefusal } from '@campus/domain/members';
import type { BulkWriting } from './update-members.ts';

export type Removal =
  | { outcome: 'removed' }
  | { outcome: 'refused'; refusal: RemovalRefusal | 'members.notFound' };

/**
 * Takes members out of the account by their emails, in lower case, each by the rule for one, with their roles, badges
 * and open invitations; the users stay. Answers what became of each email.
 */
export function removeMembers(
  _run: BulkWriting,
  _emails: readonly string[],
): Promise<ReadonlyMap<string, Removal>> {
  throw new Error('Not yet.');
}
