import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';
import { isLimitReached } from './limits.ts';

it('fails a query that says in its last row that it failed, and knows why', async () => {
  const rows = [
    { server: 'world-1' },
    {
      exception:
        'Code: 159. DB::Exception: Timeout exceeded: elapsed 1200 ms, maximum: 1200 ms. (TIMEOUT_EXCEEDED)',
    },
  ];
  const server = createServer((_, response) =>
    response.end(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const connection = await connect({ databaseUrl: `http://127.0.0.1:${port}`, folder: '' });
  try {
    const failure = await connection.query('select server', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isLimitReached(failure)).toBe(true);
  } finally {
    await connection.close();
    server.close();
  }
});
