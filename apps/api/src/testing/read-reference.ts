import { gatewayOn } from './gateway.ts';

/** The reference as JSON, made once for all files of a worker process: making it takes most of a test's time. */
let written: Promise<string> | undefined;

/** The API reference as scripts get it. */
export async function readReference() {
  written ??= writeReference();
  return JSON.parse(await written);
}

async function writeReference(): Promise<string> {
  const { app } = await gatewayOn({});
  return (await app.inject('/api/openapi.json')).body;
}
