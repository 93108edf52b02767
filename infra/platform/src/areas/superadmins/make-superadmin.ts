import { randomUUID } from 'node:crypto';
import { insertEntries } from '../../call/insert-entries.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import { grantSuperadmin } from '../../foundation/records/superadmins.ts';
import { displayNameOf } from '../identity/usernames.ts';
import { createUser } from '../identity/users.ts';
import { issueShownLink } from '../mailed-links/issue-link.ts';
import type { LinkConfig } from '../mailed-links/link.ts';

export interface NewSuperadmin {
  /** Lowercase. */
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Makes the user with this email a superadmin. Creates the user if nobody has the email. Returns a link that
 * works once, where the person chooses a password.
 */
export async function makeSuperadmin(sql: Sql, config: LinkConfig, person: NewSuperadmin): Promise<string> {
  return sql.transaction(async (change) => {
    const { email } = person;
    const userId = (await findUser(change, email)) ?? (await create(change, person));
    await grantSuperadmin(change, [userId]);
    await insertEntries(change, [
      {
        operation: 'superadmins.make',
        outcome: 'success',
        target: { type: 'user', id: userId, label: email },
        after: { superadmin: true },
        reasons: [],
        requestId: randomUUID(),
      },
    ]);
    return issueShownLink(change, config, { purpose: 'passwordReset', userId, email });
  });
}

async function findUser(sql: Sql, email: string): Promise<string | undefined> {
  const user = await sql.one<{ id: string }>(
    'select "objectId" as id from "_User" where email = $1 for update',
    [email],
  );
  return user?.id;
}

function create(sql: Sql, person: NewSuperadmin): Promise<string> {
  return createUser(sql, { ...person, displayName: displayNameOf(person) });
}
