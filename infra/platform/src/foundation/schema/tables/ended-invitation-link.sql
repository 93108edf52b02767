-- Links of invitations that ended when the invitation was sent again or deleted, so that an earlier mail explains
-- itself. A hash of a random secret says nothing about the person.
create table ended_invitation_link (
  "tokenHash" text primary key,
  "endedAt" timestamptz not null default now()
);
create index ended_invitation_link_at on ended_invitation_link ("endedAt");

create function note_ended_link() returns trigger language plpgsql as $$
begin
  insert into ended_invitation_link ("tokenHash") values (old."tokenHash") on conflict do nothing;
  return null;
end $$;

create trigger link_replaced after update of "tokenHash" on "Invitation" for each row
  when (old."tokenHash" is distinct from new."tokenHash" and old."tokenHash" is not null)
  execute function note_ended_link();
create trigger link_deleted after delete on "Invitation" for each row
  when (old."tokenHash" is not null) execute function note_ended_link();
