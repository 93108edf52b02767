import type { Person, Timeline, TimelineEntry } from '@campus/contracts/members/person';
import type { Answers } from './answering-link.ts';
import { workingIn } from './people.ts';
import { aMember, anAuditEntry } from './rows.ts';

/** A person of the account, as an owner sees them. */
export function aPerson(own: Partial<Person> = {}): Person {
  return {
    ...aMember(),
    own: false,
    signIn: {
      sessions: 2,
      lastUsedAt: '2026-11-18T09:30:00.000Z',
      secondFactors: [{ kind: 'totp', addedAt: '2026-04-01T10:00:00.000Z' }],
      identities: [{ providerName: 'Google', linkedAt: '2026-05-01T10:00:00.000Z' }],
    },
    signInHidden: '',
    invitation: {
      invitedBy: 'ana@example.org',
      invitedAt: '2026-02-20T10:00:00.000Z',
      hasBeenResent: true,
      acceptedAt: '2026-03-01T10:00:00.000Z',
    },
    can: {
      edit: true,
      changePermission: true,
      assignBadges: true,
      suspend: true,
      unsuspend: false,
      resetPassword: true,
      endSessions: true,
      resetSecondFactor: true,
      remove: true,
    },
    ...own,
  };
}

/** An entry of a timeline, by default a change of the person's role by another. */
export function aTimelineEntry(own: Partial<TimelineEntry> = {}): TimelineEntry {
  const id = own.id ?? 'entry1';
  return {
    id,
    kind: 'audit',
    at: '2026-11-02T10:00:00.000Z',
    entry: anAuditEntry({ id }),
    task: null,
    ...own,
  };
}

/** The only page of a timeline, as an owner sees it. */
export function aTimeline(
  items: TimelineEntry[] = [aTimelineEntry()],
  own: Partial<Timeline> = {},
): Timeline {
  return { items, next: null, shown: ['audit', 'signIn', 'task'], keptDays: 730, ...own };
}

/** A caller who works in an account with this person. */
export function withPerson(
  person: Person = aPerson(),
  operations: NonNullable<Answers['members']> = {},
  account = workingIn(),
): Answers {
  return {
    ...account,
    badges: { list: () => ({ items: [{ id: 'badge1', name: 'Explorer', image: null, members: 1 }] }) },
    members: {
      person: () => ({ person, customFields: [{ name: 'Department', type: 'string' }] }),
      timeline: () => aTimeline(),
      ...operations,
    },
  };
}
