import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountMessages } from '@campus/contracts/core/account-messages';
import { messages } from '@campus/contracts/core/english';
import { firstMessages } from '@campus/contracts/core/first-messages';
import { visitorMessages } from '@campus/contracts/core/visitor-messages';
import { expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const contracts = join(here, '../../../packages/contracts/src');
const read = (file: string) => readFileSync(file, 'utf8');

/** The texts that all layers share, which load with every page except the first. */
const visitors = join(contracts, 'core/visitor-messages.ts');

/** The text modules that load with the pages that show them, by their keys. */
const moduleOf = new Map([
  ...readdirSync(contracts, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    if (!/-messages\.ts$/.test(name)) return [];
    const file = join(contracts, name);
    return [...read(file).matchAll(/^ {2}'?([\w.]+)'?:/gm)]
      .map(([, key = '']) => [key, file] as const)
      .filter(([key]) => key in messages && !(key in firstMessages));
  }),
  ...Object.keys(visitorMessages).map((key) => [key, visitors] as const),
  ...Object.keys(accountMessages).map((key) => [key, join(contracts, 'core/account-messages.ts')] as const),
]);

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
  .map((name) => join(here, name));

const importsOf = new Map<string, string[]>();

/** The imports of a module: files of the client, and text modules. */
function imports(file: string): string[] {
  const known = importsOf.get(file) ?? readImports(file);
  importsOf.set(file, known);
  return known;
}

function readImports(file: string): string[] {
  const found = read(file).matchAll(/^(?:import|\} from)(?! type) ?(?:[^'()]*from )?'([^']+)';/gm);
  return [...found].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return /\.tsx?$/.test(name) ? [join(dirname(file), name)] : [];
    const texts = /^@campus\/contracts\/(.*-messages)$/.exec(name)?.[1];
    return texts ? [join(contracts, `${texts}.ts`)] : [];
  });
}

function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const next of imports(file)) loadedWith(next, loaded);
  return loaded;
}

/** The text keys that a module shows, without those that it only compares with errors. */
const keysIn = (file: string) =>
  [...read(file).matchAll(/(?<!=== )'([a-z][\w.]+)'/g)]
    .map(([, key = '']) => key)
    .filter((key) => moduleOf.has(key));

const demandedIn = (file: string) =>
  [...read(file).matchAll(/import\('(\.[^']+)'\)/g)].map(([, name = '']) => join(dirname(file), name));

const main = join(here, 'main.tsx');
/** The files where a load starts: the first page, and each file that loads on demand, such as a page. */
const entries = [main, ...new Set(sources.flatMap(demandedIn))];

const demandsOf = (file: string) => (file.startsWith(here) ? demandedIn(file) : []);

/** The entries that load each entry on demand. */
const askersOf = new Map<string, string[]>(entries.map((entry) => [entry, []]));
for (const asker of entries)
  for (const asked of new Set([...loadedWith(asker)].flatMap(demandsOf))) askersOf.get(asked)?.push(asker);

/** The modules that are always loaded with an entry, whichever importer loads it. */
const loadedAt = new Map<string, ReadonlySet<string>>([[main, loadedWith(main)]]);
for (let before = ''; before !== sizes(); ) {
  before = sizes();
  for (const entry of entries) {
    const [first, ...others] = (askersOf.get(entry) ?? []).flatMap((asker) => loadedAt.get(asker) ?? []);
    const always = [...(first ?? [])].filter((file) => others.every((loaded) => loaded.has(file)));
    if (first) loadedAt.set(entry, new Set([...always, ...loadedWith(entry)]));
  }
}

function sizes(): string {
  return entries.map((entry) => loadedAt.get(entry)?.size).join();
}

it('loads with every page the modules of the texts it shows', () => {
  const missing = entries.flatMap((entry) => {
    const loaded = loadedAt.get(entry) ?? new Set();
    return [...loadedWith(entry)]
      .filter((file) => file.startsWith(here))
      .flatMap(keysIn)
      .filter((key) => !loaded.has(moduleOf.get(key) ?? ''))
      .map((key) => `${entry.slice(here.length + 1)}: ${key}`);
  });
  expect(entries.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

it('loads with every page but the first what visitors are told: its refusals and schemas may say it', () => {
  const pages = entries.filter((entry) => /-page\.tsx$|-step\.tsx$|-ended\.tsx$/.test(entry));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((page) => !loadedAt.get(page)?.has(visitors))).toEqual([]);
});

it('keeps the texts of pages out of the first load', () => {
  const texts = [...loadedWith(main)].filter((file) => file.startsWith(contracts));
  expect(texts).toEqual([]);
});
