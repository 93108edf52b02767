import type { Replayed, WireLost } from '@campus/contracts/effective-access/replay-fields';
import type { getPeopleOfReplay, replayEntries } from '@campus/contracts/effective-access/usage-functions';
import { superadminRole } from '@campus/domain/access/role-names';
import { completeUntil } from '@campus/domain/analytics/complete-until';
import { lookBackDays } from '@campus/domain/analytics/period';
import type { Configuration } from '@campus/domain/effective-access/configuration';
import { type EntryDraft, withEntryDraft } from '@campus/domain/effective-access/entry-draft';
import { type Loss, replay } from '@campus/domain/effective-access/replay';
import {
  type LostChange,
  type MemberKind,
  replayGroups,
} from '@campus/domain/effective-access/replay-groups';
import type * as z from 'zod';
import type { UsageSources } from '../../call/usage-function.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import { readServersHeard } from '../../foundation/usage/servers-heard.ts';
import { scopeOf } from '../room-permissions/records.ts';
import { readInside, readPastEntries } from './past-entries.ts';
import { kindColumns, members, readConfiguration } from './read-configuration.ts';

type ReplayQuery = Pick<z.output<typeof replayEntries.input>, 'accountId' | 'rooms' | 'permissions'>;

/** The time limit for reading entries, because an answer is expected within two seconds. */
const readingSeconds = 1.2;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the access that a draft would take from people who entered rooms in the last 90 days. */
export async function replayDraft(sources: UsageSources, asked: ReplayQuery): Promise<Replayed> {
  const { accountId } = asked;
  const now = new Date();
  const configuration = await readConfiguration(sources.sql, accountId);
  const [heard, { losses, others, entries, since }] = await Promise.all([
    readServersHeard(sources.reader, accountId, now),
    replayOf(sources, { accountId, configuration, draft: draftOf(asked), now }),
  ]);
  const first = heard.length === 0 ? undefined : new Date(Math.min(...heard.map((server) => server.first)));
  const until = completeUntil(
    heard.map(({ last }) => new Date(last)),
    now,
  );
  return {
    since: since.toISOString(),
    isComplete: now.getTime() - since.getTime() >= lookBackDays * dayMs,
    knownSince: first?.toISOString() ?? null,
    completeUntil: until?.toISOString() ?? null,
    entries,
    losses: losses.map(wireLossOf).toSorted((one, other) => other.entries - one.entries),
    others,
  };
}

/** Returns the people affected by one loss, most entries first. */
export async function readPeopleOfReplay(
  sources: UsageSources,
  { lost, limit, offset, ...asked }: z.output<typeof getPeopleOfReplay.input>,
): Promise<z.input<typeof getPeopleOfReplay.output>> {
  const { accountId } = asked;
  const configuration = await readConfiguration(sources.sql, accountId);
  const now = new Date();
  const { losses } = await replayOf(sources, { accountId, configuration, draft: draftOf(asked), now });
  const loss = losses.find((one) => isSame(one.lost, lost));
  const people = [...(loss?.entries ?? [])].sort(([a, most], [b, other]) => other - most || a - b);
  const shown = people.slice(offset, offset + limit);
  const userOf = await usersOfKeys(
    sources.sql,
    shown.map(([person]) => person),
  );
  return shown.map(([person, entries]) => ({
    userId: userOf(person),
    entries,
    isInside: loss?.inside.has(person) ?? false,
    total: people.length,
  }));
}

/** The input of a replay. */
interface Replaying {
  accountId: string;
  configuration: Configuration;
  draft: EntryDraft;
  now: Date;
  /** The time limit for reading entries. */
  seconds?: number;
}

/** Replays the entries of an account against a draft of the stored configuration. */
export async function replayOf(
  { reader, sql }: UsageSources,
  { accountId, configuration, draft, now, seconds = readingSeconds }: Replaying,
) {
  const groups = replayGroups(configuration, withEntryDraft(configuration, draft));
  const nothing = { entries: [], since: new Date(now.getTime() - lookBackDays * dayMs) };
  const asked = { accountId, groups, now };
  const [{ entries, since }, inside] =
    groups.length === 0
      ? [nothing, []]
      : await Promise.all([readPastEntries(reader, asked, seconds), readInside(reader, asked)]);
  const people = new Set(entries.map(({ person }) => person));
  for (const { person } of inside) people.add(person);
  const memberKindOf = await readMemberKinds(sql, accountId, people);
  const { losses, others } = replay(groups, { entries, inside, memberKindOf });
  return { losses, others, since, entries: entries.reduce((sum, one) => sum + one.entries, 0) };
}

function draftOf({ rooms, permissions }: ReplayQuery): EntryDraft {
  return {
    rooms,
    permissions: permissions.map(({ device, values, ...named }) => ({
      device,
      scope: scopeOf(named),
      values,
    })),
  };
}

function wireLossOf({ lost, entries, inside }: Loss) {
  const made = [...entries.values()].reduce((sum, count) => sum + count, 0);
  return { ...wireLostOf(lost), entries: made, people: entries.size, inside: inside.size };
}

function wireLostOf(lost: LostChange): WireLost {
  return lost.kind === 'room' ? { kind: 'room', device: null, optionId: null } : lost;
}

function isSame(lost: LostChange, wire: WireLost): boolean {
  const { kind, device, optionId } = wireLostOf(lost);
  return kind === wire.kind && device === wire.device && optionId === wire.optionId;
}

/**
 * Returns the current member kinds for event keys; undefined for people outside the account. People of the
 * same kind share one object.
 */
async function readMemberKinds(
  sql: Queryable,
  accountId: string,
  keys: Iterable<number>,
): Promise<(key: number) => MemberKind | undefined> {
  const rows = await sql.query<MemberKind & { keys: number[] }>(
    `select level, "teamId", "emailVerified", json_agg(key) as keys
     from (
       select person.key, ${kindColumns}
       from usage_person person join (${members}) on m."user" = person."user" and m.account = $1
       where person.key = any($3::bigint[])
     ) known group by 1, 2, 3`,
    [accountId, superadminRole, [...keys]],
  );
  const memberKinds = new Map<number, MemberKind>();
  for (const { keys: own, ...memberKind } of rows) for (const key of own) memberKinds.set(key, memberKind);
  return (key) => memberKinds.get(key);
}
