import { randomInt } from 'node:crypto';
import type { Comparison } from '../../call/differences.ts';
import { type Queryable, type Sql, violates } from '../../ground/database/sql.ts';
import type { ReplacedUsername } from '../identity/rename-user.ts';
import { usernameOf } from '../identity/usernames.ts';
import type { StoredMember } from './members-by-email.ts';

/** Writes the memberships and users of changed members; answers who got another username than was asked for. */
export async function writeMembers(
  sql: Sql,
  changed: readonly ChangedMember[],
): Promise<ReadonlyMap<string, ReplacedUsername>> {
  const named = changed.filter(({ former, latter }) =>
    nameColumns.some((name) => former[name] !== latter[name]),
  );
  if (named.length === 0) {
    await writeMemberships(sql, changed);
    return new Map();
  }
  for (;;) {
    const usernames = await freeUsernames(sql, named);
    const withUsername = ({ former, latter, different }: ChangedMember): ChangedMember => ({
      former,
      latter: { ...latter, username: usernames.get(latter.userId) ?? latter.username },
      different,
    });
    try {
      await sql.transaction(async (attempt) => {
        // Memberships first, with the copies of the names they are to have: the users' trigger finds them so already.
        await writeMemberships(attempt, changed.map(withUsername));
        await writeUsers(attempt, named.map(withUsername));
      });
      return replaced(named, usernames);
    } catch (error) {
      // Another transaction took one of them since; now it is visible.
      if (!violates(error, '_User_unique_username')) throw error;
    }
  }
}

const nameColumns = ['displayname', 'firstname', 'lastname'] as const;

/** The usernames of those whose display name asks for another one, by the ids of users. */
async function freeUsernames(
  sql: Queryable,
  named: readonly ChangedMember[],
): Promise<ReadonlyMap<string, string>> {
  const free = new Map<string, string>();
  const given = new Set<string>();
  let open = named
    .filter(({ former, latter }) => usernameOf(former.displayname) !== usernameOf(latter.displayname))
    .map(({ latter: { userId, displayname } }) => ({ userId, wanted: usernameOf(displayname), number: '' }));
  while (open.length > 0) {
    const candidates = open.map(({ wanted, number }) => wanted + number);
    const taken = await takenUsernames(
      sql,
      open.map(({ userId }) => userId),
      candidates,
    );
    open = open.flatMap(({ userId, wanted }, index) => {
      const candidate = candidates[index] ?? '';
      const isFree = !taken.has(candidate) && !given.has(candidate);
      if (!isFree) return [{ userId, wanted, number: `.${randomInt(1000, 1_000_000)}` }];
      given.add(candidate);
      free.set(userId, candidate);
      return [];
    });
  }
  return free;
}

async function takenUsernames(
  sql: Queryable,
  userIds: readonly string[],
  candidates: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = await sql.query<{ username: string }>(
    `select u.username from unnest($1::text[], $2::text[]) wanted (id, username)
     join "_User" u on u.username = wanted.username and u."objectId" <> wanted.id`,
    [userIds, candidates],
  );
  return new Set(taken.map(({ username }) => username));
}

const userColumns = ['username', ...nameColumns] as const;
const membershipColumns = [
  ...userColumns,
  'contactEmail',
  'title',
  'teamId',
  'permission',
  'previousPermission',
] as const;

async function writeUsers(sql: Queryable, named: readonly ChangedMember[]): Promise<void> {
  const { set, names, arrays, values } = columnwise(named, 'userId', userColumns);
  await sql.query(
    `update "_User" u set "updatedAt" = now(), ${set}
     from unnest(${arrays}) to_be (${names}) where u."objectId" = to_be.id`,
    values,
  );
}

async function writeMemberships(sql: Queryable, changed: readonly ChangedMember[]): Promise<void> {
  const { set, names, arrays, values } = columnwise(changed, 'id', membershipColumns);
  await sql.query(
    `update "Membership" m set "updatedAt" = now(), ${set}, "customFields" = to_be."customFields"
     from unnest(${arrays}, $${values.length + 1}::jsonb[]) to_be (${names}, "customFields")
     where m."objectId" = to_be.id`,
    [...values, changed.map(({ latter }) => JSON.stringify(latter.customFields))],
  );
}

/** The parts of a statement that writes columns of text into many rows: each column is one array. */
function columnwise(
  changed: readonly ChangedMember[],
  id: 'id' | 'userId',
  columns: readonly (typeof membershipColumns)[number][],
) {
  const values = [id, ...columns].map((name) => changed.map(({ latter }) => latter[name]));
  return {
    set: columns.map((name) => `"${name}" = to_be."${name}"`).join(', '),
    names: ['id', ...columns].map((name) => `"${name}"`).join(', '),
    arrays: values.map((_, index) => `$${index + 1}::text[]`).join(', '),
    values,
  };
}

function replaced(
  named: readonly ChangedMember[],
  usernames: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReplacedUsername> {
  const differing = named.flatMap(({ latter: { id, userId, displayname } }) => {
    const [wanted, given] = [usernameOf(displayname), usernames.get(userId)];
    return given === undefined || given === wanted ? [] : [[id, { old: wanted, new: given }] as const];
  });
  return new Map(differing);
}

/** A member before and after a change, with the difference. */
export interface ChangedMember {
  former: StoredMember;
  latter: StoredMember;
  different: Comparison;
}
