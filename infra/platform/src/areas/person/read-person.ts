import { text } from '@campus/contracts/core/text';
import type { getPerson, Person } from '@campus/contracts/members/person';
import { memberOf } from '@campus/contracts/members/wire-member';
import { refuseAccess } from '@campus/domain/access/access';
import { invitingAccess } from '@campus/domain/invitations/invitations';
import { allowedOnPerson, refuseSignIns } from '@campus/domain/members/person-actions';
import { type ProviderKind, providerName } from '@campus/domain/sso/providers';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { listFactors } from '../identity/factors.ts';
import { readCustomFields } from '../members/custom-fields.ts';
import { readMember } from '../members/read-members.ts';
import { type KnownPerson, type PersonCall, readFacts } from './person-facts.ts';

/** Returns everything that the page of a person shows, as far as the caller may see it. */
export async function readPerson(
  call: PersonCall<z.output<typeof getPerson.input>>,
): Promise<z.input<typeof getPerson.output>> {
  const { sql, actor, input } = call;
  const facts = await readFacts(call);
  const hidden = refuseSignIns(facts);
  const mayRead = refuseAccess(invitingAccess, actor) === undefined;
  const [member, customFields, signIn, invitation] = await Promise.all([
    readMember(sql, facts.id),
    readCustomFields(sql, input.accountId),
    hidden ? null : readSignIn(sql, facts, input.accountId),
    mayRead ? readInvitation(sql, facts, input.accountId) : null,
  ]);
  return {
    person: {
      ...memberOf(member),
      own: facts.own,
      signIn,
      signInHidden: hidden ? text(hidden) : '',
      invitation,
      can: allowedOnPerson(facts),
    },
    customFields,
  };
}

async function readSignIn(
  sql: Queryable,
  { userId }: KnownPerson,
  accountId: string,
): Promise<Person['signIn']> {
  const [sessions, factors, identities] = await Promise.all([
    sql.one<{ sessions: number; lastUsedAt: Date | null }>(
      `select count(*)::int as sessions, max("lastUsedAt") as "lastUsedAt" from "_Session"
       where "user" = $1 and "expiresAt" > now()`,
      [userId],
    ),
    listFactors(sql, userId),
    readIdentities(sql, userId, accountId),
  ]);
  return {
    sessions: sessions?.sessions ?? 0,
    lastUsedAt: sessions?.lastUsedAt?.toISOString() ?? null,
    secondFactors: factors.map(({ kind, createdAt }) => ({ kind, addedAt: createdAt })),
    identities,
  };
}

/** Names a single sign-on only if the world of the account offers it: another name would say where else the person belongs. */
async function readIdentities(sql: Queryable, userId: string, accountId: string) {
  const rows = await sql.query<{ provider: ProviderKind; name: string | null; createdAt: Date }>(
    `select i.provider, i."createdAt", (
       select c.name from "SSOConfig" c
       join "_Join:serverConfigs:SSOConfig" offered on offered."owningId" = c."objectId"
       join "ServerConfig" s on s."objectId" = offered."relatedId"
       where c."objectId" = i."ssoConfig" and s.account = $2 limit 1
     ) as name
     from "UserIdentity" i where i."user" = $1 order by i."createdAt", i."objectId"`,
    [userId, accountId],
  );
  return rows.map(({ provider, name, createdAt }) => ({
    providerName: providerName(provider, name ?? ''),
    linkedAt: createdAt.toISOString(),
  }));
}

async function readInvitation(
  sql: Queryable,
  { userId, email }: KnownPerson,
  accountId: string,
): Promise<Person['invitation']> {
  const row = await sql.one<{
    invitedBy: string;
    invitedAt: Date;
    hasBeenResent: boolean;
    acceptedAt: Date | null;
  }>(
    `select coalesce(u.email, c.name, '') as "invitedBy", i."createdAt" as "invitedAt",
       coalesce(i."hasBeenResent", false) as "hasBeenResent",
       case when i.status = 'accepted' then i."updatedAt" end as "acceptedAt"
     from "Invitation" i left join "_User" u on u."objectId" = i."invitedBy"
     left join api_credential c on c.id = i."invitedBy"
     where ${invitationsOf} order by i."createdAt" desc, i."objectId" desc limit 1`,
    [accountId, userId, email],
  );
  if (!row) return null;
  const { invitedAt, acceptedAt, ...same } = row;
  return { ...same, invitedAt: invitedAt.toISOString(), acceptedAt: acceptedAt?.toISOString() ?? null };
}

/** The invitations `i` to the account $1 that the user $2 accepted, or that wait for the address $3. */
export const invitationsOf = `i.account = $1 and (i."acceptedBy" = $2 or (i.email = $3 and i.status <> 'accepted'))`;
