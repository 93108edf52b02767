import { describe, expect, it } from 'vitest';
import { isOpen, isUnderWay, mayFollowTask, refuseRecipient, taskStatuses } from './tasks.ts';

describe('a task', () => {
  it.each([
    ['ana@campus.test', false, undefined],
    ['ANA@campus.test', false, undefined],
    ['ben@campus.test', true, undefined],
    ['ben@campus.test', false, 'tasks.recipient.stranger'],
  ])(
    'security 13: mails its result to %s, a member: %s, unless refused: %s',
    (recipient, isMember, refusal) => {
      expect(refuseRecipient({ recipient, own: 'ana@campus.test', isMember })).toBe(refusal);
    },
  );

  it('is open until it has ended, and continues by itself unless it waits for a person', () => {
    expect(taskStatuses.filter(isOpen)).toEqual(['waiting', 'planned', 'running', 'stopping']);
    expect(taskStatuses.filter(isUnderWay)).toEqual(['waiting', 'running', 'stopping']);
  });

  it('is followed by who asked for it and by owners, and by nobody else', () => {
    const task = { requestedBy: { id: 'ana' } };
    expect(mayFollowTask({ userId: 'ana', level: 'member' }, task)).toBe(true);
    expect(mayFollowTask({ userId: 'ben', level: 'owner' }, task)).toBe(true);
    expect(mayFollowTask({ userId: 'ben', level: 'superadmin' }, task)).toBe(true);
    expect(mayFollowTask({ userId: 'ben', level: 'admin' }, task)).toBe(false);
  });
});
