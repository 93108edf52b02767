-- The searchable texts of memberships, one row each. Triggers on "Membership" keep them in sync. They have a
-- separate table because a trigram index treats any change of a row as a change of all its texts. Most
-- changes of members do not touch the texts.
create table "MemberText" (
  membership text primary key,
  account text not null,
  "emailKey" text collate "C" not null,
  "contactEmailKey" text collate "C" not null,
  "firstnameKey" text collate "C" not null,
  "lastnameKey" text collate "C" not null,
  "displaynameKey" text collate "C" not null,
  -- All texts together, to search for words in any of them.
  "textKey" text collate "C" generated always as (
    "emailKey" || E'\n' || "contactEmailKey" || E'\n' || "displaynameKey" || E'\n'
    || "firstnameKey" || ' ' || "lastnameKey"
  ) stored
);
-- Index-only scans need vacuumed pages. Vacuum earlier than the default, which waits until a fifth of the
-- table has changed.
alter table "MemberText" set (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02
);

-- Finds text anywhere in a value. One combined key is smaller than a key per value, because emails often
-- repeat names, and each word is looked up once. With a long pending list, rows are sorted into the index
-- thousands at a time. Hardware ids are left out: their random letters would make the index large but narrow
-- little.
create index member_text_anywhere on "MemberText" using gin (account, "textKey" gin_trgm_ops)
  with (gin_pending_list_limit = 2048);
