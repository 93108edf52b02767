import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const compiler = require.resolve('@typescript/native/package.json').replace('package.json', 'bin/tsc');

/** The packages that a client developer may have installed, each by one of its exported files. */
const installed = {
  'openapi-fetch': require.resolve('openapi-fetch'),
  'openapi-typescript': require.resolve('openapi-typescript'),
  typescript: require.resolve('typescript'),
  '@types/node': require.resolve('@types/node/package.json'),
  '@hey-api/openapi-ts': require.resolve('@hey-api/openapi-ts/package.json'),
  'swagger-typescript-api': require.resolve('swagger-typescript-api/package.json'),
};
type Installed = keyof typeof installed;

/** A file of an installed package. */
export function fileOf(name: Installed, file: string): string {
  return path.join(folderOf(name), file);
}

function folderOf(name: Installed): string {
  const found = installed[name];
  return found.slice(0, found.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length);
}

/** Turns a folder into a developer's project with these packages installed. */
export async function linkPackages(folder: string, names: readonly Installed[]): Promise<void> {
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of names) {
    const link = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(folderOf(name), link);
  }
}

/** Runs a file with Node.js in a folder. */
export function runIn(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return run(process.execPath, args, { cwd: folder, env });
}

/** Runs the compiler in a folder. Returns its errors; empty if there are none. */
export async function compile(folder: string, options: readonly string[]): Promise<string[]> {
  const refused = (error: { stdout: string }) => error;
  const { stdout } = await runIn(folder, [compiler, ...options]).catch(refused);
  return stdout.split('\n').filter((line) => line.includes('error'));
}
