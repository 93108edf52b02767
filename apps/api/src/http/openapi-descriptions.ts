import type { Contract } from '@campus/contracts/core/contract';
import type { Access } from '@campus/domain/access/access';

/** What the reference says of an operation beside its summary: notes, who may call it, and how often. */
export function descriptionOf({ access, limit, keyed }: Contract, notes = ''): string {
  return [
    notes,
    whoMayCall(access),
    limit && `At most ${limit.calls} calls in ${limit.seconds} seconds.`,
    keyed && 'Calls with the same `Idempotency-Key` happen once.',
  ]
    .filter(Boolean)
    .join(' ');
}

function whoMayCall(access: Access): string {
  if (access === 'public') return 'Needs no token.';
  if (access === 'signedIn') return 'Needs a token.';
  if (access === 'unsuspended') return 'Needs the token of a person who is not suspended everywhere.';
  if (access === 'superadmin') return 'Needs the token of a superadmin.';
  if (access === 'entering' || access === 'affiliated') return 'Needs a role in the account.';
  const page =
    'pageOf' in access ? 'the page that the call names' : access.page && `the page \`${access.page}\``;
  const needed = [access.level && `the level ${access.level} or higher`, page && `access to ${page}`];
  return `Needs ${needed.filter(Boolean).join(' and ')} in the account.`;
}
