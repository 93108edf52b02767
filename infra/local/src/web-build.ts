import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './settings.ts';
import { StartFailure } from './start-failure.ts';

/** Builds the web client, unless its sources are unchanged since the last build. */
export async function buildWebClient(env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  const turbo = path.join(projectFolder, 'node_modules/turbo/bin/turbo');
  await promisify(execFile)(process.execPath, [turbo, 'run', 'build', '--filter=@campus/web'], {
    cwd: projectFolder,
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
    ...(signal ? { signal } : {}),
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new StartFailure(
      `The web client could not be built:\n${error.stdout ?? ''}${error.stderr ?? error.message}`,
    );
  });
}
