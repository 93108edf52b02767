/** `npm start` and `npm run dev`: run the whole stack on this machine until a signal ends it. */
import { enableCompileCache } from 'node:module';
import { compiledModules } from './compiled-modules.ts';

// Only modules that load later use the cache.
enableCompileCache(compiledModules);
const { runStack } = await import('./run-stack.ts');
await runStack();
