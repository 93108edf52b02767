-- A long trail takes its time.
set local statement_timeout = 0;

drop index audit_search;
alter table "AuditEntry" add column "searchKey" text collate "C" generated always as (
  search_key("actorEmail") || E'\n' || search_key("targetLabel")
) stored;
create index audit_by_text on "AuditEntry" using gin (account, "searchKey" gin_trgm_ops)
  with (gin_pending_list_limit = 256);

create index audit_actor on "AuditEntry" (account, "actorId", at, "objectId");
create index audit_target on "AuditEntry" (account, "targetId", at, "objectId");
-- What went wrong is rare; what went well is found along the trail itself.
create index audit_outcome on "AuditEntry" (account, outcome, at, "objectId") where outcome <> 'success';
create index audit_age on "AuditEntry" (at);

-- The trail is only ever shortened, by this one function: entries that have been kept as long as configured go,
-- a batch at a time, the oldest first. It never waits for another instance that does the same.
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

create or replace function refuse_change_of_audit() returns trigger language plpgsql as $$
declare
  context text;
begin
  -- Which functions this statement runs in, named with their arguments whatever the server's language.
  get diagnostics context = pg_context;
  if tg_op = 'DELETE' and context ~ '\sforget_audit_entries\(integer,integer\)' then
    return null;
  end if;
  raise exception 'Audit entries are never changed.';
end $$;
