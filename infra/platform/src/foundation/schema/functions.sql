-- Extensions and functions that several tables use. A function for a single table is in that table's file.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The key for sorting and searching lists: lowercase, without accents, in byte order. "lukasz" finds
-- "Łukasz". One index serves both sorting and prefix search.
create function search_key(value text) returns text
language sql immutable parallel safe
return case
  when value is null then ''
  when octet_length(value) = length(value) then lower(value collate "C")
  else lower(normalize(translate(
    regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'),
    'øØłŁđĐı', 'oOlLdDi'
  ), NFC) collate "und-x-icu") collate "C"
end;

-- The name of an account's role for a permission. packages/domain/src/role-names.ts builds the same names,
-- and a test compares the two.
create function role_name(permission text, account text) returns text language sql immutable parallel safe as $$
  select case permission when 'suspended' then 'suspendedOf_' else permission || 'sOf_' end || account
$$;
