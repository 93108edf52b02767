import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { claim } from '@campus/local/ports';
import { expect, it, onTestFinished, vi } from 'vitest';

const env = {
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://campus.example',
  PARSE_SERVER_URL: 'http://127.0.0.1:1',
  SESSION_SECRET: 'a'.repeat(32),
  DRAIN_SECONDS: '0',
};

/** Warns while the process ends. */
const warning = `data:text/javascript,process.on('SIGTERM',()=>process.emitWarning('odd'))`;

it('logs warnings of Node, and of a public address without TLS, as JSON lines', async () => {
  const gateway = spawn(process.execPath, ['--import', warning, `${import.meta.dirname}/server.ts`], {
    env,
  });
  onTestFinished(() => void gateway.kill('SIGKILL'));
  const said = Promise.all([text(gateway.stdout), text(gateway.stderr)]);
  // The first line reports the address it listens on.
  await Promise.race([once(gateway.stdout, 'data'), once(gateway, 'exit')]);
  gateway.kill('SIGTERM');
  const [lines, errors] = await said;
  expect(errors).toBe('');
  const logged = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const ofNode = { level: 'warn', msg: 'warning', err: expect.objectContaining({ message: 'odd' }) };
  expect(logged).toContainEqual(expect.objectContaining(ofNode));
  const ofAddress = { level: 'warn', msg: expect.stringContaining('PUBLIC_URL begins with http:') };
  expect(logged).toContainEqual(expect.objectContaining(ofAddress));
});

it('goes on answering when the disk of its log is full', async () => {
  const full = openSync('/dev/full', 'w');
  const port = String(await claim(0));
  const gateway = spawn(process.execPath, [`${import.meta.dirname}/server.ts`], {
    env: { ...env, PORT: port },
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  onTestFinished(() => void gateway.kill('SIGKILL'));
  if (!gateway.stderr) throw new Error('The gateway has no standard error.');
  const errors = text(gateway.stderr);
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/api/unknown`)).status;
  await vi.waitFor(async () => expect(await ask()).toBe(404), 20_000);
  for (let time = 0; time < 20; time += 1) expect(await ask()).toBe(404);
  gateway.kill('SIGTERM');
  expect(await once(gateway, 'exit')).toEqual([0, null]);
  expect(await errors).toBe('');
});
