import path from 'node:path';

/** The compile cache. Without it, compilation takes a third of the time until the platform is ready. */
export const compiledModules = path.resolve(import.meta.dirname, '../../../node_modules/.cache/node-compile');
