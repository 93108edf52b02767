-- Reports that people kept as records. The content holds figures, and names of rooms and groups, but no people.
create table report_record (
  id text primary key,
  account text not null,
  "from" text not null,
  "to" text not null,
  "timeZone" text not null,
  "hideEmployees" boolean not null,
  grain text not null,
  compare text not null,
  -- Distinct people of the range; null where nothing is known.
  people integer,
  -- JSON, exactly as it was hashed.
  content text not null,
  sha256 text not null,
  -- The hash of what is recorded, without who took it when: the same figures are stored once.
  same text not null,
  -- The id of the user.
  "takenBy" text not null,
  at timestamptz not null,
  unique (account, same)
);
create index report_record_account on report_record (account, at desc, id);

-- What came since. Each hash includes the previous hash; the first one includes the record's hash.
create table report_correction (
  record text not null,
  number integer not null,
  account text not null,
  content text not null,
  sha256 text not null,
  "addedBy" text not null,
  at timestamptz not null,
  primary key (record, number)
);
create index report_correction_account on report_correction (account);

-- Names that people give to records. A record itself has none: its text never changes.
create table report_record_name (
  record text primary key,
  account text not null,
  name text not null
);
create index report_record_name_account on report_record_name (account);

-- Records and corrections never change. They are deleted only with their account.
create trigger frozen before update or delete on report_record
  for each row execute function refuse_change_of_record();
create trigger frozen before update or delete on report_correction
  for each row execute function refuse_change_of_record();
create trigger kept before truncate on report_record
  for each statement execute function refuse_truncate_of_records();
create trigger kept before truncate on report_correction
  for each statement execute function refuse_truncate_of_records();

create function erase_report_records_of_account() returns trigger language plpgsql as $$
begin
  delete from report_correction where account = old."objectId";
  delete from report_record where account = old."objectId";
  delete from report_record_name where account = old."objectId";
  return null;
end $$;
create trigger erase_report_records_of_account after delete on "Account"
  for each row execute function erase_report_records_of_account();
