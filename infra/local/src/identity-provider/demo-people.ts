import type { NewPerson } from './people.ts';

/** Identities that the demo data links: `sub` at the issuer belongs to the sign-in with this name. */
export const linkedPeople = [
  { issuer: '/google', sub: 'google-admin', signIn: 'admin' },
  { issuer: '/microsoft/contoso', sub: 'contoso-admin', signIn: 'admin' },
  { issuer: '/microsoft/northwind', sub: 'northwind-multi', signIn: 'multi' },
  { issuer: '/university', sub: 'university-admin', signIn: 'admin' },
  { issuer: '/university', sub: 'university-federated', signIn: 'federated' },
  { issuer: '/university', sub: 'university-principal', signIn: 'principal' },
  { issuer: '/alps', sub: 'alps-multi', signIn: 'multi' },
  { issuer: '/passport', sub: 'passport-admin', signIn: 'admin' },
] as const;

const known = { about: 'is linked with a user of the console' };
const matching = { about: 'has the email of a user who has not linked it' };
const unknown = { about: 'has an email nobody of the console has' };
const unverified = { about: 'has the email of a user, but never verified it', email_verified: false };

function demo(name: string, domain = 'campus.test'): NewPerson {
  const family = name.charAt(0).toUpperCase() + name.slice(1);
  return { email: `${name}@${domain}`, given_name: 'Demo', family_name: family };
}

/** The initial people of each issuer, by the issuer's path. */
export const demoPeople: Readonly<Record<string, readonly NewPerson[]>> = {
  '/google': [
    { ...demo('admin'), ...known, sub: 'google-admin', hd: 'campus.test' },
    { ...demo('leader'), ...matching, sub: 'google-leader', hd: 'campus.test' },
    { ...demo('newcomer'), ...unknown, sub: 'google-newcomer', hd: 'campus.test' },
    { ...demo('owner'), ...unverified, sub: 'google-owner', hd: 'campus.test' },
    {
      ...demo('visitor', 'elsewhere.test'),
      sub: 'google-visitor',
      hd: 'elsewhere.test',
      about: 'is of another domain',
    },
  ],
  '/microsoft/contoso': [
    { ...demo('admin'), ...known, sub: 'contoso-admin' },
    { ...demo('leader'), ...matching, sub: 'contoso-leader' },
    { ...demo('newcomer'), ...unknown, sub: 'contoso-newcomer' },
    { ...demo('guest'), sub: 'contoso-guest', acct: 1, about: 'is a guest in this tenant' },
  ],
  '/microsoft/northwind': [
    { ...demo('multi'), ...known, sub: 'northwind-multi' },
    { ...demo('newcomer'), ...unknown, sub: 'northwind-newcomer' },
  ],
  '/university': [
    { ...demo('admin'), ...known, sub: 'university-admin' },
    { ...demo('federated'), about: 'has no password in the console', sub: 'university-federated' },
    { ...demo('principal'), ...known, sub: 'university-principal' },
    { ...demo('leader'), ...matching, sub: 'university-leader' },
    { ...demo('newcomer'), ...unknown, sub: 'university-newcomer' },
    { ...demo('owner'), ...unverified, sub: 'university-owner' },
  ],
  '/alps': [
    { ...demo('multi'), ...known, sub: 'alps-multi' },
    { ...demo('member'), ...matching, sub: 'alps-member' },
    { ...demo('newcomer'), ...unknown, sub: 'alps-newcomer' },
  ],
  '/passport': [
    { ...demo('admin'), ...known, sub: 'passport-admin' },
    { ...demo('leader'), ...matching, sub: 'passport-leader' },
    { ...demo('newcomer'), ...unknown, sub: 'passport-newcomer' },
  ],
};
