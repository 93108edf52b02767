import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { preloads } from './preloads.ts';

let root = '';
afterEach(() => rm(root, { recursive: true }));

/** Builds a client of two pages that share a part, and returns what to preload by address. */
async function buildWith(others: Record<string, string[]> = {}, addresses = ['/page', '/other']) {
  root = await mkdtemp(path.join(tmpdir(), 'preloads-'));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': "import './always.js'; import('./around.js');",
    'always.js': "console.log('always');",
    'around.js': "import './table.js'; console.log('around');",
    'table.js': "globalThis.pages = [() => import('./page.js'), () => import('./other.js')];",
    'page.js': "import './always.js'; import './part.js'; console.log('page');",
    'other.js': "import './part.js'; console.log('other');",
    'part.js': "console.log('part');",
  };
  for (const [name, source] of Object.entries(files)) await writeFile(path.join(root, name), source);
  const table = { module: 'table.js', addressesOf: async () => addresses, around: 'around.js' };
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preloads(table, others, 'main.js')],
    build: { modulePreload: { polyfill: false }, minify: false },
  });
  const read = (file: string) => readFile(path.join(root, 'dist', file), 'utf8');
  const byAddress = z.record(z.string(), z.array(z.string())).parse(JSON.parse(await read('preloads.json')));
  /** What the scripts of an address print. */
  const printed = async (address: string) => {
    const scripts = await Promise.all((byAddress[address] ?? []).map((file) => read(file)));
    return [...scripts.join('\n').matchAll(/console\.log\("(\w+)"\)/g)].map(([, word]) => word).toSorted();
  };
  return { byAddress, printed };
}

it('lists for each address of the table the scripts of its page and shared ones, without those of every page', async () => {
  const { printed } = await buildWith();
  expect(await printed('/page')).toEqual(['around', 'page', 'part']);
  expect(await printed('/other')).toEqual(['around', 'other', 'part']);
});

it('lists for other addresses the scripts of their modules', async () => {
  const { byAddress, printed } = await buildWith({ '/none': [], '/more': ['other.js'] });
  expect(byAddress['/none']).toEqual([]);
  expect(await printed('/more')).toEqual(['other', 'part']);
});

it('fails if a page is no longer there', async () => {
  await expect(buildWith({ '/gone': ['gone.js'] })).rejects.toThrow('gone.js');
});

it('fails unless the table imports one page for each address', async () => {
  await expect(buildWith({}, ['/page'])).rejects.toThrow('Addresses: 1, imported pages: 2.');
});
