// @module-tag nightly
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { readSettings } from '@campus/local/settings';
import { startStack } from '@campus/local/stack';
import { mayMount, mountDisk } from '@campus/tests/stack/small-disk';
import {
  killProcessesOf,
  ownEnvironment,
  processesOf,
  startStackProcess,
} from '@campus/tests/stack/stack-process';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  env = await ownEnvironment(path.join(folder, 'data'));
});
afterEach(async () => {
  await killProcessesOf(folder);
  await rm(folder, { recursive: true });
});

/** Starts a stack that must fail, and returns its output. */
async function failToStart(environment = env): Promise<string> {
  const stack = startStackProcess(environment);
  expect(await stack.exitCode).toBe(1);
  expect(stack.output()).not.toContain('    at ');
  return stack.output();
}

describe('npm start', () => {
  it('says which port is taken and how to choose another one', async () => {
    const server = createServer().listen(Number(env.PORT), '127.0.0.1');
    expect(await failToStart()).toContain(`Port ${env.PORT} is taken`);
    expect(await processesOf(folder)).toEqual([]);
    server.close();
  });

  it('refuses the data folder of another version', async () => {
    await mkdir(path.join(folder, 'data'));
    await writeFile(path.join(folder, 'data/version'), '99\n');
    expect(await failToStart()).toMatch(/made by another version \(99; this one is/);
  });

  it.runIf(mayMount())('says when the disk is full', async () => {
    const disk = path.join(folder, 'data');
    await mkdir(disk);
    mountDisk(disk, '64m');
    expect(await failToStart().finally(() => execFileSync('umount', [disk]))).toMatch(/disk of .* is full/);
  });

  it('runs beside another stack, refuses that one’s folder, and leaves no process behind on Ctrl-C', async () => {
    const otherFolder = path.join(folder, 'other');
    const first = startStackProcess(env);
    await first.ready;
    const second = startStackProcess(await ownEnvironment(otherFolder));
    await second.ready;

    const third = await failToStart({ ...(await ownEnvironment(otherFolder)) });
    expect(third).toMatch(/in use by another stack/);

    second.kill('SIGINT');
    expect(await second.exitCode).toBe(0);
    expect(await processesOf(otherFolder)).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${env.PORT}/readyz`)).status).toBe(200);

    first.kill('SIGTERM');
    expect(await first.exitCode).toBe(0);
    expect(await processesOf(folder)).toEqual([]);
  });

  it.each([
    { command: 'npm start', options: [] },
    { command: 'npm run dev', options: ['--dev'] },
  ])('$command ends its parts when it is killed', async ({ options }) => {
    const stack = startStackProcess(env, options);
    await stack.ready;
    expect((await fetch(`http://127.0.0.1:${env.PORT}/trpc/console.config?input=%7B%7D`)).status).toBe(200);
    expect((await processesOf(folder)).length).toBeGreaterThan(4);
    stack.kill('SIGKILL');
    await vi.waitFor(async () => expect(await processesOf(folder)).toEqual([]), 15_000);
  });

  it('leaves no process behind when it is ended while it starts', async () => {
    const stack = startStackProcess(env);
    await vi.waitFor(async () => expect((await processesOf(folder)).length).toBeGreaterThan(2), 30_000);
    stack.kill('SIGINT');
    expect(await stack.exitCode).toBe(1);
    expect(stack.output()).toMatch(/^Stopped while starting\.$/m);
    expect(stack.output()).not.toContain('    at ');
    expect(await processesOf(folder)).toEqual([]);
  });

  it('says which server does not start without waiting for the web client', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const settings = { ...readSettings({ ...env, WORKER_PORT: String(port) }), gateway: 'built' } as const;
    const webClient = new Promise<void>(() => undefined);
    await expect(startStack(settings, { webClient })).rejects.toThrow(
      /^The worker ended while it started.*set WORKER_PORT to a free one/s,
    );
    server.close();
  });
});
