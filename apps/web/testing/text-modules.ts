import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountMessages } from '@campus/contracts/core/account-messages';
import { messages } from '@campus/contracts/core/english';
import { firstMessages } from '@campus/contracts/core/first-messages';
import { visitorMessages } from '@campus/contracts/core/visitor-messages';

/** The sources of the client. */
export const clientSources = join(dirname(fileURLToPath(import.meta.url)), '../src');
/** The sources of the contracts, which hold all texts. */
export const contractSources = join(clientSources, '../../../packages/contracts/src');

export const read = (file: string) => readFileSync(file, 'utf8');

/** The texts that all layers share, which load with every page except the first. */
export const visitorTexts = join(contractSources, 'core/visitor-messages.ts');

/** The text modules that load with the pages that show them, by their keys. */
export const moduleOfText: ReadonlyMap<string, string> = new Map([
  ...readdirSync(contractSources, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    if (!/-messages\.ts$/.test(name)) return [];
    const file = join(contractSources, name);
    return [...read(file).matchAll(/^ {2}'?([\w.]+)'?:/gm)]
      .map(([, key = '']) => [key, file] as const)
      .filter(([key]) => key in messages && !(key in firstMessages));
  }),
  ...Object.keys(visitorMessages).map((key) => [key, visitorTexts] as const),
  ...Object.keys(accountMessages).map(
    (key) => [key, join(contractSources, 'core/account-messages.ts')] as const,
  ),
]);

const importsOf = new Map<string, string[]>();

/** The imports of a module: files of the client, and text modules. */
function imports(file: string): string[] {
  const known = importsOf.get(file) ?? readImports(file);
  importsOf.set(file, known);
  return known;
}

function readImports(file: string): string[] {
  const found = read(file).matchAll(/^(?:import|\} from)(?! type) ?(?:[^'()]*from )?'([^']+)';/gm);
  return [...found].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return /\.tsx?$/.test(name) ? [join(dirname(file), name)] : [];
    const texts = /^@campus\/contracts\/(.*-messages)$/.exec(name)?.[1];
    return texts ? [join(contractSources, `${texts}.ts`)] : [];
  });
}

/** The modules that load together with a file, with the file itself. */
export function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const next of imports(file)) loadedWith(next, loaded);
  return loaded;
}

/** The files that a file loads on demand. */
export const demandedIn = (file: string) =>
  [...read(file).matchAll(/import\('(\.[^']+)'\)/g)].map(([, name = '']) => join(dirname(file), name));
