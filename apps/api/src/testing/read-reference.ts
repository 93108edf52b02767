import { gatewayOn } from './gateway.ts';

/** The API reference as scripts get it. */
export async function readReference() {
  const { app } = await gatewayOn({});
  return (await app.inject('/api/openapi.json')).json();
}
