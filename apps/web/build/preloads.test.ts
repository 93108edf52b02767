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
async function buildWith(modules: Record<string, string[]>) {
  root = await mkdtemp(path.join(tmpdir(), 'preloads-'));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': "import './always.js'; import('./page.js'); import('./other.js');",
    'always.js': "console.log('always');",
    'page.js': "import './always.js'; import './part.js'; console.log('page');",
    'other.js': "import './part.js'; console.log('other');",
    'part.js': "console.log('part');",
  };
  for (const [name, source] of Object.entries(files)) await writeFile(path.join(root, name), source);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preloads(modules, 'main.js')],
    build: { modulePreload: { polyfill: false }, minify: false },
  });
  const read = (file: string) => readFile(path.join(root, 'dist', file), 'utf8');
  const byAddress = z.record(z.string(), z.array(z.string())).parse(JSON.parse(await read('preloads.json')));
  return { byAddress, read };
}

it('lists for each address the scripts of its page and shared ones, without those of every page', async () => {
  const { byAddress, read } = await buildWith({ '/page': ['page.js'], '/none': [] });
  expect(byAddress['/none']).toEqual([]);
  const scripts = await Promise.all((byAddress['/page'] ?? []).map((file) => read(file)));
  expect(scripts.join('\n')).toContain('"page"');
  expect(scripts.join('\n')).toContain('"part"');
  expect(scripts.join('\n')).not.toMatch(/"(always|other)"/);
});

it('fails rather than pass over a page that is no longer there', async () => {
  await expect(buildWith({ '/gone': ['gone.js'] })).rejects.toThrow('gone.js');
});
