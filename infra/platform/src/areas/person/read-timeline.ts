import type { AuditEntry } from '@campus/contracts/audit/audit';
import type { getTimeline, TimelineEntry, TimelineKind } from '@campus/contracts/members/person';
import { refuseAccess } from '@campus/domain/access/access';
import { reaches } from '@campus/domain/access/levels';
import { refuseSignIns } from '@campus/domain/members/person-actions';
import { openTaskKinds } from '@campus/domain/tasks/tasks';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { taskTable } from '../../foundation/schema/tables/task.ts';
import { entriesOf, type TrailRow, trailColumns } from '../audit/trail-entries.ts';
import { type KnownPerson, type PersonCall, readFacts } from './person-facts.ts';
import { invitationsOf } from './read-person.ts';
import { findPlaces, type Place, type Source } from './timeline-places.ts';

/**
 * Returns what a person did in the account and what was done to them, newest first. Leaves out what the caller may not
 * see elsewhere: entries of the audit log without its page, sign-ins of others, and tasks of others, which only owners
 * see.
 */
export async function readTimeline(
  call: PersonCall<z.output<typeof getTimeline.input>>,
): Promise<z.input<typeof getTimeline.output>> {
  const { sql, actor, services, input } = call;
  const { accountId, before, limit } = input;
  const person = await readFacts(call);
  const shown = shownTo(actor, person);
  const sources = await sourcesOf(sql, { accountId, person, shown, actor });
  const places = await findPlaces(sql, sources, { before, limit: limit + 1 });
  const page = places.slice(0, limit);
  const last = places.length > limit ? page.at(-1) : undefined;
  return {
    items: await entriesAt(sql, accountId, page),
    next: last ? `${last.place}.${last.id}` : null,
    shown,
    keptDays: services.config.auditRetentionDays,
  };
}

type Actor = PersonCall<z.output<typeof getTimeline.input>>['actor'];

function shownTo(actor: Actor, person: KnownPerson): TimelineKind[] {
  const seesTasks = person.own || reaches(actor.accountAccess.level, 'owner');
  return [
    ...(refuseAccess({ page: 'audit' }, actor) ? [] : (['audit'] as const)),
    ...(refuseSignIns(person) ? [] : (['signIn'] as const)),
    ...(seesTasks ? (['task'] as const) : []),
  ];
}

interface Wanted {
  accountId: string;
  person: KnownPerson;
  shown: readonly TimelineKind[];
  actor: Actor;
}

/** The operations that begin a session. The trail of no account has their entries. */
const signInOperations = [
  'auth.signIn',
  'sso.signIn',
  'secondFactor.signIn',
  'secondFactor.passkeySignIn',
] as const;

async function sourcesOf(sql: Queryable, wanted: Wanted): Promise<Source[]> {
  const { accountId, person, shown, actor } = wanted;
  const { id: membershipId, userId } = person;
  const sources: Source[] = [];
  if (shown.includes('audit')) {
    const targets = [membershipId, userId, ...(await invitationIds(sql, wanted))];
    sources.push({ kind: 'audit', accountId, column: 'actorId', id: userId });
    for (const id of targets) sources.push({ kind: 'audit', accountId, column: 'targetId', id });
  }
  if (shown.includes('signIn'))
    sources.push({
      kind: 'signIn',
      accountId: '',
      column: 'targetId',
      id: userId,
      operations: signInOperations,
    });
  if (shown.includes('task'))
    sources.push({ kind: 'task', accountId, id: userId, kinds: openTaskKinds(actor) });
  return sources;
}

/** The number of a person's newest invitations whose entries are part of the timeline. */
const maxInvitations = 5;

async function invitationIds(sql: Queryable, { accountId, person }: Wanted): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `select i."objectId" as id from "Invitation" i where ${invitationsOf}
     order by i."createdAt" desc, i."objectId" desc limit ${maxInvitations}`,
    [accountId, person.userId, person.email],
  );
  return rows.map(({ id }) => id);
}

/** Reads what is at these places, in their order. */
async function entriesAt(
  sql: Queryable,
  accountId: string,
  places: readonly Place[],
): Promise<z.input<typeof getTimeline.output>['items']> {
  const idsOf = (...kinds: TimelineKind[]) =>
    places.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const [entries, tasks] = await Promise.all([
    readEntries(sql, accountId, idsOf('audit', 'signIn')),
    readTasks(sql, idsOf('task')),
  ]);
  return places.map(({ kind, id, at }) => ({
    id,
    kind,
    at: at.toISOString(),
    entry: shownEntry(kind, entries.get(id)),
    task: tasks.get(id) ?? null,
  }));
}

/** A sign-in belongs to no account, so its values and its request are left out. */
function shownEntry(kind: TimelineKind, entry: AuditEntry | undefined): AuditEntry | null {
  if (!entry) return null;
  return kind === 'signIn' ? { ...entry, before: {}, after: {}, requestId: '' } : entry;
}

async function readEntries(
  sql: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AuditEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query<TrailRow>(
    `select ${trailColumns} from "AuditEntry" where "objectId" = any($1)`,
    [ids],
  );
  const entries = await entriesOf(sql, accountId, rows);
  return new Map(entries.map((entry) => [entry.id, entry]));
}

async function readTasks(
  sql: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<TimelineEntry['task']>>> {
  if (ids.length === 0) return new Map();
  const rows = await taskTable.query(sql, ['id', 'kind', 'status'], 'where id = any($1)', [ids]);
  return new Map(rows.map(({ id, kind, status }) => [id, { kind, status }]));
}
