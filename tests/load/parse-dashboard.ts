import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { claim } from '@campus/local/ports';
import { type Part, startPart } from '@campus/local/processes';
import type { Stack } from '@campus/local/stack';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { startPlainPlatform } from './start-plain-platform.ts';

const version = '9.2.0';

/**
 * Installs parse-dashboard into its own folder and starts it on the stack's data, as someone with only Parse
 * Server would. It requires no sign-in, which saves it time.
 */
export async function startParseDashboard(stack: Stack, env: NodeJS.ProcessEnv) {
  const folder = await makeTemporaryFolder();
  await promisify(execFile)(
    'npm',
    [
      'install',
      `parse-dashboard@${version}`,
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
    ],
    { cwd: folder },
  );
  const port = await claim(0);
  const url = `http://127.0.0.1:${port}`;
  const plain = await startPlainPlatform(stack, env, url);
  const settings = {
    appId: 'campus',
    appName: 'Campus',
    masterKey: stack.masterKey,
    serverURL: plain.url,
    host: '127.0.0.1',
    port: String(port),
  };
  const dashboard: Part = await startPart(
    {
      name: 'parse-dashboard',
      file: path.join(folder, 'node_modules/parse-dashboard/bin/parse-dashboard'),
      args: ['--dev', ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)],
      env,
      folder,
      readyAt: url,
    },
    stack.data.logs,
  );
  await dashboard.ready;
  const stop = async () => {
    await dashboard.stop();
    await plain.stop();
  };
  return { url, folder, stop };
}
