import { spawn } from 'node:child_process';

/** Runs a command, its output passed through, and answers its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs npm, the one that runs us when there is one. */
export function runNpm(args, env = {}) {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...args], env) : run('npm', args, env);
}
