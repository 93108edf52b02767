import { AppError } from '@campus/contracts/core/app-error';
import type { Level } from '@campus/domain/access/levels';
import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import {
  type CredentialMaker,
  credentialLevel,
  isApiAccessUsable,
  maxCredentials,
  overlapHours,
  pauseOfCredential,
  refuseCredential,
} from '@campus/domain/credentials/credentials';
import type { Call } from '../../call/call.ts';
import { makerIn } from '../../call/credential-maker.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { hashOf } from '../../foundation/secret.ts';
import { newClientId, newClientSecret } from './new-secret.ts';
import { readApiAccess } from './read-credentials.ts';

type Changing<I> = Pick<Call<I, { page: 'integrations' }>, 'sql' | 'input' | 'actor' | 'audit' | 'services'>;

interface Generated {
  credentialId: string;
  clientId: string;
  /** Shown only once. */
  clientSecret: string;
}

/** Generates an additional credential for the account. */
export async function generate(
  call: Changing<{ accountId: string; name: string; scopes: readonly ApiScope[] }>,
): Promise<Generated> {
  const { sql, actor, audit } = call;
  const { accountId, name, scopes } = call.input;
  await lockUsable(call);
  const [credentialId, clientId, clientSecret] = [newObjectId(), newClientId(), newClientSecret()];
  const level = credentialLevel(actor.accountAccess.level);
  audit.note({
    target: { type: 'credential', id: credentialId, label: name },
    after: { clientId, scopes: inOrder(scopes), level },
  });
  const others = await sql.query('select from api_credential where account = $1 and "revokedAt" is null', [
    accountId,
  ]);
  if (others.length >= maxCredentials)
    throw new AppError('conflict', 'credentials.tooMany', { most: maxCredentials });
  await sql.query(
    `insert into api_credential (id, account, name, "clientId", "secretHash", level, scopes, "generatedBy")
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [credentialId, accountId, name, clientId, hashOf(clientSecret), level, inOrder(scopes), actor.userId],
  );
  await showFirst(sql, accountId);
  return { credentialId, clientId, clientSecret };
}

/**
 * Replaces a credential's secret and scopes, and makes the caller its maker. Secrets before the present one become
 * invalid immediately, with their tokens. So does the present one, unless `overlap` lets it live on.
 */
export async function regenerate(
  call: Changing<{
    accountId: string;
    credentialId: string;
    scopes: readonly ApiScope[];
    overlap: boolean;
  }>,
): Promise<Generated> {
  const { sql, input, audit, actor } = call;
  const { accountId, credentialId, overlap } = input;
  await lockUsable(call);
  const { clientId, level, maker, scopes: previous } = await lockCredential(call);
  const scopes = inOrder(input.scopes);
  audit.note({ before: { scopes: previous }, after: { clientId, scopes, overlap } });
  if (overlap && pauseOfCredential(level, maker)) throw new AppError('conflict', 'credentials.overlapPaused');
  const clientSecret = newClientSecret();
  await sql.query(overlap ? leavePrevious : endPrevious, [credentialId]);
  await sql.query(
    `update api_credential set "secretHash" = $2, scopes = $3, "generatedAt" = now(), "generatedBy" = $4,
       "lastUsedAt" = null, "lastUsedAddress" = '' where id = $1`,
    [credentialId, hashOf(clientSecret), scopes, actor.userId],
  );
  await sql.query(
    `delete from api_token t using api_credential c where t.credential = $1 and c.id = t.credential
       and (t."secretHash" is distinct from c."previousHash" or not t.scopes <@ c.scopes)`,
    [credentialId],
  );
  await showFirst(sql, accountId);
  return { credentialId, clientId, clientSecret };
}

const leavePrevious = `
  update api_credential set "previousHash" = "secretHash", "previousBy" = "generatedBy",
    "previousEndsAt" = now() + interval '${overlapHours} hours', "previousUsedAt" = "lastUsedAt",
    "previousUsedAddress" = "lastUsedAddress" where id = $1`;

const endPrevious = `
  update api_credential set "previousHash" = null, "previousBy" = null, "previousEndsAt" = null,
    "previousUsedAt" = null, "previousUsedAddress" = '' where id = $1`;

/** Changes the scopes of a credential. Tokens with more scopes than it now has become invalid immediately. */
export async function changeScopes(
  call: Changing<{ accountId: string; credentialId: string; scopes: readonly ApiScope[] }>,
): Promise<void> {
  const { sql, input, audit } = call;
  const { credentialId } = input;
  await lockAccount(call);
  const { scopes: previous } = await lockCredential(call);
  const scopes = inOrder(input.scopes);
  audit.note({ before: { scopes: previous }, after: { scopes } });
  await sql.query('update api_credential set scopes = $2 where id = $1', [credentialId, scopes]);
  await sql.query('delete from api_token where credential = $1 and not scopes <@ $2', [credentialId, scopes]);
}

/** Revokes a credential. Its secret and its tokens become invalid immediately. */
export async function revoke(call: Changing<{ accountId: string; credentialId: string }>): Promise<void> {
  const { sql, input } = call;
  await lockAccount(call);
  await lockCredential(call);
  await sql.query('update api_credential set "revokedAt" = now() where id = $1', [input.credentialId]);
  await sql.query('delete from api_token where credential = $1', [input.credentialId]);
  await showFirst(sql, input.accountId);
}

/**
 * Simultaneous calls see each other's credentials. Callers who lost their level while waiting are refused.
 */
async function lockAccount(call: Changing<{ accountId: string }>): Promise<void> {
  const { accountId } = call.input;
  await call.sql.query('select from "Account" where "objectId" = $1 for update', [accountId]);
}

async function lockUsable(call: Changing<{ accountId: string }>): Promise<void> {
  await lockAccount(call);
  if (!isApiAccessUsable(await readApiAccess(call.sql, call.input.accountId)))
    throw new AppError('forbidden', 'credentials.notUsable');
}

interface Locked {
  name: string;
  clientId: string;
  level: Level;
  scopes: ApiScope[];
  maker: CredentialMaker | null;
}

async function lockCredential({
  sql,
  input: { accountId, credentialId },
  actor,
  audit,
}: Changing<{ accountId: string; credentialId: string }>): Promise<Locked> {
  const credential = await sql.one<Locked>(
    `select c.name, c."clientId", c.level, c.scopes, ${makerIn('c.account', 'c."generatedBy"')} as maker
     from api_credential c
     where c.id = $1 and c.account = $2 and c."revokedAt" is null for update of c`,
    [credentialId, accountId],
  );
  if (!credential) throw new AppError('notFound', 'credentials.notFound');
  audit.note({ target: { type: 'credential', id: credentialId, label: credential.name } });
  const refusal = refuseCredential(actor.accountAccess.level, credential.level);
  if (refusal) throw new AppError('forbidden', refusal);
  return credential;
}

function inOrder(scopes: readonly ApiScope[]): ApiScope[] {
  return [...new Set(scopes)].sort();
}

/** Account.apiAccess contains the oldest credential and when its secret was generated (INT-012). */
async function showFirst(sql: Queryable, accountId: string): Promise<void> {
  await sql.query(
    `update "Account" set "updatedAt" = now(),
       "apiAccess" = coalesce("apiAccess", '{}') - 'clientId' - 'generatedAt' || coalesce((
         select jsonb_build_object('clientId', "clientId", 'generatedAt',
           to_char("generatedAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
         from api_credential where account = $1 and "revokedAt" is null order by "createdAt", id limit 1), '{}')
     where "objectId" = $1`,
    [accountId],
  );
}
