import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { firstLoad } from './first-load.ts';

interface Budget {
  /** The address whose first load is limited. */
  page: string;
  /** The modules that are loaded for it, each with all it imports. */
  modules: readonly string[];
  /** Bytes of script, compressed with Brotli as the gateway serves it. */
  limit: number;
  /** Bytes of script, compressed with gzip, which browsers take where there is no HTTPS. */
  gzip?: number;
}

/** How much script a first visit may cost. */
const budgets: readonly Budget[] = [
  { page: '/login', modules: ['src/main.tsx'], limit: 168_000, gzip: 190_000 },
  // The pages before signing in are close to that limit; they must not load parts of the other pages.
  {
    page: '/forgot-password',
    modules: ['src/main.tsx', 'src/areas/auth/forgot-password-page.tsx'],
    limit: 200_000,
  },
  {
    page: '/invitation',
    modules: ['src/main.tsx', 'src/areas/invitations/invitation-page.tsx'],
    limit: 215_000,
  },
  {
    page: '/admin/members',
    modules: ['src/main.tsx', 'src/account-routes.tsx', 'src/areas/members/members-page.tsx'],
    limit: 304_000,
  },
];

/** Fails a build in which the first load of a page costs more than its budget; prints what each costs. */
export function keepBudgets(limits = budgets): Plugin {
  let root = '';
  return {
    name: 'budgets',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async writeBundle({ dir = '' }, bundle) {
      for (const { page, modules, limit, gzip: gzipLimit = Number.POSITIVE_INFINITY } of limits) {
        const files = [...firstLoad(bundle, root, modules)];
        const scripts = await Promise.all(files.map((file) => readFile(path.join(dir, file))));
        const brotli = await total(scripts, promisify(brotliCompress));
        const zipped = await total(scripts, (script) => promisify(gzip)(script, { level: 9 }));
        const most = Number.isFinite(gzipLimit) ? `, at most ${kB(gzipLimit)}` : '';
        const sentence = `The first load of ${page} costs ${kB(brotli)} of script (at most ${kB(limit)}; ${kB(zipped)} with gzip${most})`;
        if (brotli > limit || zipped > gzipLimit)
          this.error(`${sentence}. Load later what it does not need at once.`);
        this.info(`${sentence}.`);
      }
    },
  };
}

async function total(scripts: readonly Buffer[], compress: (script: Buffer) => Promise<Buffer>) {
  const compressed = await Promise.all(scripts.map((script) => compress(script)));
  return compressed.reduce((sum, { length }) => sum + length, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
