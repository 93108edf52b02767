-- The version of each account's list of rooms and commands. Every change to the list locks its row first.
create table room_list (
  account text primary key,
  version integer not null
);

-- Identifies the content of each account's rooms and commands: every statement that changes one replaces it, also
-- one of another program.
create table room_content (
  account text primary key,
  content uuid not null
);

create function note_room_content() returns trigger language plpgsql as $$
begin
  insert into room_content (account, content)
  select account, gen_random_uuid() from changed where account is not null group by account order by account
  on conflict (account) do update set content = excluded.content;
  return null;
end $$;

-- An update has two triggers, because it can move an entry to another account.
do $$
declare
  entries text;
begin
  foreach entries in array array['Room', 'CustomMenuItem'] loop
    execute format('create trigger content_inserted after insert on %I
      referencing new table as changed for each statement execute function note_room_content()', entries);
    execute format('create trigger content_updated after update on %I
      referencing new table as changed for each statement execute function note_room_content()', entries);
    execute format('create trigger content_moved after update on %I
      referencing old table as changed for each statement execute function note_room_content()', entries);
    execute format('create trigger content_deleted after delete on %I
      referencing old table as changed for each statement execute function note_room_content()', entries);
  end loop;
end $$;
