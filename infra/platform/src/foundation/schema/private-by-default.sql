-- Parse Server treats a missing ACL as public. This makes an object without an ACL accessible to nobody, in
-- every class of ours. It runs at every start, so that it covers classes of later versions.
do $$
declare
  class record;
begin
  for class in
    select c.table_name as name from information_schema.columns c
    where c.table_schema = current_schema() and c.column_name = '_rperm' and c.is_nullable = 'YES'
      and (left(c.table_name, 1) <> '_' or c.table_name in ('_User', '_Role'))
  loop
    execute format('alter table %1$I
      alter _rperm set default ''{}'', alter _rperm set not null,
      alter _wperm set default ''{}'', alter _wperm set not null', class.name);
  end loop;
end $$;
