import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createChdbConnection } from 'chdb/connection';

/** A ClickHouse engine with the HTTP interface of a server. */
export interface ClickHouseFront {
  /** Includes the user and password. */
  url: string;
  /** The names of the URL parameters in requests, except query parameters. */
  names: ReadonlySet<string>;
  close(): Promise<void>;
}

const [user, password] = ['campus', 'secret'];

/**
 * Serves chDB through ClickHouse's HTTP interface, for tests of the server connection. The query is in the
 * URL or the body, its parameters in the URL, and inserted rows in the body. The engine that runs the SQL is
 * the same.
 */
export async function startClickHouseFront(folder: string): Promise<ClickHouseFront> {
  const engine = createChdbConnection({ path: folder });
  const names = new Set<string>();
  const server = createServer(async (request, response) => {
    try {
      if (request.headers.authorization !== `Basic ${btoa(`${user}:${password}`)}`)
        throw new Error('Code: 516. DB::Exception: Authentication failed. (AUTHENTICATION_FAILED)');
      const { stream } = await run(engine, request, names);
      response.writeHead(200);
      stream.pipe(response);
    } catch (error) {
      response.writeHead(500).end(messageOf(error));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${user}:${password}@127.0.0.1:${port}`,
    names,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await engine.close();
    },
  };
}

type Engine = ReturnType<typeof createChdbConnection>;

async function run(engine: Engine, request: IncomingMessage, names: Set<string>) {
  const body = await buffer(request);
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const params: Record<string, string> = {};
  for (const [name, value] of searchParams)
    if (name.startsWith('param_')) params[name.slice('param_'.length)] = unescaped(value);
    else names.add(name);
  const query = searchParams.get('query');
  if (query === null) return engine.query({ query: body.toString(), query_params: params });
  return engine.exec({ query, values: Readable.from([body]), query_params: params });
}

/** Parameter values use the escapes of tab-separated files. */
function unescaped(value: string): string {
  const signs: Record<string, string> = { t: '\t', n: '\n', r: '\r', 0: '\0' };
  return value.replaceAll(/\\(.)/g, (_, sign: string) => signs[sign] ?? sign);
}

/** Returns the engine's message, which the chDB client stores as the cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
