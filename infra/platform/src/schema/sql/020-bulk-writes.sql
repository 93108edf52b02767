-- What the change of a member costs is its indexes: each change goes into all of them. One less serves the same reads:
-- memberships are found by their user, with or without the account.
set local statement_timeout = 0;

drop index membership_account_user, membership_user;
create unique index membership_user_account on "Membership" ("user", account);

-- Longer lists of pending entries: whoever fills one sorts it into the index less often, for thousands of rows at once.
alter index membership_by_text set (gin_pending_list_limit = 2048);
alter index invitation_by_text set (gin_pending_list_limit = 2048);
alter index audit_by_text set (gin_pending_list_limit = 2048);

-- A trigger that may run before an update has all keys computed anew at every one. Nobody gives a membership to another
-- user; whoever tried would leave the copies of the former one behind, so it is refused instead.
drop trigger copy_user on "Membership";
create trigger copy_user before insert on "Membership"
  for each row execute function copy_user_to_membership();

create function refuse_other_user() returns trigger language plpgsql as $$
begin
  raise exception 'The membership % stays that of its user.', new."objectId";
end $$;
create trigger user_stays after update of "user" on "Membership"
  for each row when (old."user" is distinct from new."user") execute function refuse_other_user();

-- Memberships that show the user so already are left alone: bulk changes write both, each row once.
create or replace function copy_user_to_memberships() returns trigger language plpgsql as $$
begin
  update "Membership" set
    email = new.email, username = new.username, firstname = new.firstname, lastname = new.lastname,
    displayname = new.displayname, hwi_device = new.hwi_device, hwi_os = new.hwi_os, hwi_gfx = new.hwi_gfx,
    hwi_processor = new.hwi_processor, hwi_ram = new.hwi_ram, hwi_id = new.hwi_id, "updatedAt" = now()
  where "user" = new."objectId"
    and (email, username, firstname, lastname, displayname,
         hwi_device, hwi_os, hwi_gfx, hwi_processor, hwi_ram, hwi_id)
      is distinct from
        (new.email, new.username, new.firstname, new.lastname, new.displayname,
         new.hwi_device, new.hwi_os, new.hwi_gfx, new.hwi_processor, new.hwi_ram, new.hwi_id);
  return null;
end $$;

-- Most changes of members leave their roles alone: that is found out once, before anything is looked up.
drop trigger roles_changed_1 on "Membership";
drop trigger roles_changed_2 on "Membership";
drop function take_changed_roles();

create function change_roles() returns trigger language plpgsql as $$
begin
  if not exists (
    select from former f join latter l on l."objectId" = f."objectId"
    where (l.permission, l.account) is distinct from (f.permission, f.account)
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
    using former f
      join latter l on l."objectId" = f."objectId"
      join "_Role" r on r.name = role_name(f.permission, f.account)
    where (l.permission, l.account) is distinct from (f.permission, f.account)
      and held."relatedId" = f."user" and held."owningId" = r."objectId";
  insert into "_Join:users:_Role" ("relatedId", "owningId")
    select l."user", r."objectId"
      from former f
      join latter l on l."objectId" = f."objectId"
      join "_Role" r on r.name = role_name(l.permission, l.account)
    where (l.permission, l.account) is distinct from (f.permission, f.account)
    on conflict do nothing;
  return null;
end $$;

create trigger roles_changed after update on "Membership"
  referencing old table as former new table as latter for each statement execute function change_roles();
