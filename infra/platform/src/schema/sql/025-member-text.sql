-- What is searched anywhere in the texts of members stands in a table of its own: an index of trigrams takes a change of
-- a row for a change of all its texts, and most changes of members leave those alone.
set local statement_timeout = 0;

create table "MemberText" (
  membership text primary key,
  account text not null,
  "emailKey" text collate "C" not null,
  "contactEmailKey" text collate "C" not null,
  "firstnameKey" text collate "C" not null,
  "lastnameKey" text collate "C" not null,
  "displaynameKey" text collate "C" not null
);
insert into "MemberText"
  select "objectId", account, "emailKey", "contactEmailKey", "firstnameKey", "lastnameKey", "displaynameKey"
  from "Membership";
drop index membership_by_text;
create index member_text_anywhere on "MemberText" using gin (
  account,
  "emailKey" gin_trgm_ops, "contactEmailKey" gin_trgm_ops, "firstnameKey" gin_trgm_ops,
  "lastnameKey" gin_trgm_ops, "displaynameKey" gin_trgm_ops
) with (gin_pending_list_limit = 2048);
alter table "MemberText" set (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02
);

create function add_member_texts() returns trigger language plpgsql as $$
begin
  insert into "MemberText"
    select "objectId", account, "emailKey", "contactEmailKey", "firstnameKey", "lastnameKey", "displaynameKey"
    from latter;
  return null;
end $$;
create trigger texts_added after insert on "Membership"
  referencing new table as latter for each statement execute function add_member_texts();

create function change_member_text() returns trigger language plpgsql as $$
begin
  update "MemberText" set
    account = new.account, "emailKey" = new."emailKey", "contactEmailKey" = new."contactEmailKey",
    "firstnameKey" = new."firstnameKey", "lastnameKey" = new."lastnameKey", "displaynameKey" = new."displaynameKey"
  where membership = new."objectId";
  return null;
end $$;
create trigger texts_changed after update on "Membership" for each row when (
  (old.account, old."emailKey", old."contactEmailKey", old."firstnameKey", old."lastnameKey", old."displaynameKey")
  is distinct from
  (new.account, new."emailKey", new."contactEmailKey", new."firstnameKey", new."lastnameKey", new."displaynameKey")
) execute function change_member_text();

create function take_member_texts() returns trigger language plpgsql as $$
begin
  delete from "MemberText" t using former f where t.membership = f."objectId";
  return null;
end $$;
create trigger texts_taken after delete on "Membership"
  referencing old table as former for each statement execute function take_member_texts();

-- Former and latter rows are not joined: the plan of a function is made once, for the few rows of the first change it
-- saw, and goes through all of the one for each of the other ever after.
create or replace function change_roles() returns trigger language plpgsql as $$
begin
  if not exists (
    select "user", permission, account from latter except select "user", permission, account from former
  ) then
    return null;
  end if;
  if exists (
    select from latter l where not exists (
      select from "_Role" r where r.name = role_name(l.permission, l.account))
  ) then
    raise exception 'A membership names an account without roles, or a permission that does not exist.';
  end if;
  delete from "_Join:users:_Role" held
    using (
      select "user", permission, account from former except select "user", permission, account from latter
    ) lost
      join "_Role" r on r.name = role_name(lost.permission, lost.account)
    where held."relatedId" = lost."user" and held."owningId" = r."objectId";
  insert into "_Join:users:_Role" ("relatedId", "owningId")
    select given."user", r."objectId"
      from (
        select "user", permission, account from latter except select "user", permission, account from former
      ) given
      join "_Role" r on r.name = role_name(given.permission, given.account)
    on conflict do nothing;
  return null;
end $$;

-- Whether somebody stood in a row of the same file before. The rows of a task that has just begun are few to PostgreSQL,
-- which would go through all of them for each; in this order of letters no other index can find them.
drop index task_row_target;
create index task_row_target on "TaskRow" (task collate "C", target collate "C", position) where line is not null;
