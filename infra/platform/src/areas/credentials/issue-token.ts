import { AppError } from '@campus/contracts/core/app-error';
import type { Limit } from '@campus/contracts/core/contract';
import type { issueApiToken, revokeApiToken } from '@campus/contracts/credentials/functions';
import type { Level } from '@campus/domain/access/levels';
import { type ApiScope, grantedScopes } from '@campus/domain/credentials/api-scopes';
import {
  type ApiAccess,
  apiTokenSeconds,
  type CredentialMaker,
  isApiAccessUsable,
  pauseOfCredential,
} from '@campus/domain/credentials/credentials';
import { isSameSecret } from '@campus/server-kit/same-secret';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { makerIn } from '../../call/credential-maker.ts';
import { datingUse } from '../../call/credential-use.ts';
import { hashOf } from '../../foundation/secret.ts';
import { newApiToken } from './new-secret.ts';

type Asking<I> = Pick<Call<I, 'public'>, 'sql' | 'input' | 'audit' | 'services' | 'origin'>;

/** The number of tokens per credential. A script needs one an hour. */
const perCredential: Limit = { calls: 60, seconds: 60 };

/** Issues a token with the requested scopes, if the client's secret is correct. */
export async function issueToken(
  call: Asking<z.output<typeof issueApiToken.input>>,
): Promise<z.input<typeof issueApiToken.output>> {
  const { sql, input, audit, services, origin } = call;
  const credential = await authenticate(call);
  const { id, accountId, access, level, maker } = credential;
  if (!isApiAccessUsable(access)) throw new AppError('forbidden', 'credentials.notUsable');
  if (pauseOfCredential(level, maker)) throw new AppError('forbidden', 'credentials.paused');
  await services.limits.count('issueApiToken:credential', perCredential, id);
  const scopes = grantedScopes(input.scope, credential.scopes);
  if (!scopes) throw new AppError('invalid', 'credentials.scopeUnknown');
  const token = newApiToken();
  await sql.query(
    `insert into api_token (hash, credential, "secretHash", scopes, "expiresAt")
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [hashOf(token), id, hashOf(input.clientSecret), scopes, apiTokenSeconds],
  );
  await sql.query(datingUse[credential.secret], [id, origin.address]);
  audit.note({ after: { scopes } });
  return { token, credentialId: id, accountId, scopes: [...scopes], expiresIn: apiTokenSeconds };
}

/** Revokes a token of the client. An unknown token counts as revoked (RFC 7009, 2.2). */
export async function revokeToken(call: Asking<z.output<typeof revokeApiToken.input>>): Promise<void> {
  const { sql, input } = call;
  const { id } = await authenticate(call);
  const token = await sql.one<{ credential: string }>('select credential from api_token where hash = $1', [
    hashOf(input.token),
  ]);
  if (token && token.credential !== id) throw new AppError('forbidden', 'credentials.tokenOfAnother');
  await sql.query('delete from api_token where hash = $1', [hashOf(input.token)]);
}

interface Client {
  id: string;
  accountId: string;
  scopes: ApiScope[];
  access: ApiAccess | null;
  level: Level;
  /** The secret that the client sent, and the person who knows it. */
  secret: 'present' | 'previous';
  maker: CredentialMaker | null;
}

interface Found extends Omit<Client, 'secret' | 'maker'> {
  name: string;
  secretHash: string;
  generatedBy: CredentialMaker | null;
  previousHash: string | null;
  previousBy: CredentialMaker | null;
}

// Locked, so that no token is issued with a secret that is being replaced.
const byClientId = `
  select c.id, c.account as "accountId", c.name, c.scopes, c.level, a."apiAccess" as access,
    c."secretHash", ${makerIn('c.account', 'c."generatedBy"')} as "generatedBy",
    case when c."previousEndsAt" > now() then c."previousHash" end as "previousHash",
    ${makerIn('c.account', 'c."previousBy"')} as "previousBy"
  from api_credential c join "Account" a on a."objectId" = c.account
  where c."clientId" = $1 and c."revokedAt" is null for no key update of c`;

/** Returns the client with this id and secret. An unknown id and a wrong secret cause the same error. */
async function authenticate({
  sql,
  input: { clientId, clientSecret },
  audit,
}: Asking<{ clientId: string; clientSecret: string }>): Promise<Client> {
  const found = await sql.one<Found>(byClientId, [clientId]);
  const hash = hashOf(clientSecret);
  const isPresent = isSameSecret(hash, found?.secretHash ?? '');
  const isPrevious = isSameSecret(hash, found?.previousHash ?? '');
  if (!found || !(isPresent || isPrevious)) throw new AppError('invalid', 'credentials.clientInvalid');
  const { name, secretHash: _, previousHash: __, generatedBy, previousBy, ...credential } = found;
  const client: Client = {
    ...credential,
    ...(isPresent ? { secret: 'present', maker: generatedBy } : { secret: 'previous', maker: previousBy }),
  };
  audit.note({
    account: client.accountId,
    actor: { id: client.id, email: clientId },
    target: { type: 'credential', id: client.id, label: name },
  });
  return client;
}
