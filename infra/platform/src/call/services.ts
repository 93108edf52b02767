import type { Limits } from '@campus/server-kit/limits';
import type { ThrottledCallers } from '@campus/server-kit/throttled-callers';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../foundation/config.ts';
import type { Database } from '../foundation/database/sql.ts';
import type { FileStore } from '../foundation/files/file-store.ts';
import type { JobQueue } from '../foundation/job-queue.ts';
import type { Mailer } from '../foundation/mail/mailer.ts';
import type { ChangeShares } from './change-shares.ts';
import type { PreparedAnswers } from './prepared-answers.ts';
import type { ReadShares } from './read-shares.ts';
import type { UnrecordedRefusals } from './unrecorded-refusals.ts';

/**
 * The services that calls need in addition to their input. Created once per process and passed to every cloud
 * function and job.
 */
export interface Services {
  config: PlatformConfig;
  sql: Database;
  jobs: JobQueue;
  mail: Mailer;
  files: FileStore;
  limits: Pick<Limits, 'count'>;
  reads: ReadShares;
  changes: ChangeShares;
  prepared: PreparedAnswers;
  unrecorded: UnrecordedRefusals;
  throttled: ThrottledCallers;
  log: Logger;
}
