-- Deleting a user deletes the memberships, including one that is being added at the same moment.
alter table "Membership"
  add constraint membership_owner foreign key ("user") references "_User" ("objectId") on delete cascade;

-- A name set by the account overrides the person's own name. Writers set both columns. A trigger before
-- updates would make every update recompute all generated keys.
alter table "Membership"
  add constraint membership_shows_account_names check (
    ("accountFirstname" is null or firstname is not distinct from "accountFirstname")
    and ("accountLastname" is null or lastname is not distinct from "accountLastname")
    and ("accountDisplayname" is null or displayname is not distinct from "accountDisplayname")
  );

-- The keys for sorting and searching the members list. A key has at most 128 characters, so that a row with
-- the longest values still fits into membership_by_updated.
alter table "Membership"
  add column "emailKey" text collate "C" generated always as (search_key(left(email, 128))) stored,
  add column "contactEmailKey" text collate "C" generated always as (search_key(left("contactEmail", 128))) stored,
  add column "firstnameKey" text collate "C" generated always as (search_key(left(firstname, 128))) stored,
  add column "lastnameKey" text collate "C" generated always as (search_key(left(lastname, 128))) stored,
  add column "displaynameKey" text collate "C" generated always as (search_key(left(displayname, 128))) stored,
  add column "titleKey" text collate "C" generated always as (search_key(left(title, 128))) stored,
  add column "hwiKey" text collate "C" generated always as (search_key(left(hwi_id, 128))) stored,
  -- Team numbers are stored as text. Padding sorts 9 before 10.
  add column "teamKey" text collate "C" generated always as (coalesce(lpad("teamId", 2, '0'), '')) stored,
  -- Sorts members who have never signed in before everyone else.
  add column "lastLoginKey" timestamptz generated always as (coalesce("lastLoginAt", '-infinity')) stored;

-- Index-only scans need vacuumed pages. Vacuum earlier than the default, which waits until a fifth of the
-- table has changed.
alter table "Membership" set (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02
);


-- One index per sort order. Each ends with the id, so that rows with equal values keep their order across
-- pages. All but the hardware id index include the columns that lists filter by without a search. A list of a
-- million members can then be read from the index alone.
create index membership_by_hwi on "Membership" (account, "hwiKey", "objectId");
create index membership_by_email on "Membership" (account, "emailKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_contact_email on "Membership" (account, "contactEmailKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_firstname on "Membership" (account, "firstnameKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_lastname on "Membership" (account, "lastnameKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_displayname on "Membership" (account, "displaynameKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_title on "Membership" (account, "titleKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_permission on "Membership" (account, permission, "objectId")
  include ("updatedAt");
create index membership_by_team on "Membership" (account, "teamKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_logins on "Membership" (account, logins, "objectId")
  include (permission, "updatedAt");
create index membership_by_last_login on "Membership" (account, "lastLoginKey", "objectId")
  include (permission, "updatedAt");
create index membership_by_created on "Membership" (account, "createdAt", "objectId")
  include (permission, "updatedAt");
-- Includes every column that lists filter, search, and sort by. Queries that no other index narrows read this
-- index instead of the table.
create index membership_by_updated on "Membership" (account, "updatedAt", "objectId") include (
  "emailKey", "contactEmailKey", "firstnameKey", "lastnameKey", "displaynameKey", "titleKey", "hwiKey",
  "teamKey", permission, logins, "lastLoginKey", "createdAt"
);

-- A user has one membership per account. This index also finds a user's memberships in any account, because
-- every additional index would slow down each member update.
create unique index membership_user_account on "Membership" ("user", account);
create index membership_badges on "_Join:badges:Membership" ("owningId");

-- Copies the user fields that the members table shows to the membership, so that one index serves each page.
-- Names set by the account take precedence. user.sql copies later changes. There is no trigger before
-- updates, because PostgreSQL would then recompute all generated keys at every update.
create function copy_user_to_membership() returns trigger language plpgsql as $$
begin
  select email, username, coalesce(new."accountFirstname", firstname), coalesce(new."accountLastname", lastname),
         coalesce(new."accountDisplayname", displayname),
         hwi_device, hwi_os, hwi_gfx, hwi_processor, hwi_ram, hwi_id
    into new.email, new.username, new.firstname, new.lastname, new.displayname,
         new.hwi_device, new.hwi_os, new.hwi_gfx, new.hwi_processor, new.hwi_ram, new.hwi_id
    from "_User" where "objectId" = new."user";
  if not found then
    raise exception 'Membership % is of no user.', new."objectId";
  end if;
  return new;
end $$;
create trigger copy_user before insert on "Membership"
  for each row execute function copy_user_to_membership();

-- A membership keeps its user. With another user, the copied fields would be wrong.
create function refuse_other_user() returns trigger language plpgsql as $$
begin
  raise exception 'The membership % stays that of its user.', new."objectId";
end $$;
create trigger user_stays after update of "user" on "Membership"
  for each row when (old."user" is distinct from new."user") execute function refuse_other_user();

-- Code writes only `permission`. This trigger updates the role in the same transaction, once per statement,
-- so that a hundred thousand rows cost two joins.
create function give_roles() returns trigger language plpgsql as $$
begin
  if exists (
    select from new_rows n where not exists (
      select from "_Role" r where r.name = role_name(n.permission, n.account))
  ) then
    raise exception 'A membership names an account without roles, or a permission that does not exist.';
  end if;
  insert into "_Join:users:_Role" ("relatedId", "owningId")
    select n."user", r."objectId" from new_rows n join "_Role" r on r.name = role_name(n.permission, n.account)
    on conflict do nothing;
  return null;
end $$;
create trigger roles_given after insert on "Membership"
  referencing new table as new_rows for each statement execute function give_roles();

create function take_roles() returns trigger language plpgsql as $$
begin
  delete from "_Join:users:_Role" held
    using old_rows o join "_Role" r on r.name = role_name(o.permission, o.account)
    where held."relatedId" = o."user" and held."owningId" = r."objectId";
  return null;
end $$;
create trigger roles_taken after delete on "Membership"
  referencing old table as old_rows for each statement execute function take_roles();

-- Most updates of members do not change roles; one `except` finds that out first. Old and new rows are not
-- joined: PostgreSQL would plan a nested loop for the few rows of the first update, and reuse that plan for
-- any number of rows.
create function change_roles() returns trigger language plpgsql as $$
begin
  if not exists (
    select "user", permission, account from new_rows except select "user", permission, account from old_rows
  ) then
    return null;
  end if;
  if exists (
    select from new_rows n where not exists (
      select from "_Role" r where r.name = role_name(n.permission, n.account))
  ) then
    raise exception 'A membership names an account without roles, or a permission that does not exist.';
  end if;
  delete from "_Join:users:_Role" held
    using (
      select "user", permission, account from old_rows except select "user", permission, account from new_rows
    ) lost
      join "_Role" r on r.name = role_name(lost.permission, lost.account)
    where held."relatedId" = lost."user" and held."owningId" = r."objectId";
  insert into "_Join:users:_Role" ("relatedId", "owningId")
    select given."user", r."objectId"
      from (
        select "user", permission, account from new_rows except select "user", permission, account from old_rows
      ) given
      join "_Role" r on r.name = role_name(given.permission, given.account)
    on conflict do nothing;
  return null;
end $$;
create trigger roles_changed after update on "Membership"
  referencing old table as old_rows new table as new_rows for each statement execute function change_roles();

-- Deletes the badges of a membership with it.
create function take_badges() returns trigger language plpgsql as $$
begin
  delete from "_Join:badges:Membership" given using old_rows o where given."owningId" = o."objectId";
  return null;
end $$;
create trigger badges_taken after delete on "Membership"
  referencing old table as old_rows for each statement execute function take_badges();

-- The next triggers keep "MemberText" in sync.
create function add_member_texts() returns trigger language plpgsql as $$
begin
  insert into "MemberText"
    select "objectId", account, "emailKey", "contactEmailKey", "firstnameKey", "lastnameKey", "displaynameKey"
    from new_rows;
  return null;
end $$;
create trigger texts_added after insert on "Membership"
  referencing new table as new_rows for each statement execute function add_member_texts();

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
  delete from "MemberText" t using old_rows o where t.membership = o."objectId";
  return null;
end $$;
create trigger texts_taken after delete on "Membership"
  referencing old table as old_rows for each statement execute function take_member_texts();

-- The next triggers keep one row of member_in_world for each membership.
create function add_members_in_world() returns trigger language plpgsql as $$
begin
  insert into member_in_world (membership, account) select "objectId", account from new_rows;
  return null;
end $$;
create trigger in_world_added after insert on "Membership"
  referencing new table as new_rows for each statement execute function add_members_in_world();

-- Locks the rows in the order in which batches of events do.
create function take_members_in_world() returns trigger language plpgsql as $$
begin
  delete from member_in_world where membership in (
    select seen.membership from member_in_world seen join old_rows o on o."objectId" = seen.membership
    order by seen.membership for update of seen);
  return null;
end $$;
create trigger in_world_taken after delete on "Membership"
  referencing old table as old_rows for each statement execute function take_members_in_world();
