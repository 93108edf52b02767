/** The maximum number of changes read. The newest in a range are used. */
const maxChanges = 500;
/** The maximum count of imported people and of invitations, the same as in the audit log. */
const maxPeople = 100_000;

const entries = `"AuditEntry" e where e.account = $1 and e.outcome = 'success' and e.at between $2 and $3`;
const itself = 'e.at, e.at as first, e.operation, e."targetId" as target';

const created = `select 'roomsCreated' as kind, jsonb_array_length(e.after->'created') as count,
    case jsonb_array_length(e.after->'created') when 1 then e.after->'created'->>0 else '' end as name, ${itself}
  from ${entries} and e.operation in ('rooms.save', 'rooms.duplicate') and e.after ? 'created'`;

const opened = `select 'roomsOpened', 1, e."targetLabel", ${itself} from ${entries} and e.operation = 'rooms.update'
    and e.before->'visibleOn' ? 'hidden' and not e.after->'visibleOn' ? 'hidden'`;

const status = `select case e.after->>'ServerConfig.disableWorld' when 'true' then 'worldDisabled' else 'worldEnabled' end,
    1, '', ${itself}
  from ${entries} and e.operation in ('settings.save', 'settings.takeBack') and e.after ? 'ServerConfig.disableWorld'`;

const themes = `select 'themeApplied', 1, e.after->>'theme', ${itself}
  from ${entries} and e.operation = 'customization.applyTheme' and e.after->>'theme' <> ''`;

const customized = `select 'customized', 1, '', ${itself} from ${entries} and e.after <> '{}' and e.operation in
    ('customization.saveCustomizations', 'customization.saveCollections', 'customization.clearThemes',
     'customization.undo')`;

/** Changes by a task's steps have the request id of the call that planned the task. */
const imported = `
  select case e.operation when 'members.remove' then 'membersRemoved' else 'membersImported' end, count(*)::int, '',
    max(e.at), plan.at, '', plan."targetId"
  from (select e."requestId", e.operation, e.at from ${entries} and e.operation in ('members.update', 'members.remove')
        order by e.at desc limit ${maxPeople}) e
  join (select at, "requestId", "targetId" from "AuditEntry" where account = $1 and outcome = 'success'
          and operation in ('imports.plan', 'imports.memberships', 'imports.deletions') and at <= $3
        order by at desc limit ${maxChanges}) plan on plan."requestId" = e."requestId"
  group by e.operation, plan.at, plan."targetId"`;

const invited = `select 'peopleInvited', count(*)::int, '', max(e.at), min(e.at), 'invitations.create', ''
  from (select e.at from ${entries} and e.operation = 'invitations.create' and e."targetId" <> ''
        order by e.at desc limit ${maxPeople}) e
  group by width_bucket(e.at, $4::timestamptz[])`;

/**
 * The changes that mark an account's charts. Each part uses the index of its operations. Values: the account,
 * the first and last time, and the starts of the days, which group invitations.
 */
export const changesSql = `select kind, count, name, at, first, operation, target from (
  ${[created, opened, status, themes, customized, imported, invited].map((part) => `(${part})`).join(' union all ')}
) change order by at desc limit ${maxChanges}`;
