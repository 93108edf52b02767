import { AppError } from '@campus/contracts/core/app-error';
import type { Services } from '../../call/services.ts';
import { createThreads, type Threads } from '../../foundation/threads/threads.ts';
import { readCustomFields } from '../members/custom-fields.ts';
import type { ExaminationJob } from './examination-job.ts';
import { type Examined, examined } from './examine-file.ts';

const retrySeconds = 30;

/** One file of an account at a time, so that no account takes the threads from the others. */
const threads = createThreads(new URL('./examination-thread.ts', import.meta.url), {
  threads: 2,
  waiting: { all: 50, perKey: 10 },
  seconds: 60,
  megabytes: 512,
  refusals: {
    tooMany: () => new AppError('tooMany', 'imports.file.busy', { seconds: retrySeconds }),
    tooSlow: () => new AppError('invalid', 'imports.file.tooSlow'),
    tooLarge: () => new AppError('invalid', 'imports.file.tooComplex'),
  },
});

interface Examination {
  accountId: string;
  /** Reserves disk space for this many additional bytes, or throws if there is none. */
  makeRoom(bytes: number): Promise<void>;
}

/**
 * Examines a file in a thread of its own, so that no file holds up other calls. Throws if it cannot be imported, takes
 * too long, or needs too much memory.
 */
export async function examineApart(
  { sql, config }: Pick<Services, 'sql' | 'config'>,
  job: Omit<ExaminationJob, 'folder' | 'customFields'>,
  { accountId, makeRoom }: Examination,
  by: Pick<Threads, 'run'> = threads,
): Promise<Examined> {
  const fields = await readCustomFields(sql, accountId);
  const answer = await by.run({
    key: accountId,
    job: { ...job, folder: config.filesDir, customFields: fields.map(({ name }) => name) },
    answer: (bytes) => makeRoom(Number(bytes)),
  });
  return examined.parse(answer);
}
