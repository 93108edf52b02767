import type { VendorCall } from '@campus/contracts/integrations/integrations';
import { type CallOutcome, type Connection, hasBroken, keptCalls } from '@campus/domain/integrations/health';
import type { Services } from '../../call/services.ts';
import { enqueueBroken } from './mail-broken.ts';

/** A call of a vendor for an account. */
interface MadeCall extends Omit<VendorCall, 'at'> {
  accountId: string;
  connection: Connection;
}

/**
 * Keeps what became of a call, in a transaction of its own: the caller's may be rolled back for it. The owners get a
 * mail when a connection that worked at its last call no longer does.
 */
export async function recordCall(
  { sql, jobs }: Pick<Services, 'sql' | 'jobs'>,
  made: MadeCall,
): Promise<VendorCall> {
  const { accountId, connection, operation, outcome, detail, latency } = made;
  return sql.transaction(async (own) => {
    await own.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${connection} ${accountId}`]);
    const last = await own.one<{ outcome: CallOutcome }>(
      'select outcome from integration_call where account = $1 and connection = $2 order by id desc limit 1',
      [accountId, connection],
    );
    const row = await own.one<{ at: Date }>(
      `insert into integration_call (account, connection, operation, outcome, detail, latency)
       values ($1, $2, $3, $4, $5, $6) returning at`,
      [accountId, connection, operation, outcome, detail, latency],
    );
    await own.query(forget, [accountId, connection]);
    if (operation !== 'connect' && hasBroken(last?.outcome, outcome))
      await enqueueBroken(jobs, own, { accountId, connection, outcome });
    return { operation, outcome, detail, latency, at: (row?.at ?? new Date()).toISOString() };
  });
}

/** The last calls stay, and the last one that succeeded. */
const forget = `
  delete from integration_call c where account = $1 and connection = $2
    and id not in (select id from integration_call where account = $1 and connection = $2 order by id desc limit ${keptCalls})
    and id <> coalesce((select max(id) from integration_call
      where account = $1 and connection = $2 and outcome = 'ok'), 0)`;
