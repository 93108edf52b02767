import path from 'node:path';

/** The cache of compiled modules: compiling takes a third of the time until the platform is ready. */
export const compiledModules = path.resolve(import.meta.dirname, '../../../node_modules/.cache/node-compile');
