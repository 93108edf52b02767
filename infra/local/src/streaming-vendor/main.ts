import { readConfig } from './config.ts';
import { buildStreamingVendor } from './server.ts';

const config = readConfig();
const vendor = buildStreamingVendor(config);
// On this machine only, because it lets everyone make any vendor fail.
await vendor.listen({ host: '127.0.0.1', port: config.port });

async function close(): Promise<void> {
  await vendor.close();
  process.exit();
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, close);
