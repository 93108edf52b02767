import type { Plugin } from 'vite';

/** What zod makes JSON Schemas with: 5 kB of every first load, and nothing here asks for one. */
const jsonSchema = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** Leaves code out of the client that it never runs and that no bundler can tell to be unused. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: jsonSchema },
      handler: (code) => `const none = () => undefined;\nexport { ${aliases(code).join(', ')} };`,
    },
  };
}

/** Every name the module exports, so that whoever imports it is linked as before. */
function aliases(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+)/gm)].map(([, name]) => name);
  return [...declared, ...renamed].map((name) => `none as ${name}`);
}
