-- A membership's permission is what is written; the role that carries it follows in the same transaction.
-- The triggers run once per statement, so that a hundred thousand rows cost two joins.

-- The same names as packages/domain/src/role-names.ts gives; a test compares the two.
create function role_name(permission text, account text) returns text language sql immutable parallel safe as $$
  select case permission when 'suspended' then 'suspendedOf_' else permission || 'sOf_' end || account
$$;

create function give_roles() returns trigger language plpgsql as $$
begin
  if exists (
    select from latter l where not exists (
      select from "_Role" r where r.name = role_name(l.permission, l.account))
  ) then
    raise exception 'A membership names an account without roles, or a permission that does not exist.';
  end if;
  insert into "_Join:users:_Role" ("relatedId", "owningId")
    select l."user", r."objectId" from latter l join "_Role" r on r.name = role_name(l.permission, l.account)
    on conflict do nothing;
  return null;
end $$;

create function take_roles() returns trigger language plpgsql as $$
begin
  delete from "_Join:users:_Role" held
    using former f join "_Role" r on r.name = role_name(f.permission, f.account)
    where held."relatedId" = f."user" and held."owningId" = r."objectId";
  return null;
end $$;

create function take_changed_roles() returns trigger language plpgsql as $$
begin
  delete from "_Join:users:_Role" held
    using former f
      join latter l on l."objectId" = f."objectId"
      join "_Role" r on r.name = role_name(f.permission, f.account)
    where (l.permission, l.account, l."user") is distinct from (f.permission, f.account, f."user")
      and held."relatedId" = f."user" and held."owningId" = r."objectId";
  return null;
end $$;

create trigger roles_given after insert on "Membership"
  referencing new table as latter for each statement execute function give_roles();
create trigger roles_taken after delete on "Membership"
  referencing old table as former for each statement execute function take_roles();
-- Triggers of one event run in the order of their names: what is lost goes before what is new comes.
create trigger roles_changed_1 after update on "Membership"
  referencing old table as former new table as latter
  for each statement execute function take_changed_roles();
create trigger roles_changed_2 after update on "Membership"
  referencing new table as latter for each statement execute function give_roles();

-- A user's roles are a role's users read from the other side: one set of rows, so that the two cannot differ.
drop table "_Join:roles:_User";
create view "_Join:roles:_User" as
  select "owningId" as "relatedId", "relatedId" as "owningId" from "_Join:users:_Role";
