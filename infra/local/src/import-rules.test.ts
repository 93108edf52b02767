import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cruise, format, type OutputType } from 'dependency-cruiser';
import readRules from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** One import against each rule: the file that imports, what it imports, and the sentence its author reads. */
const planted: Record<string, { in: string; imports: string; explanation: string }> = {
  'domain-stands-alone': {
    in: 'packages/domain/src/rooms/rule.ts',
    imports: '../../../contracts/src/rooms/contract.ts',
    explanation: 'The domain is pure: it imports no other package of ours.',
  },
  'contracts-know-domain': {
    in: 'packages/contracts/src/rooms/planted.ts',
    imports: '@campus/csv/reader',
    explanation: 'Contracts may import the domain only.',
  },
  'adapter-knows-contracts': {
    in: 'packages/parse-adapter/src/areas/planted.ts',
    imports: '@campus/csv/reader',
    explanation: 'The adapter may import contracts and domain only.',
  },
  'identity-providers-know-contracts': {
    in: 'packages/identity-providers/src/planted.ts',
    imports: '@campus/parse-adapter/platform',
    explanation: 'Talking to identity providers may import contracts and domain only.',
  },
  'csv-knows-domain': {
    in: 'packages/csv/src/planted.ts',
    imports: '@campus/contracts/rooms/contract',
    explanation: 'CSV files may import the domain only.',
  },
  'api-knows-adapter': {
    in: 'apps/api/src/core/planted.ts',
    imports: '@campus/platform/ground/database',
    explanation: 'The gateway reaches the platform through packages/parse-adapter only.',
  },
  'platform-knows-contracts': {
    in: 'infra/platform/src/ground/planted.ts',
    imports: '@campus/parse-adapter/platform',
    explanation:
      'The platform may import contracts, domain, csv and identity-providers only; it meets the gateway over the wire.',
  },
  'core-knows-no-area': {
    in: 'packages/contracts/src/core/planted.ts',
    imports: '../rooms/contract.ts',
    explanation:
      'What all areas of a package share (core) imports no area; the registers of texts and operations may.',
  },
  'web-takes-types-from-api': {
    in: 'apps/web/src/lib/planted.ts',
    imports: '@campus/api/router',
    explanation: 'The web client takes only the type of the router from apps/api (import type).',
  },
  'domain-has-no-dependencies': {
    in: 'packages/domain/src/rooms/planted.ts',
    imports: 'node:fs',
    explanation: 'The domain has no dependencies and does no I/O.',
  },
  'api-areas-are-separate': {
    in: 'apps/api/src/areas/rooms.ts',
    imports: './badges.ts',
    explanation: 'An area of the gateway never imports another area; what two areas need belongs in core.',
  },
  'web-areas-are-separate': {
    in: 'apps/web/src/areas/rooms/page.ts',
    imports: '../badges/page.ts',
    explanation:
      'An area of the web client never imports another area; what two areas need belongs in components or lib.',
  },
  'web-editing-knows-no-area': {
    in: 'apps/web/src/editing/planted.ts',
    imports: '../areas/badges/page.ts',
    explanation: 'editing holds unsaved changes of any kind. It knows no area and no page of settings.',
  },
  'platform-ground-layer': {
    in: 'infra/platform/src/ground/upwards.ts',
    imports: '../call/perform.ts',
    explanation: 'ground holds database, files, mail, and configuration. It knows nothing of calls.',
  },
  'platform-call-layer': {
    in: 'infra/platform/src/call/upwards.ts',
    imports: '../work/job.ts',
    explanation: 'call answers one call. It knows ground, but no job, no task, and no area.',
  },
  'platform-work-layer': {
    in: 'infra/platform/src/work/upwards.ts',
    imports: '../areas/rooms/functions.ts',
    explanation: 'work runs jobs and tasks of any kind. It knows no area.',
  },
  'platform-areas-layer': {
    in: 'infra/platform/src/areas/rooms/upwards.ts',
    imports: '../../main/functions.ts',
    explanation: 'An area never imports main, where functions, routes, tasks, and jobs are registered.',
  },
  'platform-entry-areas': {
    in: 'infra/platform/src/areas/passwords/planted.ts',
    imports: '../members/functions.ts',
    explanation: 'Areas that let people in (entry) know each other, and nothing of the areas behind them.',
  },
  'platform-people-areas': {
    in: 'infra/platform/src/areas/members/planted.ts',
    imports: '../rooms/functions.ts',
    explanation:
      'Areas about people know each other, entry, and tasks. Other areas reach them through a call or a job.',
  },
  'platform-connections-areas': {
    in: 'infra/platform/src/areas/streaming/planted.ts',
    imports: '../rooms/functions.ts',
    explanation: 'Areas about what a world is connected with know each other, and entry.',
  },
  'platform-usage-areas': {
    in: 'infra/platform/src/areas/analytics/planted.ts',
    imports: '../passwords/functions.ts',
    explanation: 'Areas about what happens in worlds know each other only.',
  },
  'platform-access-areas': {
    in: 'infra/platform/src/areas/rooms/planted.ts',
    imports: '../members/functions.ts',
    explanation: 'Areas about rooms and who may do what in them know each other, entry, and settings.',
  },
  'platform-bounces-areas': {
    in: 'infra/platform/src/areas/bounces/planted.ts',
    imports: '../members/functions.ts',
    explanation: 'bounces reports to invitations and senders only.',
  },
  'platform-other-areas': {
    in: 'infra/platform/src/areas/audit/planted.ts',
    imports: '../members/functions.ts',
    explanation: 'This area is in no group: it may import entry areas only.',
  },
  'no-cycles': {
    in: 'packages/csv/src/first.ts',
    imports: './second.ts',
    explanation: 'Files that import each other, even for types only, cannot be read one after the other.',
  },
};

/** Imports that the layers allow. */
const allowed: Record<string, string> = {
  'packages/contracts/src/rooms/shape.ts': '@campus/domain/rooms/level',
  'packages/contracts/src/core/account-messages.ts': '../rooms/contract.ts',
  'packages/parse-adapter/src/areas/rooms.ts': '@campus/contracts/rooms/contract',
  'apps/api/src/areas/members.ts': '@campus/parse-adapter/platform',
  'apps/web/src/areas/badges/list.ts': './page.ts',
  'infra/platform/src/call/downwards.ts': '../ground/database.ts',
  'infra/platform/src/areas/members/sign-in.ts': '../passwords/functions.ts',
  'infra/platform/src/areas/rooms/list.ts': './functions.ts',
  'infra/platform/src/areas/rooms/list.test.ts': '../../main/functions.ts',
  'infra/platform/src/main/functions.ts': '../areas/rooms/functions.ts',
};

/** The targets of the imports above. The second file of the cycle imports only a type of the first. */
const targets = {
  'packages/domain/src/rooms/level.ts': '',
  'packages/contracts/src/rooms/contract.ts': '',
  'packages/csv/src/reader.ts': '',
  'packages/csv/src/second.ts': "import type { Planted } from './first.ts';\n",
  'packages/identity-providers/src/begin.ts': '',
  'packages/parse-adapter/src/platform.ts': '',
  'apps/api/src/router.ts': '',
  'apps/api/src/areas/badges.ts': '',
  'apps/web/src/lib/router-type.ts': "import type { Planted } from '@campus/api/router';\n",
  'apps/web/src/areas/badges/page.ts': '',
  'infra/platform/src/ground/database.ts': '',
  'infra/platform/src/call/perform.ts': '',
  'infra/platform/src/work/job.ts': '',
  'infra/platform/src/areas/members/functions.ts': '',
  'infra/platform/src/areas/passwords/functions.ts': '',
  'infra/platform/src/areas/rooms/functions.ts': '',
};

/** The packages that imports by package name resolve to. */
const packages: Record<string, string> = {
  api: 'apps/api',
  contracts: 'packages/contracts',
  csv: 'packages/csv',
  domain: 'packages/domain',
  'parse-adapter': 'packages/parse-adapter',
  platform: 'infra/platform',
};

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
  for (const [file, content] of Object.entries(targets)) await write(file, `${content}export type Name = 1;`);
  for (const [file, imports] of Object.entries(allowed)) await write(file, `import '${imports}';`);
  for (const { in: file, imports } of Object.values(planted))
    await write(file, `import '${imports}'; export type Name = 1;`);
});
afterAll(() => rm(tree, { recursive: true, force: true }));

it('each import rule refuses its planted import, tells why, and refuses nothing else', async () => {
  const options = await readRules(path.join(root, '.dependency-cruiser.cjs'));
  expect(Object.keys(planted)).toEqual(options.ruleSet?.forbidden?.map(({ name }) => name));

  const { output: result } = await cruise(['apps', 'packages', 'infra'], { ...options, baseDir: tree });
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

/** How `npm run check:imports` prints violations. */
async function outputTypeOfTheCheck(): Promise<OutputType> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const [, outputType] = /--output-type (\S+)/.exec(scripts['check:imports']) ?? [];
  return (outputType ?? 'err') as OutputType;
}
