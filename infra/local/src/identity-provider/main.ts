import { readConfig } from './config.ts';
import { issuersFor } from './issuers.ts';
import { readKeys } from './keys.ts';
import { buildIdentityProvider } from './server.ts';

const config = readConfig();
const issuers = issuersFor(config);
const keys = await readKeys(
  config.keysFile,
  issuers.map(({ path }) => path),
);
const server = buildIdentityProvider({
  origin: `http://localhost:${config.port}`,
  publicUrl: config.publicUrl,
  issuers,
  keys,
});
// On this machine only, because it lets everyone sign in as anyone.
server.listen(config.port, '127.0.0.1');

function close(): void {
  server.close(() => process.exit());
  server.closeAllConnections();
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, close);
