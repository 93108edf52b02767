import './no-log-files.ts';

import type { RequestHandler } from 'express';
import { ParseServer } from 'parse-server';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { FileStore } from '../../foundation/files/file-store.ts';
import { parseOptions } from './options.ts';

type ParseServerOptions = Parameters<typeof ParseServer>[0];
type Handler = (request: never) => Promise<unknown>;
type Define = (name: string, handler: Handler) => void;

/** The part of a running Parse Server that the platform uses. */
export interface RunningParseServer {
  app: RequestHandler;
  define: Define;
  close(): Promise<void>;
}

/** Starts Parse Server and lets it create the tables of all classes. Does not listen on a port. */
export async function startParseServer({
  config,
  log,
  port,
  files,
}: {
  config: PlatformConfig;
  log: Logger;
  port: number;
  files: FileStore;
}): Promise<RunningParseServer> {
  let define: Define = () => undefined;
  const options = {
    ...parseOptions(config, log, port),
    filesAdapter: files,
    cloud: (parse: { Cloud: { define: Define } }) => {
      define = parse.Cloud.define;
    },
  };
  // The package's types are outdated: they lack a function as `cloud`, and `routeAllowList`.
  const server = ParseServer(options as unknown as ParseServerOptions);
  await server.start();
  const { databaseController, loggerController } = server.config;
  server.app.disable('x-powered-by').disable('etag');
  // Parse Server's security check looks for the database password in this field, which only the MongoDB
  // adapter sets.
  databaseController.adapter._uri = config.databaseUrl;
  // Parse Server would render every request and response, including secrets, even for a level that is not
  // logged.
  loggerController.verbose = () => undefined;
  return {
    app: server.app,
    define: (name, handler) => define(name, handler),
    close: () => databaseController.adapter.handleShutdown(),
  };
}
