import type { Plugin } from 'vite';
import { exportsOf } from './leave-out.ts';
import { type Compiler, compileElements } from './static-elements.ts';
import { elementKinds } from './static-kinds.ts';
import { importReader } from './static-modules.ts';
import { createStaticSheet } from './static-sheet.ts';

/** The code with which Chakra would compute and insert styles on each visit. The stylesheet already has all of them. */
const computed = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/** The parts used only by the global styles. */
const globalStyles =
  /\/(@chakra-ui\/react\/dist\/esm\/(styled-system\/preflight|theme\/tokens\/keyframes)\.js|src\/theme\/global-css\.ts)$/;

/**
 * Makes a stylesheet of every style that is known at build time: the theme, and elements whose styles are
 * literals in the source. The browser computes only what depends on more.
 */
export function staticStyles(): Plugin[] {
  let compiler: Omit<Compiler, 'constants' | 'imported'>;
  let readImports: ReturnType<typeof importReader>;
  let stylesheet: string;
  const compile: Plugin = {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { system } = await import('../src/theme.ts');
      readImports = importReader(system);
      compiler = {
        system,
        kinds: elementKinds(system),
        sheet: createStaticSheet(system),
        isStyle: (prop) => system.isValidProperty(prop),
      };
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx$/ },
      async handler(code, id) {
        const compiled = compileElements(code, {
          ...compiler,
          ...(await readImports(code, id)),
        });
        return compiled && { code: compiled, map: null };
      },
    },
    buildEnd() {
      const { sheet } = compiler;
      const source = [sheet.themeRules(), ...sheet.rules()].join('\n');
      stylesheet = this.emitFile({ type: 'asset', name: 'styles.css', source });
    },
    generateBundle() {
      stylesheet = this.getFileName(stylesheet);
    },
    transformIndexHtml: () => [
      { tag: 'link', injectTo: 'head', attrs: { rel: 'stylesheet', href: `/${stylesheet}` } },
    ],
  };
  const leaveOutTheme: Plugin = {
    name: 'static-theme',
    apply: 'build',
    transform: {
      filter: { id: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/ },
      handler(code) {
        if (!code.includes(computed)) this.error('Chakra makes its global styles in another way now.');
        return { code: code.replace(computed, 'const _global = [];'), map: null };
      },
    },
  };
  const leaveOutGlobalStyles: Plugin = {
    name: 'static-global-styles',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: globalStyles }, handler: (code, id) => exportsOf(code, id, '{}') },
  };
  return [compile, leaveOutTheme, leaveOutGlobalStyles];
}
