import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepBudgets } from './build/budgets.ts';
import { leaveOut } from './build/leave-out.ts';
import { precompress } from './build/precompress.ts';
import { preloads } from './build/preloads.ts';
import { staticStyles } from './build/static-styles.ts';

/** The gateway that answers while the client is served by Vite. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), staticStyles(), leaveOut(), preloads(), precompress(), keepBudgets()],
  server: { proxy: { '/trpc': api, '/api': api, '/files': api } },
  build: {
    target: 'es2023',
    // Vite's preload helper is a module of its own: no inline script, as the Content-Security-Policy demands.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What these make is left out where nothing uses it: Chakra's recipes, and components that became plain elements.
      treeshake: {
        manualPureFunctions: ['chakra', 'createAnatomy', 'defineConfig', 'defineRecipe', 'defineSlotRecipe'],
      },
      output: {
        // A shared file is called after all who share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // zod-without-eval.ts has to run before the first schema is made, so it comes with zod.
            {
              name: 'data',
              tags: ['$initial'],
              test: /node_modules\/(@tanstack\/(query-core|react-query)|@trpc|zod)\/|\/src\/zod-without-eval\.ts$/,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'styles',
              test: /node_modules\/(@emotion|@zag-js\/anatomy|@chakra-ui\/react\/dist\/esm\/(styled-system|anatomy\.js))/,
            },
            // What floats is on pages of accounts only (theme/floating-recipes.ts), though the theme lists its recipes.
            {
              name: 'floating',
              test: /@chakra-ui\/react\/dist\/esm\/theme\/recipes\/(dialog|drawer|menu|popover|tooltip)\.js$/,
            },
            // Everything else of the first load in one file, whatever else uses it: all of it is there by then.
            { name: 'main', tags: ['$initial'] },
            // Strangers and members use it, and it is far too small for a request of its own.
            { name: 'main', test: /contracts\/src\/core\/change-limit\.ts$/ },
            // The invitation pages are opened by strangers: what they share must not come with pages of an account.
            { name: 'joining', test: /\/invitations\/(joining\/|join-page-messages\.ts$)/, minShareCount: 2 },
            // Strangers choose passwords too: the fields must not be merged into a part that needs dialogs.
            {
              name: 'passwords',
              test: /(components\/form\/(new-password-fields|password-checklist)\.tsx|lib\/use-password-owner\.ts)$/,
              minShareCount: 2,
            },
            // The invited and the members download the client: the links must not be merged into pages of an account.
            { name: 'downloads', test: /lib\/client-downloads\.ts$/, minShareCount: 2 },
            // Nor must the fields of a member be merged into a part that needs menus.
            { name: 'fields', test: /contracts\/src\/members\/fields\.ts$/, minShareCount: 2 },
            // Nor must the other fields with which strangers register.
            {
              name: 'registering',
              test: /components\/(form\/(name-fields|all-required)|input\/license-label)\.tsx$/,
              minShareCount: 2,
            },
            // An icon must not be merged into a part that needs menus and dialogs: pages of strangers use icons too.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
            // What dialogs with a form and downloads share is small, and must not be merged into settings or second factors.
            {
              name: 'forms',
              test: /(components\/(dialog\/dialog-form|form\/textarea-field|layout\/icon-item)\.tsx|textarea\/textarea\.js|lib\/(save-file|files)\.ts)$/,
              minShareCount: 2,
            },
            // Tables with a selection have such a bar too, and need no settings.
            {
              name: 'bars',
              test: /components\/(focus\/keep-clear\.ts|layout\/sticky-bar\.tsx|form\/(save-row\.tsx|sticky-bar\.ts))$/,
              minShareCount: 2,
            },
            // Pages that ask for a password need none of what sets up second factors.
            { name: 'confirming', test: /second-factor\/use-confirm-first\.tsx$/, minShareCount: 2 },
            // The list of members and the page of a person share it; it must not bring what only one of them needs.
            { name: 'members', test: /\/areas\/members\//, minShareCount: 2 },
            // What several pages share, by its sharers. A part too small for a request of its own is merged
            // into another.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
          ],
        },
      },
    },
  },
});
