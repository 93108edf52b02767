-- A link is deleted with its user.
alter table "MailedLink"
  alter "user" set not null,
  add constraint mailed_link_owner foreign key ("user") references "_User" ("objectId") on delete cascade;

-- The secret in a mailed link is found by its hash.
create unique index mailed_link_token on "MailedLink" ("tokenHash");
create index mailed_link_user on "MailedLink" ("user", purpose);
-- An address whose owner may still object to a change of email is not given to another user.
create index mailed_link_objection on "MailedLink" (email) where purpose = 'emailObjection';
