import { createRequire } from 'node:module';
import path from 'node:path';
import Parse from 'parse/node';
import { stack } from '../stack/stack.ts';

/** A declaration that the SDK's types for Node lack. */
interface Initializable {
  initialize(applicationId: string, javaScriptKey?: string, masterKey?: string): void;
  serverURL: string;
  CoreManager: { setRESTController(controller: unknown): void };
}
const sdk = Parse as unknown as Initializable;

// If another file started a Parse Server in this process, the SDK would call it directly, without HTTP.
const require = createRequire(import.meta.url);
const overHttp = require(
  path.join(path.dirname(require.resolve('parse/node')), 'lib/node/RESTController.js'),
);

/** Makes the SDK call the shared platform over HTTP, like the desktop client. */
export function useParseSdk(masterKey?: string): void {
  sdk.initialize('campus', undefined, masterKey);
  sdk.serverURL = stack.urls.platform;
  sdk.CoreManager.setRESTController(overHttp.default);
}
