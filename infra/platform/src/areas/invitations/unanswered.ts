import type { Level } from '@campus/domain/access/levels';
import {
  type Reminded,
  type ReminderRefusal,
  refuseReminder,
  type UnansweredStatus,
} from '@campus/domain/invitations/reminders';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues, type Values } from '../../foundation/database/values.ts';
import { type CountedSet, countedItems, storeCounted } from '../../work/counted-sets.ts';
import { isAtLimit, mailsLeft } from './count-mails.ts';
import { isMember } from './invited-member.ts';
import { matching } from './list-invitations.ts';

/** The operation that uses a count of unanswered invitations. */
export const remindDoor = 'invitations.resendUnanswered';

/** The invitations of an account that wait for an answer: all, or those that match. */
export interface Unanswered {
  accountId: string;
  search: string;
  status?: UnansweredStatus | undefined;
}

/** An invitation as it was counted: its id and expiry. Sending it again renews the expiry. */
export const shownInvitation = `concat_ws(' ', "objectId", extract(epoch from "expiresAt"))`;

/** Returns an SQL condition: an invitation is one of those. */
export function isUnanswered({ accountId, search, status }: Unanswered, values: Values): string {
  return `account = ${values.bind(accountId)} and status = 'pending' and ${matching({ search, status }, values)}`;
}

type Counting = Pick<Services, 'config'> & { sql: Queryable };

type Group = Omit<Reminded, 'isAtLimit'> & { isAtLimit: boolean; isExpired: boolean; count: number };

interface UnansweredCount {
  unanswered: number;
  mailed: number;
  expired: number;
  refused: { why: ReminderRefusal; count: number }[];
  counted: string;
}

/** Counts those who can be reminded now, and the others by reason, and stores which invitations it has counted. */
export async function countUnanswered(
  { sql, config }: Counting,
  { userId, level, ...asked }: Unanswered & { userId: string; level: Level },
): Promise<UnansweredCount> {
  const { accountId } = asked;
  const wanted = collectValues();
  const set = { accountId, userId, door: remindDoor } as const;
  const counted = await storeCounted(sql, set, {
    text: `select ${shownInvitation} as item from "Invitation" where ${isUnanswered(asked, wanted)}`,
    values: wanted.list,
  });
  const by = { actorLevel: level, protectedAccount: config.protectedAccountIds.includes(accountId) };
  const refused = new Map<ReminderRefusal, number>();
  const sum = { unanswered: 0, mailed: 0, expired: 0 };
  for (const group of await readGroups({ sql, config }, { ...set, counted })) {
    const why = refuseReminder(group, by);
    sum.unanswered += group.count;
    if (why) refused.set(why, (refused.get(why) ?? 0) + group.count);
    else {
      sum.mailed += group.count;
      if (group.isExpired) sum.expired += group.count;
    }
  }
  const beyond = sum.mailed - (await mailsLeft({ sql, config }, accountId));
  if (beyond > 0) {
    refused.set('account', beyond);
    sum.mailed -= beyond;
    sum.expired = Math.min(sum.expired, sum.mailed);
  }
  return { ...sum, refused: [...refused].map(([why, count]) => ({ why, count })), counted };
}

function readGroups({ sql, config }: Counting, set: CountedSet): Promise<Group[]> {
  const values = collectValues();
  const { accountId } = set;
  const items = countedItems(set, values);
  return sql.query<Group>(
    `select permission, ${isMember} as "isMember", ${isKeptBack} as "isKeptBack",
       ${isAtLimit({ config }, { accountId, email: 'i.email' }, values)} as "isAtLimit",
       "expiresAt" <= now() as "isExpired", count(*)::int as count
     from ${items} counted join "Invitation" i on i."objectId" = split_part(item, ' ', 1)
     group by 1, 2, 3, 4, 5`,
    values.list,
  );
}

/** SQL: `i` was created without a mail on purpose. */
export const isKeptBack = `coalesce(i.message ->> 'key' = 'invitations.notMailed', false)`;
