import type { VendorCall } from '@campus/contracts/integrations/integrations';
import {
  type CallOutcome,
  type Connection,
  hasBroken,
  keptCalls,
  quietMinutes,
} from '@campus/domain/integrations/health';
import type { Services } from '../../call/services.ts';
import { enqueueBroken } from './mail-broken.ts';

/** A call to a vendor for an account. */
interface MadeCall extends Omit<VendorCall, 'at'> {
  accountId: string;
  connection: Connection;
}

/**
 * Records the result of a call in a separate transaction, because the caller's may be rolled back. If the
 * connection stops working, mails the owners, unless they were mailed recently.
 */
export async function recordCall(
  { sql, jobs }: Pick<Services, 'sql' | 'jobs'>,
  made: MadeCall,
): Promise<VendorCall> {
  const { accountId, connection, operation, outcome, detail, latency } = made;
  return sql.transaction(async (own) => {
    await own.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${connection} ${accountId}`]);
    const before = await own.one<{ outcome: CallOutcome | null; isQuiet: boolean }>(lastCall, [
      accountId,
      connection,
    ]);
    const isMailed =
      operation !== 'connect' && hasBroken(before?.outcome ?? undefined, outcome) && !before?.isQuiet;
    const row = await own.one<{ at: Date }>(
      `insert into integration_call (account, connection, operation, outcome, detail, latency, "isMailed")
       values ($1, $2, $3, $4, $5, $6, $7) returning at`,
      [accountId, connection, operation, outcome, detail, latency, isMailed],
    );
    await own.query(forget, [accountId, connection]);
    if (isMailed) await enqueueBroken(jobs, own, { accountId, connection, outcome });
    return { operation, outcome, detail, latency, at: (row?.at ?? new Date()).toISOString() };
  });
}

/** A failed attempt to connect does not change an existing connection, so it is ignored here. */
const lastCall = `
  select (select outcome from integration_call where account = $1 and connection = $2
      and not (operation = 'connect' and outcome <> 'ok') order by id desc limit 1) as outcome,
    exists (select from integration_call where account = $1 and connection = $2 and "isMailed"
      and at > now() - make_interval(mins => ${quietMinutes})) as "isQuiet"`;

/** Keeps the most recent calls, the last successful one, and the last one that was mailed. */
const forget = `
  delete from integration_call c where account = $1 and connection = $2
    and id not in (select id from integration_call where account = $1 and connection = $2 order by id desc limit ${keptCalls})
    and id not in (select max(id) from integration_call where account = $1 and connection = $2
      and (outcome = 'ok' or "isMailed") group by "isMailed")`;
