-- A link goes with its user.
alter table "MailedLink"
  alter "user" set not null,
  add constraint mailed_link_owner foreign key ("user") references "_User" ("objectId") on delete cascade;

-- The link in the mail is found by its hash.
create unique index mailed_link_token on "MailedLink" ("tokenHash");
create index mailed_link_user on "MailedLink" ("user", purpose);
-- Addresses whose owner may still object to a change of email are not given to others.
create index mailed_link_objection on "MailedLink" (email) where purpose = 'emailObjection';
