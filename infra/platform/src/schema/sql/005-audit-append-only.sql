create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'Audit entries are never changed.';
end $$;

create trigger append_only before update or delete or truncate on "AuditEntry"
  for each statement execute function refuse_change_of_audit();
