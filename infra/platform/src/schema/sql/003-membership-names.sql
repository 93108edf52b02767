-- What the members table shows of a user stands on the membership too, so that one index serves each page.

create function copy_user_to_membership() returns trigger language plpgsql as $$
begin
  select email, username, firstname, lastname, displayname,
         hwi_device, hwi_os, hwi_gfx, hwi_processor, hwi_ram, hwi_id
    into new.email, new.username, new.firstname, new.lastname, new.displayname,
         new.hwi_device, new.hwi_os, new.hwi_gfx, new.hwi_processor, new.hwi_ram, new.hwi_id
    from "_User" where "objectId" = new."user";
  if not found then
    raise exception 'Membership % is of no user.', new."objectId";
  end if;
  return new;
end $$;

create trigger copy_user before insert or update of "user" on "Membership"
  for each row execute function copy_user_to_membership();

create function copy_user_to_memberships() returns trigger language plpgsql as $$
begin
  update "Membership" set
    email = new.email, username = new.username, firstname = new.firstname, lastname = new.lastname,
    displayname = new.displayname, hwi_device = new.hwi_device, hwi_os = new.hwi_os, hwi_gfx = new.hwi_gfx,
    hwi_processor = new.hwi_processor, hwi_ram = new.hwi_ram, hwi_id = new.hwi_id, "updatedAt" = now()
  where "user" = new."objectId";
  return null;
end $$;

create trigger copy_to_memberships
  after update of email, username, firstname, lastname, displayname,
    hwi_device, hwi_os, hwi_gfx, hwi_processor, hwi_ram, hwi_id on "_User"
  for each row when (
    (old.email, old.username, old.firstname, old.lastname, old.displayname,
     old.hwi_device, old.hwi_os, old.hwi_gfx, old.hwi_processor, old.hwi_ram, old.hwi_id)
    is distinct from
    (new.email, new.username, new.firstname, new.lastname, new.displayname,
     new.hwi_device, new.hwi_os, new.hwi_gfx, new.hwi_processor, new.hwi_ram, new.hwi_id)
  ) execute function copy_user_to_memberships();
