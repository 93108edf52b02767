import { parseArgs } from 'node:util';
import { announce } from './announce.ts';
import { settlePorts } from './ports.ts';
import { readSettings } from './settings.ts';
import { type Stack, startStack } from './stack.ts';
import { explainFailure, StartFailure } from './start-failure.ts';
import { buildWebClient } from './web-build.ts';

/** Runs the stack until a signal ends it. Exits with code 1 if it cannot start. */
export async function runStack(): Promise<void> {
  const { values: options } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopping.abort(new StartFailure('Stopped while starting.')));
  // A full disk under the output must not end the stack.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  console.log('Starting …');
  try {
    const stack = options.dev ? await startInDevelopment(stopping.signal) : await startBuilt(stopping.signal);
    announce(stack);
    await untilTheEnd(stack, stopping.signal);
  } catch (error) {
    console.error(`\n${explainFailure(error)}`);
    process.exitCode = 1;
  }
}

function startInDevelopment(signal: AbortSignal): Promise<Stack> {
  return startStack({ ...readSettings(), gateway: 'development' }, { signal, say: console.log });
}

/** Builds the web client while other parts start. */
async function startBuilt(signal: AbortSignal): Promise<Stack> {
  const settings = readSettings();
  // Check the ports before building: another stack may be serving the current build from a taken port.
  const ports = await settlePorts(settings.ports);
  const starting = new AbortController();
  const webClient = buildWebClient(settings.env, AbortSignal.any([signal, starting.signal]));
  try {
    return await startStack(
      { ...settings, ports, gateway: 'built' },
      { signal, say: console.log, webClient },
    );
  } finally {
    // Stops a build that a failed start has left running.
    starting.abort();
  }
}

/** Waits for a signal, and then stops the stack. */
async function untilTheEnd(stack: Stack, stopping: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    if (stopping.aborted) resolve();
    stopping.addEventListener('abort', () => resolve());
  });
  console.log('\nStopping …');
  await stack.stop();
}
