import { describe, expect, it } from 'vitest';
import { isOpen, isUnderWay, mayFollowTask, taskStatuses } from './tasks.ts';

describe('a task', () => {
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
