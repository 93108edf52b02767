-- The people behind the keys in events. Events contain only keys: when a row here is deleted, they become
-- anonymous.
create table usage_person (
  key bigint generated always as identity primary key,
  -- A user id, or the id that a world's server gives a guest.
  "user" text not null unique,
  -- Whether the person is an employee of the provider.
  employee boolean not null
);
-- Erased people, whose later events are not stored. Only the hashes of their user ids are kept.
create table usage_erasure (
  person text primary key
);
create function hash_of_person(id text) returns text language sql immutable strict as $$
  select encode(sha256(convert_to(id, 'UTF8')), 'hex')
$$;
-- Makes a person's events anonymous. Runs at the end of a transaction, under the lock that person-keys.ts
-- shares: no key is created for a person who is being erased.
create function erase_usage_person() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('usage_person', 0));
  insert into usage_erasure values (hash_of_person(old."objectId")) on conflict do nothing;
  delete from usage_person where "user" = old."objectId";
  return null;
end $$;
create constraint trigger erase_usage_person after delete on "_User" deferrable initially deferred
  for each row execute function erase_usage_person();
