import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a command, its output passed through, and returns its exit code. */
export function run(command, args, env = {}) {
  return exitCodeOf(start(command, args, env, 'inherit'));
}

/** Runs npm, the one that runs us when there is one. */
export function runNpm(args, env = {}) {
  return run(...npmCommand(args), env);
}

/** Runs npm beside others: each line of its output begins with the label. */
export function runNpmLabeled(label, args, env = {}) {
  const child = start(...npmCommand(args), env, ['ignore', 'pipe', 'pipe']);
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => console.log(`${label} │ ${line}`));
  return exitCodeOf(child);
}

function start(command, args, env, stdio) {
  return spawn(command, args, { stdio, env: { ...process.env, ...env } });
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
