import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { type ESTree, parseSync } from 'vite';
import { madeComponents } from './static-components.ts';
import type { Kind } from './static-kinds.ts';

/** What a module imports that is known at build time, by the names it has there. */
interface Known {
  /** From modules of styles, which contain nothing else and import nothing that runs. */
  constants: ReadonlyMap<string, unknown>;
  /** Components that our other modules make of an element and its styles. */
  imported: ReadonlyMap<string, Kind>;
}

const styleModule = /^\..*-styles?\.ts$/;
const ownModule = /^\..*\.tsx$/;

/** Reads what a module imports. */
export async function knownImports(code: string, id: string, system: SystemContext): Promise<Known> {
  const constants = new Map<string, unknown>();
  const imported = new Map<string, Kind>();
  for (const statement of importsOf(code, id)) {
    const file = path.resolve(path.dirname(id), statement.source.value);
    if (styleModule.test(statement.source.value)) await addNamed(constants, statement, exportsOf(file));
    if (ownModule.test(statement.source.value))
      await addNamed(imported, statement, componentsOf(file, system));
  }
  return { constants, imported };
}

function importsOf(code: string, id: string): ESTree.ImportDeclaration[] {
  return parseSync(id, code).program.body.filter((statement) => statement.type === 'ImportDeclaration');
}

async function addNamed<Value>(
  known: Map<string, Value>,
  { specifiers }: ESTree.ImportDeclaration,
  exporting: Promise<ReadonlyMap<string, Value>>,
): Promise<void> {
  const exported = await exporting;
  for (const specifier of specifiers) {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
    const value = exported.get(specifier.imported.name);
    if (value !== undefined) known.set(specifier.local.name, value);
  }
}

async function exportsOf(file: string): Promise<ReadonlyMap<string, unknown>> {
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  return new Map(Object.entries(module));
}

/** The components that a module makes and, as nothing else can be imported, exports. */
async function componentsOf(file: string, system: SystemContext): Promise<ReadonlyMap<string, Kind>> {
  const code = await readFile(file, 'utf8');
  if (!code.includes('= chakra(')) return new Map();
  const constants = new Map<string, unknown>();
  for (const statement of importsOf(code, file))
    if (styleModule.test(statement.source.value))
      await addNamed(
        constants,
        statement,
        exportsOf(path.resolve(path.dirname(file), statement.source.value)),
      );
  return madeComponents(parseSync(file, code).program, constants, system);
}
