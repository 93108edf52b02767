import { makeServices } from '@campus/tests/stack/platform-services';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { job } from './define.ts';
import { runThroughOutages } from './outages.ts';

/** Runs a job that breaks its connection this often. Returns the number of runs and the outcome. */
async function runBreaking(breaks: number): Promise<{ runs: number; outcome: unknown }> {
  const { services, close } = await makeServices();
  let runs = 0;
  const definition = job({
    name: 'breaking',
    data: z.object({}),
    seconds: 30,
    retries: 0,
    handle: async ({ services: { sql } }) => {
      runs += 1;
      if (runs <= breaks) await sql.query('select pg_terminate_backend(pg_backend_pid())');
    },
  });
  const { signal } = new AbortController();
  const run = { data: {}, services, log: services.log, lastAttempt: true, closing: signal };
  const outcome = await runThroughOutages(definition, run).catch((error: unknown) => error);
  await close();
  return { runs, outcome };
}

it('a job whose connection breaks is run again once the database answers', async () => {
  await expect(runBreaking(1)).resolves.toEqual({ runs: 2, outcome: undefined });
});

it('a job that breaks its connection each time is left to the queue', async () => {
  const { runs, outcome } = await runBreaking(100);
  expect(runs).toBe(4);
  expect(outcome).toBeInstanceOf(Error);
});
