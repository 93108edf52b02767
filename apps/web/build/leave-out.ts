import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What zod makes JSON Schemas with: 5 kB of every first load, and nothing here asks for one. */
const jsonSchema = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** The modules that describe their fields for the API reference, which only the gateway makes. */
const contracts = /\/packages\/contracts\/src\/[^?]*\.ts$/;

/**
 * Leaves code and texts out of the client that are never used, but that no bundler can recognize as unused.
 */
export function leaveOut(): Plugin[] {
  const leaveOutJsonSchema: Plugin = {
    name: 'leave-out-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: jsonSchema },
      handler: (code) => `const none = () => undefined;\nexport { ${aliases(code).join(', ')} };`,
    },
  };
  const leaveOutDescriptions: Plugin = {
    name: 'leave-out-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: contracts, code: '.describe(' },
      handler: (code, id) => ({ code: withoutDescriptions(code, id), map: null }),
    },
  };
  return [leaveOutJsonSchema, leaveOutDescriptions];
}

/** Every exported name of the module, so that its importers link as before. */
function aliases(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+)/gm)].map(([, name]) => name);
  return [...declared, ...renamed].map((name) => `none as ${name}`);
}

/** The module with `schema` in place of each `schema.describe('a literal text')`; other calls stay. */
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

/** The schema of a call that describes one, or undefined for any other call. */
function describedSchema({ callee, arguments: [text, ...others] }: ESTree.CallExpression) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const isText = text?.type === 'Literal' && typeof text.value === 'string' && others.length === 0;
  return isText && !callee.computed && callee.property.name === 'describe' ? callee.object : undefined;
}
