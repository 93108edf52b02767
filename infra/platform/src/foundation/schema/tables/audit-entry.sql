-- One index per filter, in the order of the list.
create index audit_at on "AuditEntry" (account, at, "objectId");
create index audit_operation on "AuditEntry" (account, operation, at, "objectId");

-- Text search in the actor and the target.
alter table "AuditEntry" add column "searchKey" text collate "C" generated always as (
  search_key("actorEmail") || E'\n' || search_key("targetLabel")
) stored;
-- With a long pending list, entries are sorted into the index thousands at a time.
create index audit_by_text on "AuditEntry" using gin (account, "searchKey" gin_trgm_ops)
  with (gin_pending_list_limit = 2048);

create index audit_actor on "AuditEntry" (account, "actorId", at, "objectId");
create index audit_target on "AuditEntry" (account, "targetId", at, "objectId");
-- Failures are rare. Successes are found along audit_at.
create index audit_outcome on "AuditEntry" (account, outcome, at, "objectId") where outcome <> 'success';
-- Used by forget_audit_entries.
create index audit_age on "AuditEntry" (at);

-- Deletes up to `most` entries older than `days`, oldest first. This function is the only way to delete
-- entries. It skips rows that another instance is deleting, so it never waits.
create function forget_audit_entries(days integer, most integer) returns integer language plpgsql as $$
declare
  forgotten integer;
begin
  if days < 30 then
    raise exception 'Audit entries are kept for at least 30 days.';
  end if;
  delete from "AuditEntry" where "objectId" = any (array(
    select "objectId" from "AuditEntry" where at < now() - make_interval(days => days)
    order by at limit most for update skip locked));
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke execute on function forget_audit_entries from public;

-- Entries are append-only.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
declare
  context text;
begin
  -- The call stack of this statement. PostgreSQL lists functions with their argument types, in any server
  -- language.
  get diagnostics context = pg_context;
  if tg_op = 'DELETE' and context ~ '\sforget_audit_entries\(integer,integer\)' then
    return null;
  end if;
  raise exception 'Audit entries are never changed.';
end $$;
create trigger append_only before update or delete or truncate on "AuditEntry"
  for each statement execute function refuse_change_of_audit();
