import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { keepBudgets } from './budgets.ts';

let root = '';
afterEach(() => rm(root, { recursive: true }));

/** Builds a client with a page that is loaded on demand; both weigh 5 kB, whatever compresses them. */
async function buildWith(limits: Parameters<typeof keepBudgets>[0]) {
  root = await mkdtemp(path.join(tmpdir(), 'budgets-'));
  const weight = () => JSON.stringify(randomBytes(5000).toString('base64'));
  await writeFile(path.join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(path.join(root, 'main.js'), `console.log(${weight()}); import('./page.js');`);
  await writeFile(path.join(root, 'page.js'), `console.log(${weight()});`);
  return build({ root, configFile: false, logLevel: 'silent', plugins: [keepBudgets(limits)] });
}

it('fails a build whose first load of a page is over its budget, and names the page', async () => {
  await expect(buildWith([{ page: '/login', modules: ['main.js'], limit: 1000 }])).rejects.toThrow(
    /The first load of \/login costs \d\.\d kB of script \(at most 1\.0 kB; \d\.\d kB with gzip\)/,
  );
});

it('fails a build whose first load is within its budget with Brotli, and over it with gzip', async () => {
  const login = { page: '/login', modules: ['main.js'], limit: 8000 };
  await buildWith([{ ...login, gzip: 8000 }]);
  await expect(buildWith([{ ...login, gzip: 1000 }])).rejects.toThrow(/with gzip, at most 1\.0 kB/);
});

it('counts the files that a page loads at once, not those on demand', async () => {
  await buildWith([{ page: '/login', modules: ['main.js'], limit: 8000 }]);
  await expect(buildWith([{ page: '/page', modules: ['main.js', 'page.js'], limit: 8000 }])).rejects.toThrow(
    '/page',
  );
});

it('fails rather than pass over a page that is no longer there', async () => {
  await expect(buildWith([{ page: '/gone', modules: ['gone.js'], limit: 1000 }])).rejects.toThrow('gone.js');
});
