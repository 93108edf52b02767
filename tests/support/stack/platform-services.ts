import { createChangeShares } from '@campus/platform/call/change-shares';
import { createDatabaseLimits } from '@campus/platform/call/limits';
import { createPreparedAnswers } from '@campus/platform/call/prepared-answers';
import { createReadShares } from '@campus/platform/call/read-shares';
import { countUnrecorded } from '@campus/platform/call/unrecorded-refusals';
import { readConfig } from '@campus/platform/foundation/config';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { FolderStore } from '@campus/platform/foundation/files/file-store';
import { openMailer } from '@campus/platform/foundation/mail/mailer';
import type { JobDefinition } from '@campus/platform/work/jobs/define';
import { openJobs, type WorkerServices } from '@campus/platform/work/jobs/queue';
import { createThrottledCallers } from '@campus/server-kit/throttled-callers';
import { pino } from 'pino';
import { stack } from './stack.ts';

export interface TestServices {
  services: WorkerServices;
  close(): Promise<void>;
}

/**
 * The services of a test's separate platform: the same database, jobs, and mails, unless `env` overrides
 * them.
 */
export async function makeServices(
  jobDefinitions: readonly JobDefinition[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<TestServices> {
  const config = readConfig({
    DATABASE_URL: stack.urls.database,
    PARSE_MASTER_KEY: stack.masterKey,
    TOKEN_SECRET: 'a secret that only tests use, of any kind',
    PUBLIC_URL: stack.urls.console,
    SMTP_URL: stack.urls.smtp,
    FILES_DIR: stack.data.files,
    ...env,
  });
  const log = pino({ level: 'silent' });
  const sql = openDatabase(config.databaseUrl, { connections: 4 });
  const jobs = await openJobs(config, log, jobDefinitions);
  const mail = openMailer(config);
  return {
    services: {
      config,
      sql,
      jobs,
      mail,
      files: new FolderStore(config.filesDir),
      limits: createDatabaseLimits(sql, true),
      reads: createReadShares(),
      changes: createChangeShares(),
      prepared: createPreparedAnswers(),
      unrecorded: countUnrecorded(log),
      throttled: createThrottledCallers(true),
      log,
    },
    close: async () => {
      await jobs.close();
      mail.close();
      await sql.close();
    },
  };
}
