import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { firstLoad } from './first-load.ts';

const account = 'src/account-routes.tsx';

/** A module that imports a page for each of its addresses, in their order. */
interface PageTable {
  module: string;
  addressesOf: (module: string) => Promise<readonly string[]>;
  /** What all of these pages need. */
  around: string;
}

const accountPages: PageTable = {
  module: 'src/route-table.ts',
  // Read while the client is built: Vite would bundle an imported table, and so every page, with its configuration.
  addressesOf: async (module) => {
    const { routeTable }: typeof import('../src/route-table.ts') = await import(pathToFileURL(module).href);
    return routeTable.map((route) => route.path);
  },
  around: account,
};

/**
 * The modules that the addresses outside the table need besides those of every page. One that ends in `/*` is a page
 * for visitors and stands for every address below it; the others are pages of the account.
 */
const otherPages: Readonly<Record<string, readonly string[]>> = {
  '/': [account],
  '/admin': [account],
  '/profile': [account, 'src/areas/profile/profile-page.tsx'],
  '/world/*': ['src/areas/auth/world-page.tsx'],
  '/invitation/*': ['src/areas/invitations/invitation-page.tsx'],
  '/reset-password/*': ['src/areas/auth/reset-password-page.tsx'],
  '/verify/*': ['src/areas/auth/verify-code-page.tsx'],
};

/**
 * Writes `preloads.json`: the scripts of each page by address. The gateway names them to the browser, so that they
 * load together with the shared scripts. Scripts of account pages are named only to signed-in people. Every page
 * names its font.
 */
export function preloads(table = accountPages, others = otherPages, start = 'src/main.tsx'): Plugin {
  let root = '';
  return {
    name: 'preloads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const always = firstLoad(bundle, root, [start]);
      const module = path.resolve(root, table.module);
      const inTable = pagesOf(await table.addressesOf(module), this.getModuleInfo(module));
      const modules: Record<string, readonly string[]> = { ...others };
      for (const [address, page] of inTable) modules[address] = [table.around, page];
      const entries = Object.entries(modules).map(([address, wanted]) => {
        const files = [...firstLoad(bundle, root, wanted)].filter((file) => !always.has(file));
        return [address, files.map((file) => `/${file}`)];
      });
      const source = JSON.stringify(Object.fromEntries(entries));
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
        })),
  };
}

function pagesOf(addresses: readonly string[], info: Rolldown.ModuleInfo | null) {
  const pages = info?.dynamicallyImportedIds ?? [];
  if (pages.length !== addresses.length)
    throw new Error(
      `The table has to import one page for each address. Addresses: ${addresses.length}, imported pages: ${pages.length}.`,
    );
  return addresses.map((address, index) => [address, pages[index] ?? ''] as const);
}
