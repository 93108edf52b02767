import { expect, it } from 'vitest';
import { senderStatus } from './senders.ts';

const requestedAt = new Date('2026-03-01T12:00:00Z');
const asked = { requestedAt, verifiedAt: null, refusedAt: null };
const later = (days: number) => new Date(requestedAt.getTime() + days * 86_400_000);

it.each([
  ['Unlisted where nothing is on record', undefined, later(0)],
  ['Pending until it is accepted', asked, later(1)],
  ['Pending to the end of the seventh day', asked, later(7)],
  ['Failed after that', asked, new Date(later(7).getTime() + 1)],
  ['Failed at once when it could not be asked', { ...asked, refusedAt: requestedAt }, later(1)],
  ['Success once it was accepted', { ...asked, verifiedAt: later(1) }, later(2)],
  ['Success for good', { ...asked, verifiedAt: later(1) }, later(400)],
])('an address is %s', (words, identity, now) => {
  expect(words).toMatch(new RegExp(`^${senderStatus(identity, now)} `));
});
