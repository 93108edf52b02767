import { expect, it } from 'vitest';
import { type Access, type Actor, accessTo, decideAccess, pageNamedBy } from './access.ts';

const accountAccess = {
  accountId: 'a1',
  level: 'admin' as const,
  verificationRequired: true,
  singleSignOnRequired: false,
  passwordExpired: false,
  secondFactorMissing: false,
  movedTo: '',
  worldBuildVersion: '1',
  pageAccess: { members: { configured: 'moderator' as const } },
};
const admin: Actor = {
  userId: 'u1',
  emailVerified: true,
  superadmin: false,
  suspended: false,
  accountAccess,
};
const rulesOf = (access: Access, actor: Actor | undefined = admin) =>
  decideAccess(access, actor).chain.map(({ rule, verdict }) => (verdict === 'refuses' ? `no ${rule}` : rule));

it.each<[Access, string[]]>([
  ['public', []],
  ['signedIn', ['session']],
  ['unsuspended', ['session', 'suspendedEverywhere']],
  ['superadmin', ['session', 'no superadmin']],
  ['entering', ['session', 'membership']],
  ['affiliated', ['session', 'membership', 'singleSignOn']],
])('of %j considers %j', (access, rules) => {
  expect(rulesOf(access)).toEqual(rules);
});

it('considers every rule of the account in its order, then the level and the page', () => {
  const account = ['moved', 'singleSignOn', 'verification', 'suspension', 'password', 'secondFactor'];
  expect(rulesOf({ page: 'members', level: 'owner' })).toEqual([
    'session',
    'membership',
    ...account,
    'no level',
    'page',
  ]);
  const all = {
    ...accountAccess,
    level: 'suspended' as const,
    singleSignOnRequired: true,
    passwordExpired: true,
    secondFactorMissing: true,
    movedTo: 'elsewhere',
  };
  const closed = decideAccess({ page: 'members' }, { ...admin, emailVerified: false, accountAccess: all });
  expect(closed.chain.filter(({ verdict }) => verdict === 'refuses').map(({ rule }) => rule)).toEqual([
    ...account,
    'page',
  ]);
  expect(closed).toMatchObject({ allowed: false, decidedBy: 'moved', refusal: 'access.moved' });
});

it('follows the first rule that refuses, or else the last one; with the chain of the page', () => {
  const refused = decideAccess({ page: 'audit' }, admin);
  expect(refused).toMatchObject({ allowed: false, decidedBy: 'page', refusal: 'access.forbidden' });
  expect(refused.page?.decidedBy).toBe('unlisted');
  const allowed = decideAccess({ page: 'members' }, admin);
  expect(allowed).toMatchObject({ allowed: true, decidedBy: 'page', refusal: undefined });
  expect(allowed.chain.filter(({ decides }) => decides)).toEqual([
    { rule: 'page', verdict: 'allows', value: 'members', decides: true },
  ]);
  expect(decideAccess({ level: 'admin' }, admin).chain.at(-1)).toEqual({
    rule: 'level',
    verdict: 'allows',
    value: 'admin',
    decides: true,
  });
});

it('lets nobody pass where the page is named by an input that is not known', () => {
  expect(decideAccess({ level: 'admin', pageOf: 'input' }, admin)).toMatchObject({
    allowed: false,
    decidedBy: 'page',
  });
});

it('opens by the level of the credential, where it is not that by which it acts', () => {
  const credential = { ...admin, accountAccess: { ...accountAccess, opens: 'moderator' as const } };
  expect(decideAccess({ level: 'admin' }, credential).allowed).toBe(false);
  expect(decideAccess({ page: 'members' }, credential).allowed).toBe(true);
});

it('without a role in the account refuses by the membership, without a session by that', () => {
  expect(rulesOf({ level: 'member' }, { ...admin, accountAccess: undefined })).toEqual([
    'session',
    'no membership',
  ]);
  expect(decideAccess({ page: 'members' }, undefined)).toMatchObject({
    decidedBy: 'session',
    refusal: 'access.signedOut',
  });
});

it('asks no one for anything where everyone may', () => {
  expect(decideAccess('public', undefined)).toEqual({ allowed: true, decidedBy: 'public', chain: [] });
});

it('with a page alone considers no level', () => {
  expect(rulesOf({ page: 'members' }).slice(-2)).toEqual(['secondFactor', 'page']);
});

it.each<[Access, unknown, Access]>([
  ['public', { page: 'members' }, 'public'],
  [{ level: 'member' }, { page: 'members' }, { level: 'member' }],
  [{ level: 'admin', pageOf: 'input' }, { page: 'members' }, { level: 'admin', page: 'members' }],
  [{ level: 'admin', pageOf: 'input' }, { page: 'nowhere' }, { level: 'admin' }],
  [{ level: 'admin', pageOf: 'input' }, undefined, { level: 'admin' }],
])('%j of a call with %j asks for %j', (access, input, expected) => {
  expect(accessTo(access, input)).toEqual(expected);
});

it.each<[Access, string | undefined]>([
  ['entering', undefined],
  [{ level: 'admin' }, undefined],
  [{ page: 'members', level: 'admin' }, 'members'],
])('%j asks for the page %s', (access, page) => {
  expect(pageNamedBy(access)).toBe(page);
});

it('ACCT-038 tells a normal user who may not open the page that they are no admin, where the rule says so', () => {
  const access = { page: 'worldThemes', normalUserRefusal: 'access.notAdmin' } as const;
  const opened = { ...accountAccess, pageAccess: { worldThemes: { configured: 'admin' as const } } };
  const member = { ...admin, accountAccess: { ...opened, level: 'member' as const } };
  const refusalOf = (actor: Actor, rule: Access = access) => decideAccess(rule, actor).refusal;
  expect(refusalOf({ ...member, isNormalUser: true })).toBe('access.notAdmin');
  expect(refusalOf({ ...member, isNormalUser: true }, { page: 'worldThemes' })).toBe('access.forbidden');
  expect(refusalOf({ ...member, isNormalUser: false })).toBe('access.forbidden');
  expect(refusalOf(member)).toBe('access.forbidden');
  expect(refusalOf({ ...admin, accountAccess: opened, isNormalUser: true })).toBeUndefined();
});
