import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/**
 * Checks the list "Adding an area" in CONTRIBUTING.md. The compiler does not notice a file that no register
 * imports. Each failure names the missing file or line.
 */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const contents = new Map<string, string>();

function read(file: string): string {
  const known = contents.get(file) ?? readFileSync(join(root, file), 'utf8');
  contents.set(file, known);
  return known;
}

/** Source files by path in the repository, without tests. */
function files(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => String(name) === 'node_modules' })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

const contracts = 'packages/contracts/src';
const platform = 'infra/platform/src';

/** Folders of contracts: those with at least one operation. */
const areas = files(`${contracts}/*/*.ts`)
  .filter((file) => !file.startsWith(`${contracts}/core/`) && /= contract\(\{/.test(read(file)))
  .map((file) => file.split('/').at(-2) ?? '')
  .filter((area, index, all) => all.indexOf(area) === index);

/** The gateway answers these from its own settings. */
const withoutPlatform = ['console'];
/** Areas whose operations are part of another area's router. */
const routerOf: Readonly<Record<string, string>> = { passwords: 'auth' };

const camelCase = (area: string) => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a sentence for each of these files that `where` does not import. */
function unregistered(registered: readonly string[], where: readonly string[]): string[] {
  return registered
    .filter((file) => !where.some((place) => isImported(file, place)))
    .map((file) => `${file} is in no register: import it in ${where.join(' or ')}.`);
}

/** Whether a register imports a file. Imports are relative, so folder and name are enough. */
function isImported(file: string, by: string): boolean {
  return read(by).includes(`/${file.split('/').slice(-2).join('/')}'`);
}

/** Returns the sentence unless a file matches. */
function unlessThere(pattern: string, sentence: string): string[] {
  return globSync(pattern, { cwd: root }).length > 0 ? [] : [sentence];
}

/** Returns the sentence unless the file contains the text. */
function unlessIn(file: string, text: string, sentence: string): string[] {
  return read(file).includes(text) ? [] : [`${file} ${sentence}`];
}

it.each(areas)('has every file between client and platform for the area %s', (area) => {
  const router = routerOf[area] ?? area;
  const gateway = `apps/api/src/areas/${router}.ts`;
  const carriesFiles = files(`${contracts}/${area}/*.ts`).some((file) =>
    /^ {2}(upload|download): /m.test(read(file)),
  );
  expect([
    ...unlessThere(gateway, `${gateway} is missing: it routes the operations of ${contracts}/${area}.`),
    ...unlessIn('apps/api/src/router.ts', `  ${camelCase(router)}: `, `does not mount ${camelCase(router)}.`),
    ...(carriesFiles
      ? unlessIn(
          'apps/api/src/file-router.ts',
          `/areas/${router}.ts'`,
          `does not mount the files of ${gateway}.`,
        )
      : []),
    ...(withoutPlatform.includes(area) ? [] : missingBeyondGateway(area)),
  ]).toEqual([]);
});

function missingBeyondGateway(area: string): string[] {
  const functions = `${contracts}/${area}/functions.ts`;
  const test = `tests/contract/${area}.test.ts`;
  return [
    ...unlessThere(
      functions,
      `${functions} is missing: it binds the operations to the platform's functions.`,
    ),
    ...unlessThere(test, `${test} is missing: it tests the area from the gateway to the database.`),
  ];
}

it('has each function of the contracts done by the platform', () => {
  const doing = files(`${platform}/areas/*/*{functions,routes}.ts`);
  const undone = files(`${contracts}/*/*functions.ts`).filter((file) => {
    const module = file.replace(`${contracts}/`, '@campus/contracts/').replace(/\.ts$/, '');
    return !doing.some((place) => read(place).includes(`'${module}'`));
  });
  const sentence = (file: string) =>
    `No functions.ts or *-routes.ts in ${platform}/areas implements what ${file} declares.`;
  expect(undone.map(sentence)).toEqual([]);
});

const registers: readonly [what: string, registered: string[], where: string[]][] = [
  [
    'texts',
    files(`${contracts}/*/*messages.ts`).filter((file) => !file.startsWith(`${contracts}/core/`)),
    ['first-messages', 'visitor-messages', 'account-messages', 'page-messages'].map(
      (name) => `${contracts}/core/${name}.ts`,
    ),
  ],
  ['routers', files('apps/api/src/areas/*.ts'), ['apps/api/src/router.ts', 'apps/api/src/file-router.ts']],
  [
    'functions of the adapter',
    files('packages/parse-adapter/src/areas/*.ts').filter((file) =>
      /function \w+Platform\(/.test(read(file)),
    ),
    ['packages/parse-adapter/src/platform.ts'],
  ],
  [
    'cloud functions',
    files(`${platform}/areas/*/*functions.ts`).filter((file) => !file.endsWith('/usage-functions.ts')),
    [`${platform}/main/functions.ts`],
  ],
  [
    'functions of the usage-search service',
    files(`${platform}/areas/*/usage-functions.ts`),
    [`${platform}/main/usage-functions.ts`],
  ],
  ['routes', files(`${platform}/areas/*/*-routes.ts`), [`${platform}/main/routes.ts`]],
  ['jobs', declaring(/= job\(\{/), [`${platform}/main/jobs.ts`]],
  ['kinds of tasks', declaring(/ taskDefinition\(\{| importTask\(/), [`${platform}/main/task-kinds.ts`]],
  [
    'classes of Parse',
    files(`${platform}/foundation/schema/tables/*.ts`).filter((file) => / new Table\(/.test(read(file))),
    [`${platform}/foundation/schema/classes.ts`],
  ],
];

it.each(registers)('has all %s registered', (_, registered, where) => {
  expect(registered.length).toBeGreaterThan(0);
  expect(unregistered(registered, where)).toEqual([]);
});

/** Files in the platform's areas that declare an entry for a register. */
function declaring(pattern: RegExp): string[] {
  return files(`${platform}/areas/*/*.ts`).filter(
    (file) => pattern.test(read(file)) && !/function importTask\(/.test(read(file)),
  );
}

it('has every page of the client opened by something', () => {
  const sources = files('apps/web/src/**/*.{ts,tsx}');
  const unopened = files('apps/web/src/areas/**/*-page.tsx').filter(
    (page) => !sources.some((file) => read(file).includes(`/${basename(page)}'`)),
  );
  const sentence = (page: string) =>
    `Nothing opens ${page}: add it to apps/web/src/route-table.ts, or to account-routes.tsx or public-routes.tsx.`;
  expect(unopened.map(sentence)).toEqual([]);
});
