import { expect, it } from 'vitest';
import { allowedOnPerson, type PersonAction, type PersonFacts, refuseSignIns } from './person-actions.ts';

const person: PersonFacts = {
  actorLevel: 'owner',
  own: false,
  permission: 'member',
  previousPermission: null,
  superadmin: false,
  otherAccounts: false,
  owners: 2,
  protectedAccount: false,
  hasSecondFactor: true,
  opensBadges: true,
};

const onOthers: PersonAction[] = [
  'edit',
  'changePermission',
  'assignBadges',
  'suspend',
  'resetPassword',
  'endSessions',
  'resetSecondFactor',
  'remove',
];

const without = (...missing: PersonAction[]) => onOthers.filter((action) => !missing.includes(action));

it.each<[string, Partial<PersonFacts>, PersonAction[]]>([
  ['a member', {}, onOthers],
  ['a member without a second factor', { hasSecondFactor: false }, without('resetSecondFactor')],
  [
    'a suspended member',
    { permission: 'suspended', previousPermission: 'leader' },
    [
      'edit',
      'changePermission',
      'assignBadges',
      'unsuspend',
      'resetPassword',
      'endSessions',
      'resetSecondFactor',
      'remove',
    ],
  ],
  ['the caller', { own: true, permission: 'owner' }, ['edit', 'assignBadges', 'resetPassword']],
  [
    'the last owner, for a superadmin',
    { actorLevel: 'superadmin', permission: 'owner', owners: 1 },
    without('changePermission', 'suspend', 'remove'),
  ],
  ['a person of several accounts', { otherAccounts: true }, without('endSessions', 'resetSecondFactor')],
  [
    'a person of several accounts, for a superadmin',
    { actorLevel: 'superadmin', otherAccounts: true },
    onOthers,
  ],
  ['a member, for an admin', { actorLevel: 'admin' }, without('resetSecondFactor')],
  ['a member, without the page of the badges', { opensBadges: false }, without('assignBadges')],
  ['an owner, for an admin', { actorLevel: 'admin', permission: 'owner' }, []],
  [
    'a member, for a moderator',
    { actorLevel: 'moderator', opensBadges: false },
    ['edit', 'changePermission', 'suspend', 'remove'],
  ],
  [
    'a moderator, for a moderator',
    { actorLevel: 'moderator', permission: 'moderator', opensBadges: false },
    [],
  ],
])('MEM-072 what may be done with %s', (_, changed, expected) => {
  const allowed = allowedOnPerson({ ...person, ...changed });
  const names = Object.entries(allowed).flatMap(([action, may]) => (may ? [action] : []));
  expect(names).toEqual(expected);
});

it.each<[Partial<PersonFacts>, ReturnType<typeof refuseSignIns>]>([
  [{}, undefined],
  [{ own: true, actorLevel: 'moderator', otherAccounts: true }, undefined],
  [{ actorLevel: 'moderator' }, 'members.signIns.adminOnly'],
  [{ actorLevel: 'admin', permission: 'owner' }, 'members.signIns.tooHigh'],
  [{ superadmin: true }, 'members.signIns.superadmin'],
  [{ otherAccounts: true }, 'members.signIns.otherAccounts'],
  [{ otherAccounts: true, superadmin: true, actorLevel: 'superadmin' }, undefined],
])('whose sign-ins a caller may see: %j is refused with %s', (changed, refusal) => {
  expect(refuseSignIns({ ...person, ...changed })).toBe(refusal);
});
