-- Parse Server remembers sessions and roles for some seconds, in each process by itself. Whoever ends a session or
-- changes who has a role, in whatever process, tells all of them as the change is committed: of what, they need not
-- know, and so nothing secret is told.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('campus_remembered', '');
  return null;
end $$;

create trigger ended_announced after delete on "_Session"
  for each statement execute function announce_change();
create trigger roles_announced after insert or update or delete on "_Join:users:_Role"
  for each statement execute function announce_change();
