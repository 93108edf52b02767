import type { AssignmentRow, Badge, listBadgeAssignments } from '@campus/contracts/badges/badges';
import type * as z from 'zod';
import type { Answers } from './answering-link.ts';
import { anEnteredAccount, workingIn } from './people.ts';
import { onePage } from './rows.ts';

type AssignmentsPage = z.output<typeof listBadgeAssignments.output>;

/** A badge that three members have. */
export function aBadge(own: Partial<Badge> = {}): Badge {
  return {
    id: 'badge1',
    name: 'Explorer',
    image: '/files/accounts/account1/badge-images/explorer.png',
    members: 3,
    ...own,
  };
}

/** A member without a badge, as an admin sees it. */
export function anAssignment(own: Partial<AssignmentRow> = {}): AssignmentRow {
  return {
    membershipId: 'membership2',
    email: 'bola@example.org',
    name: 'Bola Nwosu',
    permission: 'member',
    previousPermission: null,
    badges: [],
    can: { assign: true },
    ...own,
  };
}

/** One page of the members with their badges. */
export function assignmentsPage(items: AssignmentRow[], own: Partial<AssignmentsPage> = {}): AssignmentsPage {
  return { ...onePage(items), totalIsExact: true, lastPage: 1, ...own };
}

/** An admin in an account with a badge and one member, unless given otherwise. */
export function withBadges(
  badges: NonNullable<Answers['badges']> = {},
  account = anEnteredAccount(),
): Answers {
  return {
    ...workingIn(account),
    badges: {
      list: () => ({ items: [aBadge()] }),
      listAssignments: () => assignmentsPage([anAssignment()]),
      ...badges,
    },
  };
}
