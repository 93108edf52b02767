import '@campus/contracts/core/account-messages';
import { type Reason, reason } from '@campus/contracts/core/reasons';
import { defaultButtonText, type InvitationStatus } from '@campus/domain/invitations/invitations';
import type { Queryable } from '@campus/platform/foundation/database/sql';
import { insertInvitations } from '@campus/platform/foundation/records/invitations';
import type { NewInvitation } from '@campus/platform/foundation/schema/tables/invitation';
import { demoCampus } from './accounts.ts';
import { daysBefore } from './days.ts';
import { pickName } from './names.ts';
import type { MadePerson } from './people.ts';
import type { Random } from './random.ts';

const validDays = 30;

/** None is "processing": no mail is in progress, and the platform soon marks such an invitation as lost. */
const counts: readonly [InvitationStatus, number][] = [
  ['pending', 32],
  ['accepted', 16],
  ['error', 12],
];

export interface InvitationSettings {
  invitedBy: string;
  badgeIds: readonly string[];
  /** Members who joined through an invitation. */
  joined: readonly MadePerson[];
  random: Random;
  now: Date;
}

/**
 * Inserts sixty invitations in every lasting status. Some are expired, some were sent again, and some are for
 * existing members.
 */
export async function insertDemoInvitations(sql: Queryable, settings: InvitationSettings): Promise<void> {
  const statuses = counts.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  await insertInvitations(
    sql,
    statuses.map((status, number) => makeInvitation(status, number, settings)),
  );
}

function makeInvitation(
  status: InvitationStatus,
  number: number,
  settings: InvitationSettings,
): NewInvitation {
  const { random, now } = settings;
  const createdAt = daysBefore(now, random.below(45) + 1);
  const invitee =
    status === 'accepted'
      ? acceptedBy(settings.joined[number % settings.joined.length])
      : newcomer(number, random);
  return {
    accountId: demoCampus,
    ...invitee,
    permission: random.pick(['member', 'member', 'member', 'leader', 'moderator']),
    teamid: String(random.below(20)),
    badges: settings.badgeIds.slice(0, random.below(3)),
    status,
    message: status === 'error' ? failure(number, invitee.email) : null,
    hasBeenResent: random.chance(0.25),
    emailData: { sendTarget: 'all', buttonText: defaultButtonText },
    invitedBy: settings.invitedBy,
    createdAt,
    mailedAt: status === 'error' ? null : createdAt,
    expiresAt: daysBefore(createdAt, -validDays),
  };
}

function newcomer(number: number, random: Random) {
  const { given, family } = pickName(random);
  return {
    email: `${given.latin}.${family.latin}.i${number}@guests.campus.test`,
    displayName: `${given.written} ${family.written}`,
    firstName: given.written,
    lastName: family.written,
  };
}

function acceptedBy(person: MadePerson | undefined) {
  return {
    email: person?.user.email ?? '',
    displayName: person?.user.displayName ?? '',
    firstName: person?.user.firstName ?? '',
    lastName: person?.user.lastName ?? '',
    acceptedBy: person?.user.id ?? '',
  };
}

function failure(number: number, email: string): Reason {
  return number % 3 === 0
    ? reason('invitations.alreadyMember', { email })
    : reason('invitations.mailFailed', { reason: '550 There is no such mailbox.' });
}
