import { readConfig } from './config.ts';
import { startPostgres } from './postgres.ts';
import { lives, readPostmaster } from './postmaster.ts';

const config = readConfig();
const postgres = await startPostgres(config);
process.send?.('ready');

// The package ends PostgreSQL on SIGTERM and SIGINT; here when the process that started this one has died.
process.once('disconnect', async () => {
  await postgres.stop();
  process.exit();
});

const postmaster = await readPostmaster(config.folder);
setInterval(() => {
  if (!postmaster || !lives(postmaster.pid)) process.exit(1);
}, 200);
