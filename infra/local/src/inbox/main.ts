import { promisify } from 'node:util';
import { buildInbox } from './app.ts';
import { readConfig } from './config.ts';
import { createSmtpServer } from './smtp.ts';
import { openMailStore } from './store.ts';

const config = readConfig();
const store = await openMailStore(config.folder);
const smtp = createSmtpServer(store);
const inbox = buildInbox(store);
await promisify((port: number, done: () => void) => smtp.listen(port, '127.0.0.1', done))(config.smtpPort);
// Anyone who reaches the inbox can read all mails.
await inbox.listen({ host: '127.0.0.1', port: config.port });

async function close(): Promise<void> {
  await inbox.close();
  await promisify((done: () => void) => smtp.close(done))();
  process.exit();
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, close);
