import type { ReportedSsoFailure } from '@campus/contracts/sso/functions';
import type { SsoFailure } from '@campus/contracts/sso/sso';
import { keptSsoFailures, ssoFailureDays } from '@campus/domain/sso/sso-failures';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { offeredProvider } from './offered-provider.ts';

/**
 * The number of different failures that an address can add. Anybody can report failures, and few are stored:
 * without a limit, a stranger could replace all real ones within a second.
 */
const newFailures = { calls: 10, seconds: 600 };

/**
 * Records a failed single sign-on, if the world offers its provider. It gets no audit entry, because anybody
 * can report failures. A failure that is already stored only increments a counter, so repeated reports need
 * no limit: when a provider breaks, hundreds of people behind one address fail alike.
 */
export async function storeSsoFailure({
  services,
  input,
  requestId,
  origin,
}: Pick<Call<ReportedSsoFailure>, 'services' | 'input' | 'requestId' | 'origin'>): Promise<void> {
  const { serverConfigName, provider: kind, ssoConfigId, tenant, email, cause, code } = input;
  const { provider } = await offeredProvider(services, { kind, serverConfigName, ssoConfigId, tenant });
  const config = ssoConfigId ?? tenant ?? '';
  const failure = [kind, config, email.toLowerCase(), cause, code] as const;
  if (!(await services.sql.one(isKept, [serverConfigName, ...failure])))
    await services.limits.count('new ssoFailure', newFailures, origin.address);
  await services.sql.transaction(async (sql) => {
    const world = await sql.one<{ account: string }>('select account from "ServerConfig" where name = $1', [
      serverConfigName,
    ]);
    if (!world) return;
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `sso_failure ${world.account} ${kind} ${config}`,
    ]);
    await sql.query(keep, [world.account, ...failure, provider.name, requestId]);
    await sql.query(forgetOlder, [world.account, kind, config]);
  });
}

const isKept = `
  select from sso_failure f join "ServerConfig" c on c.account = f.account
  where c.name = $1 and f.kind = $2 and f.config = $3 and f.email = $4 and f.cause = $5 and f.code = $6`;

const keep = `
  insert into sso_failure (account, kind, config, email, cause, code, "providerName", "requestId")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (account, kind, config, cause, code, email) do update
  set times = sso_failure.times + 1, at = excluded.at, "requestId" = excluded."requestId",
    "providerName" = excluded."providerName"`;

const forgetOlder = `
  delete from sso_failure where account = $1 and kind = $2 and config = $3 and id not in (
    select id from sso_failure where account = $1 and kind = $2 and config = $3
    order by at desc, id desc limit ${keptSsoFailures})`;

/** Deletes old failures. */
export const deleteOldSsoFailures = `delete from sso_failure where at < now() - interval '${ssoFailureDays} days'`;

interface Row extends Omit<SsoFailure, 'at'> {
  at: Date;
}

/** Returns the stored failures of an account, newest first. */
export async function readSsoFailures(sql: Queryable, accountId: string): Promise<SsoFailure[]> {
  const rows = await sql.query<Row>(
    `select at, kind, "providerName", email, cause, code, times, "requestId" from sso_failure
     where account = $1 order by at desc, id desc`,
    [accountId],
  );
  return rows.map(({ at, ...failure }) => ({ ...failure, at: at.toISOString() }));
}
