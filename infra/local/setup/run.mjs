import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a command, its output passed through, and returns its exit code. `env` is added to the environment; `onStart`
 * gets the id of the process before the process starts others.
 */
export function run(command, args, options = {}) {
  return exitCodeOf(start(command, args, { ...options, stdio: 'inherit' }));
}

/** Runs npm, the one that runs us when there is one. */
export function runNpm(args, options = {}) {
  return run(...npmCommand(args), options);
}

/** Runs npm beside others: each line of its output begins with the label. */
export function runNpmLabeled(label, args, options = {}) {
  const child = start(...npmCommand(args), { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => console.log(`${label} │ ${line}`));
  return exitCodeOf(child);
}

function start(command, args, { env = {}, onStart, stdio }) {
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
  if (child.pid !== undefined) onStart?.(child.pid);
  return child;
}

function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, ...args]] : ['npm', args];
}
