import path from 'node:path';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** The part of zod that makes JSON Schemas: 5 kB of every first load, and the client makes none. */
const jsonSchema = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** The checks whether contracts are sound; gateway and platform run them when they load. */
const checks = /\/packages\/contracts\/src\/core\/contract-checks\.ts$/;

/** The scales of Chakra that the theme replaces by its own (`src/theme.ts`). */
const replacedScales = /\/@chakra-ui\/react\/dist\/esm\/theme\/tokens\/(colors|fonts|font-sizes|radius)\.js$/;

/**
 * Parts of libraries that the client never calls, in the order of the words: links over sockets; lists that grow page
 * by page; code that zod would make of texts; text areas that grow; components that are given a theme.
 */
const uncalled = new RegExp(
  [
    '@trpc/client/dist/wsLink-[^/]+\\.mjs',
    '@tanstack/query-core/build/modern/(infiniteQuery(Behavior|Observer)|queriesObserver)\\.js',
    '@tanstack/react-query/build/modern/useQueries\\.js',
    'zod/v4/core/doc\\.js',
    '@zag-js/auto-resize/dist/autoresize-textarea\\.mjs',
    'hoist-non-react-statics/dist/[^/]+\\.js',
  ]
    .map((file) => `/node_modules/${file}$`)
    .join('|'),
);

/** The modules that describe their fields for the API reference, which only the gateway makes. */
const contracts = /\/packages\/contracts\/src\/[^?]*\.ts$/;

/**
 * Leaves code and texts out of the client that are never used, but that no bundler can recognize as unused.
 */
export function leaveOut(): Plugin[] {
  const leaveOutUnasked: Plugin = {
    name: 'leave-out-unasked',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [jsonSchema, checks, replacedScales] },
      handler: (code, id) => exportsOf(code, id, '() => undefined'),
    },
  };
  const leaveOutUncalled: Plugin = {
    name: 'leave-out-uncalled',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: uncalled },
      handler: (code, id) => {
        const refusal = JSON.stringify(`${path.basename(id)} is left out: see apps/web/build/leave-out.ts.`);
        return exportsOf(code, id, `function () { throw new Error(${refusal}); }`);
      },
    },
  };
  const leaveOutDescriptions: Plugin = {
    name: 'leave-out-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: contracts, code: /\.(describe|meta)\(/ },
      handler: (code, id) => ({ code: withoutDescriptions(code, id), map: null }),
    },
  };
  return [leaveOutUnasked, leaveOutUncalled, leaveOutDescriptions];
}

/**
 * A module with the same exports, so that its importers link as before: each is the given expression. A module that
 * exports nothing has its value only.
 */
export function exportsOf(code: string, id: string, expression: string): { code: string; map: null } {
  const { staticExports } = parseSync(id, code).module;
  const names = staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
  const list = (names.length === 0 ? ['default'] : names).map((name) => `none as ${name}`);
  return { code: `const none = ${expression};\nexport { ${list.join(', ')} };`, map: null };
}

/** The module with `schema` in place of each `schema.describe('a literal text')` and `schema.meta({ id: 'Name' })`. */
export function withoutDescriptions(code: string, fileName: string): string {
  const cuts: [start: number, end: number][] = [];
  new Visitor({
    CallExpression(call) {
      const schema = describedSchema(call);
      if (schema) cuts.push([schema.end, call.end]);
    },
  }).visit(parseSync(fileName, code).program);
  return cuts
    .sort(([one], [other]) => other - one)
    .reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), code);
}

/** The schema of a call that describes or names one for the API reference, or undefined for any other call. */
function describedSchema({ callee, arguments: [argument, ...others] }: ESTree.CallExpression) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  if (callee.computed || others.length > 0) return undefined;
  const { name } = callee.property;
  const isDescription = (name === 'describe' && isText(argument)) || (name === 'meta' && isName(argument));
  return isDescription ? callee.object : undefined;
}

function isText(node: ESTree.Node | undefined): boolean {
  return node?.type === 'Literal' && typeof node.value === 'string';
}

/** Whether an object is `{ id: 'a literal text' }`: other metadata may be read by the client. */
function isName(node: ESTree.Node | undefined): boolean {
  if (node?.type !== 'ObjectExpression' || node.properties.length !== 1) return false;
  const [property] = node.properties;
  return (
    property?.type === 'Property' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'id' &&
    isText(property.value)
  );
}
