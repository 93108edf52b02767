import { expect, it } from 'vitest';
import { type Reminded, refuseReminder } from './reminders.ts';

const plain: Reminded = { permission: 'member', isMember: false, isKeptBack: false, isAtLimit: false };
const admin = { actorLevel: 'admin', protectedAccount: false } as const;

it.each<[Partial<Reminded>, ReturnType<typeof refuseReminder>]>([
  [{}, undefined],
  [{ permission: 'admin' }, undefined],
  [{ permission: 'owner' }, 'role'],
  [{ permission: 'owner', isMember: true }, 'role'],
  [{ isMember: true, isKeptBack: true, isAtLimit: true }, 'member'],
  [{ isKeptBack: true, isAtLimit: true }, 'notMailed'],
  [{ isAtLimit: true }, 'address'],
])('INV-068 INV-098 an invitation with %j is refused for the reason %s', (own, refusal) => {
  expect(refuseReminder({ ...plain, ...own }, admin)).toBe(refusal);
});

it('INV-098 owners remind owners, except where nobody can become one', () => {
  const owner = { ...plain, permission: 'owner' } as const;
  expect(refuseReminder(owner, { actorLevel: 'owner', protectedAccount: false })).toBeUndefined();
  expect(refuseReminder(owner, { actorLevel: 'owner', protectedAccount: true })).toBe('role');
});
