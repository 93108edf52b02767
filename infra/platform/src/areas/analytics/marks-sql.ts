/** The maximum number of changes read. The newest in a range are used. */
const maxChanges = 500;
/** The maximum count of imported people, of invitations, and of deleted rooms, the same as in the audit log. */
const maxEntries = 100_000;

const entries = `"AuditEntry" e where e.account = $1 and e.outcome = 'success' and e.at between $2 and $3`;
const itself = 'e.at, e.at as first, e.operation, e."targetId" as target';

/** Changes that have no rooms, and never cancel each other. */
const alone = `'[]'::jsonb as rooms, '' as subject, '{}'::jsonb as before, '{}'::jsonb as after`;

/** The value of one field before and after, as a subject of its own. */
const ofField = (subject: string, field: string) => `'[]'::jsonb, ${subject},
    jsonb_build_object('${field}', e.before->'${field}'), jsonb_build_object('${field}', e.after->'${field}')`;

const ofRooms = (rooms: string) => `${rooms}, '', '{}'::jsonb, '{}'::jsonb`;

// The target of an entry about several rooms is no room.
const created = `select 'roomsCreated' as kind, jsonb_array_length(e.after->'created') as count,
    case jsonb_array_length(e.after->'created') when 1 then e.after->'created'->>0 else '' end as name, ${itself},
    (select jsonb_agg(jsonb_build_object('name', made.name,
        'id', case e."targetType" when 'room' then e."targetId" else '' end))
      from jsonb_array_elements_text(e.after->'created') made (name)) as rooms,
    '' as subject, '{}'::jsonb as before, '{}'::jsonb as after
  from ${entries} and e.operation in ('rooms.save', 'rooms.duplicate') and e.after ? 'created'`;

const aRoom = `jsonb_build_object('id', e."targetId", 'name', e."targetLabel")`;

const restored = `select 'roomsRestored', 1, e."targetLabel", ${itself}, ${ofRooms(`jsonb_build_array(${aRoom})`)}
  from ${entries} and e.operation = 'rooms.restore' and e."targetType" = 'room' and e.after <> '{}'`;

/** Deleted rooms have one entry each, so they are grouped by day. */
const deleted = `select 'roomsDeleted', count(*)::int, case count(*) when 1 then min(e."targetLabel") else '' end,
    max(e.at), min(e.at), 'rooms.delete', case count(*) when 1 then min(e."targetId") else '' end,
    ${ofRooms(`jsonb_agg(${aRoom})`)}
  from (select e.at, e."targetId", e."targetLabel" from ${entries}
          and e.operation = 'rooms.delete' and e."targetType" = 'room'
        order by e.at desc limit ${maxEntries}) e
  group by width_bucket(e.at, $4::timestamptz[])`;

const visibility = `select case when e.after->'visibleOn' ? 'hidden' then 'roomsHidden' else 'roomsOpened' end, 1,
    e."targetLabel", ${itself}, ${ofField(`'visible ' || e."targetId"`, 'visibleOn')}
  from ${entries} and e.operation = 'rooms.update' and e."targetType" = 'room' and e.after ? 'visibleOn'
    and (e.before->'visibleOn' ? 'hidden') <> (e.after->'visibleOn' ? 'hidden')`;

// Both marks of a world that was closed and opened again are kept: they explain the figures of the day.
const status = `select case e.after->>'ServerConfig.disableWorld' when 'true' then 'worldDisabled' else 'worldEnabled' end,
    1, '', ${itself}, ${alone}
  from ${entries} and e.operation in ('settings.save', 'settings.takeBack') and e.after ? 'ServerConfig.disableWorld'`;

const invitesOnly = `select case e.after->>'Account.invitesOnly' when 'true' then 'invitesOnly' else 'invitesOnlyEnded' end,
    1, '', ${itself}, ${ofField(`'invitesOnly'`, 'Account.invitesOnly')}
  from ${entries} and e.operation in ('settings.save', 'settings.takeBack') and e.after ? 'Account.invitesOnly'`;

const customizing = `('customization.saveCustomizations', 'customization.saveCollections', 'customization.clearThemes',
     'customization.applyTheme', 'customization.undo')`;

const themes = `select case e.after->>'theme' when '' then 'themeRemoved' else 'themeApplied' end, 1,
    coalesce(nullif(e.after->>'theme', ''), e.before->>'theme', ''), ${itself}, ${ofField(`'theme'`, 'theme')}
  from ${entries} and e.operation in ${customizing} and e.after ? 'theme'`;

// What a theme switches on or off belongs to the theme.
const customized = `select case e.operation when 'customization.undo' then 'customizedBack' else 'customized' end, 1, '',
    ${itself}, '[]'::jsonb, 'customizations', e.before, e.after
  from ${entries} and e.operation in ${customizing} and e.after <> '{}' and not e.after ? 'theme'`;

const permissions = `select 'permissionsChanged', 1, '', ${itself}, '[]'::jsonb,
    case when e.operation like '%.reset%' then '' else concat('permissions ', e."targetType", ' ', e."targetLabel") end,
    e.before, e.after
  from ${entries} and e.after <> '{}' and coalesce(e.after->>'deleted', '') <> '0' and e.operation in
    ('roles.save', 'roles.configure', 'roles.setRoles', 'roomPermissions.save', 'roomPermissions.saveBoards',
     'roomPermissions.reset', 'roomPermissions.resetType', 'roomPermissions.resetBoards',
     'roomPermissions.resetBoardsType')`;

/** Changes by a task's steps have the request id of the call that planned the task. */
const imported = `
  select case e.operation when 'members.remove' then 'membersRemoved' else 'membersImported' end, count(*)::int, '',
    max(e.at), plan.at, '', plan."targetId", ${alone}
  from (select e."requestId", e.operation, e.at from ${entries} and e.operation in ('members.update', 'members.remove')
        order by e.at desc limit ${maxEntries}) e
  join (select at, "requestId", "targetId" from "AuditEntry" where account = $1 and outcome = 'success'
          and operation in ('imports.plan', 'imports.memberships', 'imports.deletions') and at <= $3
        order by at desc limit ${maxChanges}) plan on plan."requestId" = e."requestId"
  group by e.operation, plan.at, plan."targetId"`;

const invited = `select 'peopleInvited', count(*)::int, '', max(e.at), min(e.at), 'invitations.create', '', ${alone}
  from (select e.at from ${entries} and e.operation = 'invitations.create' and e."targetId" <> ''
        order by e.at desc limit ${maxEntries}) e
  group by width_bucket(e.at, $4::timestamptz[])`;

const parts = [
  ...[created, restored, deleted, visibility, status, invitesOnly, themes, customized, permissions],
  ...[imported, invited],
];

/**
 * The changes that mark an account's charts, with what tells whether they were taken back. Each part uses the index of
 * its operations. Values: the account, the first and last time, and the starts of the days, which group invitations and
 * deleted rooms.
 */
export const changesSql = `
select kind, count, name, at, first, operation, target, rooms, subject, before, after from (
  ${parts.map((part) => `(${part})`).join(' union all ')}
) change order by at desc limit ${maxChanges}`;
