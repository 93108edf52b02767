import type { Permission } from '@campus/domain/access/levels';
import { teamIds } from '@campus/domain/members/team-ids';
import type { NewMembership } from '@campus/platform/foundation/records/memberships';
import { newObjectId } from '@campus/platform/foundation/records/object-id';
import type { NewUser } from '@campus/platform/foundation/records/users';
import { daysBefore } from './days.ts';
import { pickName } from './names.ts';
import type { Random } from './random.ts';

/** A generated person with a membership. */
export interface MadePerson {
  user: NewUser & { id: string };
  membership: NewMembership;
}

export interface PeopleSettings {
  accountId: string;
  /** Part of every address and handle, which makes them unique. */
  series: string;
  random: Random;
  now: Date;
}

const roles: readonly Permission[] = [
  ...repeat('member', 20),
  ...repeat('leader', 3),
  ...repeat('moderator', 2),
  'admin',
  'suspended',
  'owner',
];

const titles = [
  '',
  '',
  'Professor',
  'Student',
  'Tutor',
  'Head of Events',
  'Lab Assistant',
  'Visiting Scholar',
] as const;
const departments = ['Biology', 'History', 'Informatics', 'Law', 'Medicine', 'Music', 'Physics'] as const;

/** Generates the person with this number. The same random numbers give the same person. */
export function makePerson(number: number, settings: PeopleSettings): MadePerson {
  const { accountId, series, random, now } = settings;
  const { given, family } = pickName(random);
  const handle = `${given.latin}.${family.latin}.${series}${number}`;
  const age = random.below(730);
  const logins = random.chance(0.15) ? 0 : random.below(400);
  const user = {
    id: newObjectId(),
    email: `${handle}@people.campus.test`,
    username: handle,
    displayName: `${given.written} ${family.written}`,
    firstName: given.written,
    lastName: family.written,
    emailVerified: random.chance(0.9),
    createdAt: daysBefore(now, age),
    ...(random.chance(0.8) ? { hardware: makeHardware(number, random) } : {}),
  };
  const membership: NewMembership = {
    id: newObjectId(),
    accountId,
    userId: user.id,
    permission: random.pick(roles),
    teamId: teamIds[number % teamIds.length] ?? '0',
    contactEmail: random.chance(0.4) ? `contact.${handle}@people.campus.test` : '',
    title: random.pick(titles),
    logins,
    ...(logins > 0 && { lastLoginAt: daysBefore(now, daysAgo(random, age)) }),
    customFields: makeCustomFields(number, random, now),
    createdAt: daysBefore(now, age),
    updatedAt: daysBefore(now, daysAgo(random, age)),
  };
  return { user, membership };
}

/** A random number of days ago, mostly within the last month, which the table shows by default. */
function daysAgo(random: Random, age: number): number {
  const days = random.chance(0.7) ? random.below(28) : random.below(730);
  return Math.min(days + random.below(1000) / 1000, age);
}

function makeCustomFields(
  number: number,
  random: Random,
  now: Date,
): Record<string, string | number | boolean> {
  return {
    department: random.pick(departments),
    startDate: daysBefore(now, random.below(1500)).toISOString(),
    seat: number + 100,
    onCampus: random.chance(0.5),
  };
}

function makeHardware(number: number, random: Random) {
  return {
    device: random.pick(['Laptop 14', 'Desktop Tower', 'Workstation 5', 'Tablet 11']),
    os: random.pick(['Windows 11', 'macOS 15', 'Ubuntu 24.04']),
    graphics: random.pick(['Integrated Graphics', 'Discrete 8 GB', 'Discrete 16 GB']),
    processor: random.pick(['4 cores 2.4 GHz', '8 cores 3.1 GHz', '12 cores 3.6 GHz']),
    ram: random.pick(['8 GB', '16 GB', '32 GB']),
    id: `HW-${(0x10000000 + number * 7919).toString(16).toUpperCase()}-${random.below(10_000)}`,
  };
}

function repeat(permission: Permission, times: number): Permission[] {
  return Array.from({ length: times }, () => permission);
}
