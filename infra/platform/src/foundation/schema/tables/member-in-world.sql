-- When each member was last in the world of the account, one row per membership; '-infinity' for members of whom no
-- event has arrived. Triggers on "Membership" add and delete the rows. They are in a table of their own because events
-- change thousands of them at once, and a change of a membership also changes each of its indexes.
create table member_in_world (
  membership text primary key,
  account text not null,
  at timestamptz not null default '-infinity'
);
alter table member_in_world set (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02
);
create index member_in_world_by_time on member_in_world (account, at, membership);
