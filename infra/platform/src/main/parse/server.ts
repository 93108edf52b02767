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

/** A running Parse Server, as far as the platform uses it. */
export interface RunningParseServer {
  app: RequestHandler;
  /** Registers a cloud function. */
  define: Define;
  close(): Promise<void>;
}

/** Starts Parse Server and lets it make the tables of all classes; it does not listen by itself. */
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
  // The package's types lag behind its options: they know neither a function as `cloud` nor `routeAllowList`.
  const server = ParseServer(options as unknown as ParseServerOptions);
  await server.start();
  const { databaseController, loggerController } = server.config;
  server.app.disable('x-powered-by').disable('etag');
  // The security check of the database's password looks for it where only the adapter of MongoDB keeps it.
  databaseController.adapter._uri = config.databaseUrl;
  // At a level that is never logged, every request and answer would be rendered, secrets included.
  loggerController.verbose = () => undefined;
  return {
    app: server.app,
    define: (name, handler) => define(name, handler),
    close: () => databaseController.adapter.handleShutdown(),
  };
}
