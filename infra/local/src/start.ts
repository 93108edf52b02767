/** `npm start` and `npm run dev`: runs the whole stack on this machine until a signal ends it. */
import { parseArgs } from 'node:util';
import { announce } from './announce.ts';
import { settlePorts } from './ports.ts';
import { readSettings } from './settings.ts';
import { type Stack, startStack } from './stack.ts';
import { explainFailure, StartFailure } from './start-failure.ts';
import { buildWebClient } from './web-build.ts';

const { values: options } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

try {
  await run();
} catch (error) {
  console.error(`\n${explainFailure(error)}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  console.log('Starting …');
  const settings = readSettings();
  // A taken port is reported at once, not after the build.
  const ports = await settlePorts(settings.ports);
  if (!options.dev) await buildWebClient(settings.env, stopping.signal);
  const gateway = options.dev ? 'development' : 'built';
  const say = (sentence: string) => console.log(sentence);
  const stack = await startStack({ ...settings, ports, gateway }, { signal: stopping.signal, say });
  announce(stack);
  await untilTheEnd(stack);
}

/** Waits for a signal, or for a part that keeps ending by itself, and ends the stack. */
async function untilTheEnd(stack: Stack): Promise<void> {
  const told = new Promise<undefined>((resolve) => {
    if (stopping.signal.aborted) resolve(undefined);
    stopping.signal.addEventListener('abort', () => resolve(undefined));
  });
  const accident = await Promise.race([told, stack.broken]);
  if (!accident) console.log('\nStopping …');
  await stack.stop();
  if (accident) throw new StartFailure(`${accident} Its log is in ${stack.data.logs}.`);
}
