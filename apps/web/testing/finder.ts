import type { Answers } from './answering-link.ts';
import { anAccount } from './people.ts';
import { onePage } from './rows.ts';

const nothing = { items: [], hasMore: false };

/** A gateway in which the finder finds these in every area, or nothing. */
export function withFound(answers: Answers, found: Answers = {}): Answers {
  const areas: Answers = {
    members: { find: () => nothing },
    invitations: { find: () => nothing },
    rooms: { find: () => nothing },
    badges: { find: () => nothing },
    accounts: { search: () => onePage([]) },
    tasks: { list: () => onePage([]) },
  };
  const all = [answers, areas, found];
  const names = new Set(all.flatMap((one) => Object.keys(one)));
  const merged = [...names].map((name) => [
    name,
    Object.assign({}, ...all.map((one: Record<string, object | undefined>) => one[name])),
  ]);
  return Object.fromEntries(merged);
}

/** A person whom the finder finds. */
export function aFoundPerson(own: object = {}) {
  return {
    membershipId: 'membership1',
    displayName: 'Hinata Hoshikawa',
    firstName: 'Hinata',
    lastName: 'Hoshikawa',
    email: 'hinata.hoshikawa@example.org',
    permission: 'member' as const,
    ...own,
  };
}

/** Something in every area. */
export const someOfEach = {
  members: { find: () => ({ items: [aFoundPerson()], hasMore: true }) },
  invitations: {
    find: () => ({
      items: [
        {
          id: 'invitation1',
          email: 'h@example.org',
          firstName: 'Hana',
          lastName: 'Hoshi',
          displayStatus: 'pending' as const,
        },
      ],
      hasMore: true,
    }),
  },
  rooms: {
    find: () => ({
      items: [{ id: 'room1', kind: 'room' as const, name: 'Hoshi Hall', group: 'Halls' }],
      hasMore: true,
    }),
  },
  badges: { find: () => ({ items: [{ id: 'badge1', name: 'Hoshi Badge' }], hasMore: false }) },
  accounts: { search: () => onePage([anAccount({ id: 'account2', organizationName: 'Hoshi College' })], 9) },
} satisfies Answers;
