import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/access.ts';
import type { Level } from '../access/levels.ts';
import { type PageAccessMap, pages } from '../access/pages.ts';
import {
  isOpen,
  isUnderWay,
  mayFollowTask,
  openTaskKinds,
  refuseRecipient,
  type TaskKind,
  taskKinds,
  taskStatuses,
} from './tasks.ts';

const byDefault = Object.fromEntries(pages.map((page) => [page, { default: 'admin' as const }]));

function actor(userId: string, level: Level, configured: PageAccessMap = {}) {
  const accountAccess = {
    accountId: 'a1',
    level,
    verificationRequired: false,
    passwordExpired: false,
    singleSignOnRequired: false,
    secondFactorMissing: false,
    movedTo: '',
    worldBuildVersion: '1',
    pageAccess: { ...byDefault, ...configured },
  };
  return {
    userId,
    emailVerified: true,
    superadmin: level === 'superadmin',
    suspended: false,
    accountAccess,
  } satisfies Actor;
}

describe('a task', () => {
  it.each([
    ['ana@campus.test', false, undefined],
    ['ANA@campus.test', false, undefined],
    ['ben@campus.test', true, undefined],
    ['none', false, undefined],
    ['ben@campus.test', false, 'tasks.recipient.stranger'],
  ])('mails its result to %s, a member: %s, unless refused: %s', (recipient, isMember, refusal) => {
    expect(refuseRecipient({ recipient, own: 'ana@campus.test', isMember })).toBe(refusal);
  });

  it('is open until it ends, and continues by itself unless it waits for a person', () => {
    expect(taskStatuses.filter(isOpen)).toEqual(['waiting', 'planned', 'running', 'stopping']);
    expect(taskStatuses.filter(isUnderWay)).toEqual(['waiting', 'running', 'stopping']);
  });

  it('can be followed only by its starter and by owners', () => {
    const task = { kind: 'members.suspend', requestedBy: { id: 'ana' } } as const;
    expect(mayFollowTask(actor('ana', 'admin'), task)).toBe(true);
    expect(mayFollowTask(actor('ben', 'owner'), task)).toBe(true);
    expect(mayFollowTask(actor('ben', 'superadmin'), task)).toBe(true);
    expect(mayFollowTask(actor('ben', 'admin'), task)).toBe(false);
  });

  it('can be followed only by people who could start it now', () => {
    const of = (kind: TaskKind) => ({ kind, requestedBy: { id: 'ana' } });
    for (const kind of taskKinds) {
      expect(mayFollowTask(actor('ana', 'suspended'), of(kind))).toBe(false);
      expect(mayFollowTask(actor('ana', 'member'), of(kind))).toBe(false);
      expect(mayFollowTask({ ...actor('ana', 'admin'), accountAccess: undefined }, of(kind))).toBe(false);
    }
    const opened = actor('ana', 'leader', { members: { configured: 'leader' } });
    expect(openTaskKinds(opened)).toEqual(['members.suspend', 'members.unsuspend']);
    expect(openTaskKinds(actor('ana', 'admin'))).toEqual([...taskKinds]);
    const closed = actor('ben', 'owner', { badges: { configured: 'superadmin' } });
    expect(mayFollowTask(closed, of('badges.import'))).toBe(false);
    expect(mayFollowTask(closed, of('imports.deletions'))).toBe(true);
  });
});
