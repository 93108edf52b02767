import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { type ESTree, parseSync } from 'vite';
import { madeComponents } from './static-components.ts';
import type { Kind } from './static-kinds.ts';

/** The imports of a module whose values are known at build time, by their local names. */
interface Known {
  /** From modules of styles, which contain nothing else and import nothing that runs. */
  constants: ReadonlyMap<string, unknown>;
  /** Components that our other modules make of an element and its styles. */
  imported: ReadonlyMap<string, Kind>;
}

const styleModule = /^\..*-styles?\.ts$/;
const ownModule = /^\..*\.tsx$/;

/** Reads what modules import. Each imported module is read once. */
export function importReader(system: SystemContext): (code: string, id: string) => Promise<Known> {
  const read = new Map<string, ReturnType<typeof componentsOf>>();
  const componentsIn = (file: string) => {
    const known = read.get(file) ?? componentsOf(file, system);
    read.set(file, known);
    return known;
  };
  return async (code, id) => ({
    constants: await namedIn(code, id, styleModule, exportsOf),
    imported: await namedIn(code, id, ownModule, componentsIn),
  });
}

/** The imports of a module from modules of a kind, by their local names. */
async function namedIn<Value>(
  code: string,
  id: string,
  kind: RegExp,
  exportsIn: (file: string) => Promise<ReadonlyMap<string, Value>>,
): Promise<Map<string, Value>> {
  const known = new Map<string, Value>();
  for (const statement of parseSync(id, code).program.body) {
    if (statement.type !== 'ImportDeclaration' || !kind.test(statement.source.value)) continue;
    const exported = await exportsIn(path.resolve(path.dirname(id), statement.source.value));
    for (const [local, imported] of namesIn(statement)) {
      const value = exported.get(imported);
      if (value !== undefined) known.set(local, value);
    }
  }
  return known;
}

function namesIn({ specifiers }: ESTree.ImportDeclaration): [local: string, imported: string][] {
  return specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
      ? [[specifier.local.name, specifier.imported.name]]
      : [],
  );
}

async function exportsOf(file: string): Promise<ReadonlyMap<string, unknown>> {
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  return new Map(Object.entries(module));
}

/** The components that a module makes and, as nothing else can be imported, exports. */
async function componentsOf(file: string, system: SystemContext): Promise<ReadonlyMap<string, Kind>> {
  const code = await readFile(file, 'utf8');
  if (!code.includes('= chakra(')) return new Map();
  const constants = await namedIn(code, file, styleModule, exportsOf);
  return madeComponents(parseSync(file, code).program, constants, system);
}
