-- Who is behind the keys of events. Events themselves name nobody: when a row here is deleted, they are nobody's.
create table usage_person (
  key bigint generated always as identity primary key,
  -- The id of a user, or what a world's server calls a guest.
  "user" text not null unique,
  -- Whether the person is an employee of the provider.
  employee boolean not null
);
-- Erases a person from all events.
create function erase_usage_person() returns trigger language plpgsql as $$
begin
  delete from usage_person where "user" = old."objectId";
  return null;
end $$;
create trigger erase_usage_person after delete on "_User"
  for each row execute function erase_usage_person();
