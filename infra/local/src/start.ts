/** `npm start` and `npm run dev`: runs the whole stack on this machine until a signal ends it. */
import { enableCompileCache } from 'node:module';
import { compiledModules } from './compiled-modules.ts';

// Only modules that are loaded after this come from the cache.
enableCompileCache(compiledModules);
const { runStack } = await import('./run-stack.ts');
await runStack();
