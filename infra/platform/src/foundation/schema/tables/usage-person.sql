-- The people behind the keys in events. Events contain only keys: when a row here is deleted, they become
-- anonymous.
create table usage_person (
  key bigint generated always as identity primary key,
  -- A user id, or the id that a world's server gives a guest.
  "user" text not null unique,
  -- Whether the person is an employee of the provider.
  employee boolean not null
);
-- Makes a person's events anonymous.
create function erase_usage_person() returns trigger language plpgsql as $$
begin
  delete from usage_person where "user" = old."objectId";
  return null;
end $$;
create trigger erase_usage_person after delete on "_User"
  for each row execute function erase_usage_person();
