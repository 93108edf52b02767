import { findBadges } from '@campus/contracts/badges/functions';
import type { Binding } from '@campus/contracts/core/binding';
import { findInvitations } from '@campus/contracts/invitations/functions';
import { findMembers } from '@campus/contracts/members/functions';
import { findRooms } from '@campus/contracts/rooms/functions';
import { contoso } from '@campus/local/demo/accounts';
import type { Stack } from '@campus/local/stack';
import { findInvitations as readInvitations } from '@campus/platform/areas/invitations/find-invitations';
import { findMembers as readMembers } from '@campus/platform/areas/members/find-members';
import { openDatabase, type Queryable } from '@campus/platform/foundation/database/sql';
import { loadMembers } from './load-members.ts';
import { loadRooms } from './load-rooms.ts';
import { measureEach, type Target } from './measure.ts';
import { roundedTimes } from './report.ts';
import { platformSession } from './sessions.ts';

const people = 1_000_000;
const invitations = 200_000;
const rooms = 2_000;
const badges = 200;
const warmUps = 20;
const calls = 200;
/** The platform's maximum 95th percentile in milliseconds. */
const aim = 50;

/** What people type: from the first letter to a whole name, parts of words, and words that everybody has. */
const searches: Record<string, readonly string[]> = {
  'one letter': ['a', 'h', 'q', 'x', 'z'],
  'two letters': ['an', 'ho', 'qu', 'zz', 'xi'],
  'a first name': ['rosa', 'jonas', 'pia', 'quinn', 'kaia'],
  'first and last name': ['rosa h', 'jonas lund', 'moor pia', 'a b', 'quinn o'],
  'inside a name': ['berly', 'feldt', 'acker', 'hollow', 'wick'],
  'in every email': ['campus', '.test', 'bench', 'campus.test', 'est'],
  'nobody has it': ['hoshikawa zzz', 'qqqq', 'xyzzy', '@@@', 'zzzz zzzz'],
};

const areas: readonly [name: string, binding: Pick<Binding, 'name'>][] = [
  ['people', findMembers],
  ['invitations', findInvitations],
  ['rooms', findRooms],
  ['badges', findBadges],
];

/** Times what the platform finds for each kind of search, and prints the indexes that the searches read. */
export async function measureFinder(stack: Stack): Promise<void> {
  await loadMembers(stack, contoso, people);
  await loadRooms(stack, contoso, rooms);
  await loadOthers(stack);
  const sessionToken = await platformSession(stack, 'superadmin');
  for (const [area, { name }] of areas) {
    const figures: Record<string, object> = {};
    for (const [kind, texts] of Object.entries(searches)) {
      const targets = Array.from({ length: warmUps + calls }, (_, call) =>
        targetOf(stack, sessionToken, { name, search: texts[call % texts.length] ?? '' }),
      );
      await measureEach(targets.slice(0, warmUps));
      const times = await measureEach(targets.slice(warmUps));
      figures[kind] = roundedTimes(times);
      if (times.p95 > aim) console.log(`Misses the aim: ${area}, ${kind}`);
    }
    console.log(`\nThe finder in the platform: ${area}`);
    console.table(figures);
  }
  await printPlans(stack);
}

function targetOf(stack: Stack, sessionToken: string, asked: { name: string; search: string }): Target {
  return {
    name: `${asked.name}: ${asked.search}`,
    method: 'POST',
    url: `${stack.urls.platform}/functions/${asked.name}`,
    headers: {
      'content-type': 'application/json',
      'x-parse-application-id': 'campus',
      'x-parse-session-token': sessionToken,
    },
    body: JSON.stringify({ accountId: contoso, search: asked.search }),
  };
}

/** Adds invitations and badges, unless a kept folder has them. */
async function loadOthers({ urls }: Stack): Promise<void> {
  const sql = openDatabase(urls.database, { connections: 1 });
  await sql.query('set statement_timeout = 0');
  const loaded = await sql.one('select from "Invitation" where account = $1 offset $2 limit 1', [
    contoso,
    999,
  ]);
  if (!loaded) {
    await sql.query(
      `insert into "Invitation" ("objectId", "createdAt", "updatedAt", account, email, "firstName", "lastName",
         "displayName", permission, status, "expiresAt", teamid)
       select 'bench' || m."objectId", now(), now(), $1, 'i.' || m.email, m.firstname, m.lastname, m.displayname,
         'member', 'accepted', now(), '8'
       from "Membership" m where m.account = $1 limit $2`,
      [contoso, invitations],
    );
    await sql.query(
      `insert into "Badge" ("objectId", "createdAt", "updatedAt", account, name)
       select 'bench' || number, now(), now(), $1, 'Badge ' || number from generate_series(1, $2::int) number`,
      [contoso, badges],
    );
    for (const table of ['Invitation', 'Badge']) await sql.query(`vacuum analyze "${table}"`);
  }
  await sql.close();
}

/** Prints for each search what its statements read, by the plans that PostgreSQL has used. */
async function printPlans({ urls }: Stack): Promise<void> {
  const sql = openDatabase(urls.database, { connections: 1 });
  const reads: Record<string, object> = {};
  for (const [area, find] of [
    ['people', readMembers],
    ['invitations', readInvitations],
  ] as const)
    for (const [kind, [search = '']] of Object.entries(searches)) {
      const plans: string[] = [];
      await find(explaining(sql, plans), { accountId: contoso, search });
      const scans = plans.flatMap((plan) => [
        ...plan.matchAll(/(\w+(?: Only)? Scan(?: using \w+| on "?\w+"?))/g),
      ]);
      reads[`${area}: ${kind}`] = { reads: [...new Set(scans.map(([scan]) => scan))].join(', ') };
    }
  console.log('\nWhat the searches read');
  for (const [search, { reads: scans }] of Object.entries(reads as Record<string, { reads: string }>))
    console.log(`${search}: ${scans}`);
  await sql.close();
}

/** A database that adds the plan of each statement. */
function explaining(sql: Queryable, plans: string[]): Queryable {
  const query: Queryable['query'] = async (statement, values) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    const lines = await sql.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    return sql.query(statement, values);
  };
  return { query, one: async (statement, values) => (await query<never>(statement, values))[0] };
}
