import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  contractSources as contracts,
  demandedIn,
  clientSources as here,
  loadedWith,
  moduleOfText as moduleOf,
  read,
  visitorTexts as visitors,
} from '../testing/text-modules.ts';

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
  .map((name) => join(here, name));

/** The text keys that a module shows, without those that it only compares with errors. */
const keysIn = (file: string) =>
  [...read(file).matchAll(/(?<!=== )'([a-z][\w.]+)'/g)]
    .map(([, key = '']) => key)
    .filter((key) => moduleOf.has(key));

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
