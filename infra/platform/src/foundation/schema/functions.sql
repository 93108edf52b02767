-- Extensions and functions that several tables use. A function for a single table is in that table's file.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The key for sorting and searching lists: lowercase, without accents, in byte order. "lukasz" finds
-- "Łukasz", and "o'connor" finds "O’Connor". One index serves both sorting and prefix search. `fold` in
-- packages/domain/src/core/fold.ts compares Latin letters and signs the same way, and a test compares the two.
create function search_key(value text) returns text
language sql immutable parallel safe
return case
  when value is null then ''
  when octet_length(value) = length(value) then translate(lower(value collate "C"), '`', '''')
  else replace(replace(replace(lower(normalize(translate(
    regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'),
    -- Letters, apostrophes, and hyphens.
    'øØłŁđĐı' || U&'\0060\2018\2019\201B\02B9\02BB\02BC\00B4\2032\FF07' || U&'\2010\2011\2012\2013\2014\2015\2212\FE63\FF0D',
    'oOlLdDi' || repeat('''', 10) || repeat('-', 9)
  ), NFC) collate "und-x-icu"), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') collate "C"
end;

-- The name of an account's role for a permission. packages/domain/src/role-names.ts builds the same names,
-- and a test compares the two.
create function role_name(permission text, account text) returns text language sql immutable parallel safe as $$
  select case permission when 'suspended' then 'suspendedOf_' else permission || 'sOf_' end || account
$$;

-- Records that people keep of attendances and reports, and the corrections beside them, never change. They are
-- deleted only with their account.
create function refuse_change_of_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from "Account" where "objectId" = old.account) then
    return old;
  end if;
  raise exception 'Records are never changed.';
end $$;

-- The triggers of rows do not fire for a truncate.
create function refuse_truncate_of_records() returns trigger language plpgsql as $$
begin
  raise exception 'Records are never changed.';
end $$;
