import type { Plugin } from 'vite';

/** What zod makes JSON Schemas with: 5 kB of every first load, and nothing here asks for one. */
const jsonSchema = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** What other modules import from these two, so that they can be linked. */
const names = [
  'allProcessors',
  'createStandardJSONSchemaMethod',
  'createToJSONSchemaMethod',
  'extractDefs',
  'finalize',
  'initializeContext',
  'processSchema',
  'toJSONSchema',
];

/** Leaves code out of the client that it never runs and that no bundler can tell to be unused. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: jsonSchema },
      handler: () => names.map((name) => `export const ${name} = () => undefined;`).join('\n'),
    },
  };
}
