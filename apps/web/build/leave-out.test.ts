import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { task } from '@campus/contracts/tasks/tasks';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { leaveOut, withoutDescriptions } from './leave-out.ts';

const contract = createRequire(import.meta.url).resolve('@campus/contracts/tasks/tasks');

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** The script of a client that uses the contracts of tasks. */
async function builtWith(plugins: ReturnType<typeof leaveOut>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'leave-out-'));
  folders.push(root);
  await writeFile(path.join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(path.join(root, 'main.js'), `import { task } from '${contract}'; globalThis.task = task;`);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { minify: false, write: false },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

it('leaves the descriptions of contracts out of the client, and nothing else', async () => {
  const described = Object.values(task.shape).map(({ description }) => description ?? '');
  expect(described.filter((text) => text !== '').length).toBeGreaterThan(10);
  const script = await builtWith(leaveOut());
  for (const text of [task.description ?? '', ...described])
    if (text !== '') expect(script).not.toContain(text);
  for (const field of Object.keys(task.shape)) expect(script).toContain(`${field}: `);
  expect(await builtWith([])).toContain(task.description);
});

it('takes away each call that describes a schema by a literal text', () => {
  const code = "const a = z.object({ b: z.int().describe('One.').optional() }).describe('Two, \\'so\\'.');";
  expect(withoutDescriptions(code, 'module.ts')).toBe('const a = z.object({ b: z.int().optional() });');
});

it('leaves other calls alone', () => {
  const code =
    "const a = z.int().describe(text);\nconst b = describe('One.', () => {});\nconst c = a['describe']('x');";
  expect(withoutDescriptions(code, 'module.ts')).toBe(code);
});
