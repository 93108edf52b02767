import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { everywhere } from '@campus/contracts/messages';
import { messages } from '@campus/contracts/messages/english';
import { expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const contracts = join(here, '../../../packages/contracts/src');
const read = (file: string) => readFileSync(file, 'utf8');

/** The modules of texts that are loaded with the pages that show them, by the keys in them. */
const moduleOf = new Map(
  readdirSync(join(contracts, 'messages')).flatMap((name) => {
    const file = join(contracts, 'messages', name);
    return [...read(file).matchAll(/^ {2}'?([\w.]+)'?:/gm)]
      .map(([, key = '']) => [key, file] as const)
      .filter(([key]) => key in messages && !(key in everywhere));
  }),
);

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name))
  .map((name) => join(here, name));

/** What a module needs to run: files of the client, and modules of texts. */
function imports(file: string): string[] {
  const found = read(file).matchAll(/^(?:import|\} from)(?! type) ?(?:[^'()]*from )?'([^']+)';/gm);
  return [...found].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [join(dirname(file), name)];
    const texts = /^@campus\/contracts\/(messages\/.*)$/.exec(name)?.[1];
    return texts ? [join(contracts, `${texts}.ts`)] : [];
  });
}

function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const next of imports(file)) loadedWith(next, loaded);
  return loaded;
}

const keysIn = (file: string) =>
  [...read(file).matchAll(/'([a-z][\w.]+)'/g)].map(([, key = '']) => key).filter((key) => moduleOf.has(key));

/** Files that are loaded on demand, as each page is. */
const onDemand = sources.flatMap((file) =>
  [...read(file).matchAll(/import\('(\.[^']+)'\)/g)].map(([, name = '']) => join(dirname(file), name)),
);

it('loads with every page the modules of the texts it shows', () => {
  const first = loadedWith(join(here, 'main.tsx'));
  const missing = [join(here, 'main.tsx'), ...onDemand].flatMap((entry) => {
    const loaded = loadedWith(entry);
    return [...loaded]
      .filter((file) => file.startsWith(here))
      .flatMap((file) => keysIn(file).map((key) => ({ entry, key, texts: moduleOf.get(key) ?? '' })))
      .filter(({ texts }) => !loaded.has(texts) && !first.has(texts))
      .map(({ key }) => `${entry.slice(here.length + 1)}: ${key}`);
  });
  expect(onDemand.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

it('leaves the texts of pages out of what is loaded first', () => {
  const texts = [...loadedWith(join(here, 'main.tsx'))].filter((file) => file.startsWith(contracts));
  expect(texts).toEqual([]);
});
