import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { task } from '@campus/contracts/tasks/tasks';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { leaveOut, withoutDescriptions } from './leave-out.ts';

const contract = createRequire(import.meta.url).resolve('@campus/contracts/tasks/tasks');

const library = (file: string) => path.resolve(import.meta.dirname, '../../../node_modules', file);

/** One file of each part that is left out because nothing calls it. */
const uncalled = [
  'infiniteQueryBehavior.js',
  'doc.js',
  'autoresize-textarea.mjs',
  'hoist-non-react-statics.cjs.js',
];

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** The script of a client that uses the contracts of tasks, unless given. */
async function builtWith(
  plugins: ReturnType<typeof leaveOut>,
  main = `import { task } from '${contract}'; globalThis.task = task;`,
): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'leave-out-'));
  folders.push(root);
  await writeFile(path.join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(path.join(root, 'main.js'), main);
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
  expect(script).not.toContain('.meta({ id: ');
  expect(await builtWith([])).toContain(task.description);
});

it('takes away each call that describes a schema by a literal text', () => {
  const code = "const a = z.object({ b: z.int().describe('One.').optional() }).describe('Two, \\'so\\'.');";
  expect(withoutDescriptions(code, 'module.ts')).toBe('const a = z.object({ b: z.int().optional() });');
});

it('takes away the name that a schema has in the API reference', () => {
  const code = "const a = z.object({}).describe('One.').meta({ id: 'One' });";
  expect(withoutDescriptions(code, 'module.ts')).toBe('const a = z.object({});');
});

it('leaves other calls alone', () => {
  const code = [
    "const a = z.int().describe(text);\nconst b = describe('One.', () => {});\nconst c = a['describe']('x');",
    "const d = a.meta({ maxLength: 1 });\nconst e = a.meta({ id: 'A', maxLength: 1 });\nconst f = a.meta();",
  ].join('\n');
  expect(withoutDescriptions(code, 'module.ts')).toBe(code);
});

it('leaves out what the client never calls, and says so when it is called', async () => {
  const main = `
    import { createWSClient, httpLink } from '${library('@trpc/client/dist/index.mjs')}';
    import { QueryClient } from '${library('@tanstack/query-core/build/modern/index.js')}';
    import { ZodObject } from '${library('zod/v4/classic/schemas.js')}';
    import { withTheme } from '${library('@emotion/react/dist/emotion-react.browser.esm.js')}';
    import { FieldTextarea } from '${library('@ark-ui/react/dist/components/field/field-textarea.js')}';
    globalThis.used = { createWSClient, httpLink, QueryClient, ZodObject, withTheme, FieldTextarea };
  `;
  const whole = await builtWith([], main);
  const script = await builtWith(leaveOut(), main);
  for (const file of uncalled) {
    expect(whole, file).not.toContain(`${file} is left out`);
    expect(script, file).toContain(`${file} is left out`);
  }
  for (const word of ['pongTimeoutMs', 'fetchPreviousPage', 'getDerivedStateFromProps'])
    expect([whole.includes(word), script.includes(word)], word).toEqual([true, false]);
});

it('checks in gateway and platform whether a contract is sound, and not again in the client', async () => {
  const sentence = 'is about an account and must take an accountId';
  expect(await builtWith([])).toContain(sentence);
  expect(await builtWith(leaveOut())).not.toContain(sentence);
});
