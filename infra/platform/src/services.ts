import type { Logger } from 'pino';
import type { PlatformConfig } from './config.ts';
import type { Database } from './database/sql.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './mail/mailer.ts';

/** What a call may need besides its input: made once per process, passed to every cloud function and job. */
export interface Services {
  config: PlatformConfig;
  sql: Database;
  jobs: Jobs;
  mail: Mailer;
  files: FileStore;
  limits: Limits;
  log: Logger;
}
