import type { ConnectionHealth, VendorCall } from '@campus/contracts/integrations/integrations';
import { type Connection, connections, healthOf, keptCalls } from '@campus/domain/integrations/health';
import type { Queryable } from '../../foundation/database/sql.ts';

interface Row extends Omit<VendorCall, 'at'> {
  connection: Connection;
  at: Date;
}

/** Returns the health of every connection of an account. `testOf` returns how to test one, if possible. */
export async function readHealth(
  sql: Queryable,
  accountId: string,
  testOf: (connection: Connection) => unknown,
): Promise<ConnectionHealth[]> {
  const rows = await sql.query<Row>(
    `select connection, operation, outcome, detail, latency, at from integration_call
     where account = $1 order by id desc`,
    [accountId],
  );
  return connections.map((connection) => {
    const calls = rows.flatMap(({ connection: of, at, ...call }): VendorCall[] =>
      of === connection ? [{ ...call, at: at.toISOString() }] : [],
    );
    return {
      connection,
      isTestable: testOf(connection) !== undefined,
      state: healthOf(calls[0]?.outcome),
      lastSuccess: calls.find(({ outcome }) => outcome === 'ok')?.at ?? null,
      lastFailure: calls.find(({ outcome }) => outcome !== 'ok') ?? null,
      calls: calls.slice(0, keptCalls),
    };
  });
}
