import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { type Compiler, compileElements } from './static-elements.ts';
import { elementKinds } from './static-kinds.ts';
import { createStaticSheet } from './static-sheet.ts';

/** What Chakra would work out and insert again on each visit, all of which the stylesheet has. */
const computed = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/**
 * Makes a stylesheet of every style that is known at build time: the theme, and elements whose styles are
 * literals in the source. The browser computes only what depends on more.
 */
export function staticStyles(): Plugin[] {
  let compiler: Omit<Compiler, 'constants'>;
  let stylesheet: string;
  const compile: Plugin = {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { system } = await import('../src/theme.ts');
      compiler = {
        kinds: elementKinds(system),
        sheet: createStaticSheet(system),
        isStyle: (prop) => system.isValidProperty(prop),
      };
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx$/, code: '@chakra-ui/react/' },
      async handler(code, id) {
        const compiled = compileElements(code, { ...compiler, constants: await constantsOf(code, id) });
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
  return [compile, leaveOutTheme];
}

/**
 * The constants a module imports from style modules, which contain nothing else and import nothing that
 * runs.
 */
async function constantsOf(code: string, id: string): Promise<ReadonlyMap<string, unknown>> {
  const constants = new Map<string, unknown>();
  for (const statement of parseSync(id, code).program.body) {
    if (statement.type !== 'ImportDeclaration' || !/^\..*-styles?\.ts$/.test(statement.source.value))
      continue;
    const file = path.resolve(path.dirname(id), statement.source.value);
    const module: Record<string, unknown> = await import(pathToFileURL(file).href);
    for (const [local, imported] of namesIn(statement)) constants.set(local, module[imported]);
  }
  return constants;
}

function namesIn({ specifiers }: ESTree.ImportDeclaration): [local: string, imported: string][] {
  return specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
      ? [[specifier.local.name, specifier.imported.name]]
      : [],
  );
}
