import type * as z from 'zod';
import { isRefusedForGood } from '../../foundation/mail/mailer.ts';
import { type JobRun, job } from './define.ts';

/**
 * The time limit for one attempt to send a mail. It exceeds the slowest mail server, because an attempt that
 * is wrongly considered lost is made twice. A dead process is noticed much sooner.
 */
export const mailSeconds = 600;

/** Declares a job that sends one mail. A mail that the mail server refuses permanently is not retried. */
export function mailJob<D extends z.ZodType>({
  name,
  data,
  send,
}: {
  name: string;
  data: D;
  send(run: JobRun<z.output<D>>): Promise<void>;
}) {
  return job({
    name,
    data,
    seconds: mailSeconds,
    retries: 8,
    handle: async (run) => {
      try {
        await send(run);
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        run.log.warn({ err: error }, 'mail refused');
      }
    },
  });
}
