import { pino } from 'pino';
import { stack } from '../../../../tests/support/stack.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/sql.ts';
import type { JobDefinition } from '../jobs/define.ts';
import { openJobs } from '../jobs/queue.ts';
import { openMailer } from '../mail/mailer.ts';
import type { Services } from '../services.ts';

export interface TestServices {
  services: Services;
  close(): Promise<void>;
}

/** The services of a platform of the test's own beside the running one: the same database, jobs and mails. */
export async function makeServices(jobDefinitions: readonly JobDefinition[] = []): Promise<TestServices> {
  const config = readConfig({
    DATABASE_URL: stack.urls.database,
    PARSE_MASTER_KEY: stack.masterKey,
    TOKEN_SECRET: 'a secret that only tests use, of any kind',
    PUBLIC_URL: stack.urls.console,
    SMTP_URL: stack.urls.smtp,
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
      log,
      clearRoleCache: () => undefined,
      forgetSessions: () => undefined,
    },
    close: async () => {
      await jobs.close();
      mail.close();
      await sql.close();
    },
  };
}
