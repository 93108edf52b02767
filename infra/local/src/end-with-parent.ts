/**
 * Runs `node <arguments>` and ends it, with everything it started, when the parent process dies: for tools,
 * such as node's watch mode, that would live on. It must lead its own process group.
 */
import { spawn } from 'node:child_process';

const tool = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
tool.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => tool.kill('SIGTERM'));
process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
