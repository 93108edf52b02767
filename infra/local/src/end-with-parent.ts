/**
 * Runs `node <arguments>`. Ends it and all its child processes when the parent process dies, for tools such
 * as node's watch mode that would otherwise keep running. It must lead its own process group.
 */
import { spawn } from 'node:child_process';

const tool = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
tool.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => tool.kill('SIGTERM'));
process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
