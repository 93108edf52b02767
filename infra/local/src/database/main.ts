import { readConfig } from './config.ts';
import { startPostgres } from './postgres.ts';
import { lives, readPostmaster } from './postmaster.ts';

const config = readConfig();
const postgres = await startPostgres(config);
process.send?.('ready');

// The package stops PostgreSQL on SIGTERM and SIGINT. This stops it when the parent process has died.
process.once('disconnect', async () => {
  await postgres.stop();
  process.exit();
});

const postmaster = await readPostmaster(config.folder);
setInterval(() => {
  if (!postmaster || !lives(postmaster.pid)) process.exit(1);
}, 200);
