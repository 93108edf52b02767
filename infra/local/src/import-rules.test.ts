import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cruise, format, type OutputType } from 'dependency-cruiser';
import readRules from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowed, areas, packages, planted, targets } from './testing/import-rule-examples.ts';

const root = path.join(import.meta.dirname, '../../..');
let tree: string;

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), content);
}

beforeAll(async () => {
  tree = await realpath(await mkdtemp(path.join(tmpdir(), 'import-rules-')));
  await mkdir(path.join(tree, 'node_modules/@campus'), { recursive: true });
  for (const [name, folder] of Object.entries(packages)) {
    await write(`${folder}/package.json`, JSON.stringify({ exports: { './*': './src/*.ts' } }));
    await symlink(path.join(tree, folder), path.join(tree, 'node_modules/@campus', name));
  }
  for (const area of areas)
    await write(`infra/platform/src/areas/${area}/functions.ts`, 'export type Name = 1;');
  for (const [file, content] of Object.entries(targets)) await write(file, `${content}export type Name = 1;`);
  for (const [file, imports] of Object.entries(allowed)) await write(file, `import '${imports}';`);
  for (const { in: file, imports } of Object.values(planted))
    await write(file, `import '${imports}'; export type Name = 1;`);
});
afterAll(() => rm(tree, { recursive: true, force: true }));

it('each import rule refuses its planted import, tells why, and refuses nothing else', async () => {
  const options = await readRules(path.join(root, '.dependency-cruiser.cjs'));
  expect(Object.keys(planted)).toEqual(options.ruleSet?.forbidden?.map(({ name }) => name));

  const { output: result } = await cruise(['apps', 'packages', 'infra', 'tests'], {
    ...options,
    baseDir: tree,
  });
  if (typeof result === 'string') throw new Error(result);
  const refused = result.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
  expect(refused).toHaveLength(Object.keys(planted).length);
  expect(refused).toEqual(
    expect.arrayContaining(Object.entries(planted).map(([rule, { in: from }]) => ({ rule, from }))),
  );

  const { output: text, exitCode } = await format(result, { outputType: await outputTypeOfTheCheck() });
  const lines = stripVTControlCharacters(String(text))
    .replaceAll(/\s+/g, ' ')
    .split(/(?=error )/);
  for (const [rule, { in: file, explanation }] of Object.entries(planted))
    expect(lines.find((line) => line.startsWith(`error ${rule}: ${file} →`))).toContain(explanation);
  expect(exitCode).not.toBe(0);
});

/** The output format of `npm run check:imports`. */
async function outputTypeOfTheCheck(): Promise<OutputType> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const [, outputType] = /--output-type (\S+)/.exec(scripts['check:imports']) ?? [];
  return (outputType ?? 'err') as OutputType;
}
