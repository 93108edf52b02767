import { expect, it } from 'vitest';
import { senderRefusal, senderStatus } from './senders.ts';

const requestedAt = new Date('2026-03-01T12:00:00Z');
const asked = { requestedAt, verifiedAt: null, refusedAt: null, withdrawnAt: null };
const later = (days: number) => new Date(requestedAt.getTime() + days * 86_400_000);

it.each([
  ['Unlisted where nothing is on record', undefined, later(0)],
  ['Pending until it is accepted', asked, later(1)],
  ['Pending to the end of the seventh day', asked, later(7)],
  ['Failed after that', asked, new Date(later(7).getTime() + 1)],
  ['Failed at once when it could not be asked', { ...asked, refusedAt: requestedAt }, later(1)],
  ['Failed once its owner withdrew', { ...asked, withdrawnAt: later(1) }, later(2)],
  ['Success once it was accepted', { ...asked, verifiedAt: later(1) }, later(2)],
  ['Success for good', { ...asked, verifiedAt: later(1) }, later(400)],
])('an address is %s', (words, identity, now) => {
  expect(words).toMatch(new RegExp(`^${senderStatus(identity, now)} `));
});

it.each([
  [undefined, 'unknown', undefined, later(0)],
  [undefined, 'asked', asked, later(7)],
  [undefined, 'accepted', { ...asked, verifiedAt: later(1) }, later(9)],
  ['late', 'not accepted in seven days', asked, new Date(later(7).getTime() + 1)],
  ['undeliverable', 'that no mail reaches', { ...asked, refusedAt: later(0) }, later(9)],
  [
    'withdrawn',
    'taken back, whatever else there is',
    { ...asked, refusedAt: later(0), withdrawnAt: later(1) },
    later(9),
  ],
] as const)('the reason is %s for an address %s', (refusal, _words, identity, now) => {
  expect(senderRefusal(identity, now)).toBe(refusal);
});
