import type { EntryDraft } from '@campus/domain/effective-access/entry-draft';
import type { Queryable } from '../../../foundation/database/sql.ts';

/** The counts for one draft, by the access that is lost: `room` or `action desktop kick`. */
export interface PlainReplay {
  losses: Record<string, { entries: number; people: number; inside: number }>;
  others: { entries: number; people: number };
}

interface Asked {
  accountId: string;
  /** The table of events. */
  table: string;
  now: Date;
  /** The levels whose rooms offer these actions. */
  offering: readonly string[];
  /** The default lowest role for each action. */
  defaults: Readonly<Record<string, number>>;
}

/**
 * Replays drafts in plain SQL, with an independent implementation of the specified rules. It checks every
 * event in a PostgreSQL copy against the rooms, permissions, and members of the account.
 */
export async function plainReplays(
  sql: Queryable,
  { accountId, table, now, offering, defaults }: Asked,
  drafts: readonly EntryDraft[],
): Promise<PlainReplay[]> {
  const rows = await sql.query<{ n: number; what: string; entries: number; people: number; inside: number }>(
    `with ${people}, ${drafted}, ${entering}, ${acting}, ${seen(table)} ${counted}`,
    [accountId, JSON.stringify(drafts), now.toISOString(), JSON.stringify(defaults), offering],
  );
  return drafts.map((_, index) => {
    const own = rows.filter(({ n }) => n === index + 1);
    const others = own.find(({ what }) => what === 'others');
    return {
      losses: Object.fromEntries(
        own
          .filter(({ what }) => what !== 'others')
          .map(({ what, entries, people: who, inside }) => [what, { entries, people: who, inside }]),
      ),
      others: { entries: others?.entries ?? 0, people: others?.people ?? 0 },
    };
  });
}

/** Members with their role as a number, and one imaginary person per role and team, without a key. */
const people = `
  reach(role, reaches) as (values ('member', 0), ('leader', 1), ('moderator', 4), ('admin', 8), ('owner', 16), ('superadmin', 18)),
  who as (
    select p.key, m.permission as role, coalesce(m."teamId", '') as team
    from usage_person p join "Membership" m on m."user" = p."user" join "_User" u on u."objectId" = m."user"
    where m.account = $1 and u.email_verified
    union all select null, role, team from reach cross join (values (''), ('1'), ('2')) imagined(team)),
  person as (select key, role, team, reaches from who join reach using (role)),
  member as (select p.key from usage_person p join "Membership" m on m."user" = p."user" where m.account = $1)`;

const drafted = `
  draft as (
    select n::int, value->'rooms' as rooms, value->'permissions' as permissions
    from jsonb_array_elements($2::jsonb) with ordinality as listed(value, n)),
  place as (
    select "objectId" as id, "levelName" as level, instance::int, "levelName" || '_' || coalesce(instance, 0) as name,
      "permAccess"::numeric as access, "teamAccess" as teams
    from "Room" where account = $1)`;

const admits = (access: string, teams: string) => `(role = 'superadmin'
  or reaches >= case ${access} when 4 then 0 when 3 then 1 when 2 then 4 when 1 then 8 when 0.5 then 16 else 99 end
  or team <> '' and ${teams} ? team)`;

/** The people who can now enter a place through one of its rooms, but through none with the draft. */
const entering = `
  entering as (
    select n, key, place.name as place, 'room' as what
    from draft cross join place cross join person
    left join lateral (
      select (room->>'permAccess')::numeric as access, room->'teamAccess' as teams
      from jsonb_array_elements(rooms) listed(room) where room->>'id' = place.id) chosen on true
    group by n, place.name, key, role, team
    having bool_or(${admits('place.access', 'place.teams')})
      and not bool_or(${admits('coalesce(chosen.access, place.access)', 'coalesce(chosen.teams, place.teams)')}))`;

const nearest = (said: string) => `coalesce(
  max(${said}) filter (where rank = 1), max(${said}) filter (where rank = 2), max(${said}) filter (where rank = 3))`;

/** The people who now reach the lowest role for an action, but not the draft's. */
const acting = `
  stored as (
    select kind as device, level, instance, key as option, value::text::int as said
    from "RoomPermission", jsonb_each(permissions) where account = $1 and kind <> 'webBoard'),
  chosen as (
    select n, one->>'device' as device, one->'scope'->>'level' as level, (one->'scope'->>'instance')::int as instance,
      key as option, pair.said::text::int as said
    from draft, jsonb_array_elements(permissions) listed(one), jsonb_each(one->'values') pair(key, said)),
  offered as (select * from place where level = any($5)),
  scope as (
    select id, name as place, 1 as rank, level, instance from offered where instance is not null
    union all select id, name, 2, level, null from offered
    union all select id, name, 3, null, null from offered),
  lowest as (
    select draft.n, scope.place, used.device, action.option,
      coalesce(${nearest('stored.said')}, least) as before,
      coalesce(${nearest('coalesce(chosen.said, stored.said)')}, least) as after
    from draft cross join scope cross join (values ('desktop'), ('web')) used(device)
    cross join (select key as option, value::text::int as least from jsonb_each($4::jsonb)) action
    left join stored on stored.device = used.device and stored.option = action.option
      and stored.level is not distinct from scope.level and stored.instance is not distinct from scope.instance
    left join chosen on chosen.n = draft.n and chosen.device = used.device and chosen.option = action.option
      and chosen.level is not distinct from scope.level and chosen.instance is not distinct from scope.instance
    group by draft.n, scope.place, used.device, action.option, least),
  acting as (
    select n, key, place, 'action ' || device || ' ' || option as what
    from lowest join person on reaches >= before and reaches < after)`;

/**
 * The entries of ninety days, and where people are now. That is the place that an open session last entered
 * and has not left. Sessions are excluded if their server was heard more than ten minutes after them. A login, or an
 * event after more than ten minutes, begins another session, which is in no place yet.
 */
const seen = (table: string) => `
  entry as (
    select person, room as place from ${table}
    where kind = 'JOINROOM' and ts >= $3::timestamptz - interval '2160 hours' and ts < $3),
  recent as (
    select *, lag(ts) over (partition by session order by ts) as before
    from ${table} where ts >= $3::timestamptz - interval '24 hours' and ts < $3),
  open as (
    select session, max(ts) as alive from recent where kind <> 'HEARTBEAT'
    group by session having not bool_or(kind = 'LOGOUT')),
  heard as (
    select greatest((select max(ts) from recent where kind = 'HEARTBEAT'), (select max(alive) from open)) as last),
  inside as (
    select distinct person, room as place from recent j join open using (session) cross join heard
    where kind = 'JOINROOM' and alive >= last - interval '10 minutes'
      and not exists (select from recent e where e.session = j.session and e.ts > j.ts
        and (e.kind in ('JOINROOM', 'LOGIN') or e.kind = 'LEAVEROOM' and e.room = j.room
          or e.ts > e.before + interval '10 minutes')))`;

const counted = `,
  lost as (select * from entering union all select * from acting),
  told as (
    select n, what, count(*)::int as entries, count(distinct person)::int as people
    from lost join entry on entry.place = lost.place and entry.person = lost.key group by n, what),
  there as (
    select n, what, count(distinct person)::int as inside
    from lost join inside on inside.place = lost.place and inside.person = lost.key group by n, what)
  select n, what, coalesce(entries, 0) as entries, coalesce(people, 0) as people, coalesce(inside, 0) as inside
  from told full join there using (n, what)
  union all
  select n, 'others', count(*)::int, count(distinct person)::int, 0
  from (select distinct n, place from lost) touched join entry using (place)
  where person not in (select key from member) group by n`;
