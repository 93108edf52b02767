import type { Stack } from '@campus/local/stack';
import { openDatabase } from '@campus/platform/foundation/database/sql';

/** A row of a file: a member to update, or a person to invite. */
export interface ImportedPerson {
  /** The membership's id; missing for a person who is not a member. */
  member?: string;
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  teamId: string;
}

export interface ImportedPeople {
  rows: readonly ImportedPerson[];
  /** Whether invited people get a mail. */
  mails?: boolean;
}

/**
 * Makes files with this many rows: members in an order that matches no index, each with a new title and team,
 * alternating with unknown people.
 */
export async function peopleToImport(stack: Stack, accountId: string, most: number) {
  const sql = openDatabase(stack.urls.database, { connections: 1 });
  const members = await sql.query<ImportedPerson & { member: string }>(
    `select "objectId" as member, email, firstname as "firstName", lastname as "lastName"
     from "Membership" where account = $1 and permission = 'member' order by md5(email) limit $2`,
    [accountId, most],
  );
  await sql.close();
  let made = 0;
  return (series: string, count: number): ImportedPeople => ({
    rows: Array.from({ length: count }, (_, index): ImportedPerson => {
      const values = { title: `Fellow of ${series}`, teamId: ['A', 'B', 'C'][index % 3] ?? 'A' };
      const member = index % 2 === 0 ? members[made++ % members.length] : undefined;
      if (member) return { ...member, ...values };
      const [firstName, lastName] = [`Ana${index}`, 'Newcomer'];
      return { email: `${firstName}.${series}@newcomers.test`.toLowerCase(), firstName, lastName, ...values };
    }),
  });
}
