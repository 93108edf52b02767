-- The searchable texts of memberships, one row each, kept in step by the triggers of "Membership". They are in a
-- table of their own because a trigram index takes every change of a row for a change of all its texts, and most
-- changes of members leave the texts alone.
create table "MemberText" (
  membership text primary key,
  account text not null,
  "emailKey" text collate "C" not null,
  "contactEmailKey" text collate "C" not null,
  "firstnameKey" text collate "C" not null,
  "lastnameKey" text collate "C" not null,
  "displaynameKey" text collate "C" not null,
  -- All of them, to search for words in any. A text that one value contains is also in this one.
  "textKey" text collate "C" generated always as (
    "emailKey" || E'\n' || "contactEmailKey" || E'\n' || "displaynameKey" || E'\n'
    || "firstnameKey" || ' ' || "lastnameKey"
  ) stored
);
-- The index answers alone only where vacuum has been: do not wait until a fifth of the table has changed.
alter table "MemberText" set (
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02
);

-- Finds text anywhere in a value. One key for all values: it is smaller than one for each, because names recur in
-- emails, and a word is looked up once. A long pending list: thousands of rows are sorted into the index at once.
-- Hardware ids are left out: their letters are random, which makes the index large and narrows little.
create index member_text_anywhere on "MemberText" using gin (account, "textKey" gin_trgm_ops)
  with (gin_pending_list_limit = 2048);
