/**
 * Makes the working copy ready to run: installs packages when the lock file changed since the last time and,
 * with --browser, installs a Chromium. Plain JavaScript without packages: it runs on any version of Node.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run, runNpm } from './run.mjs';

const lockFile = 'package-lock.json';
const stampFile = 'node_modules/.campus-installed';
// The shell draws to no screen and takes a fifth less of the processors.
const browsers = ['chromium-headless-shell', 'chromium'];

const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
const needsBrowser = process.argv.includes('--browser') && !hasBrowser();
const hasAllPackages = installedLock() === lock;
const [installed] = await Promise.all([
  hasAllPackages || installPackages(),
  needsBrowser && installSystemBrowser(),
]);
if (!installed) fail('The packages could not be installed; npm says above why.');
if (needsBrowser && !hasBrowser()) await installPlaywrightBrowser();

/** Installs the packages of the lock file; returns whether that succeeded. */
async function installPackages() {
  console.log('Installing packages …');
  const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) writeFileSync(stampFile, lock);
  return code === 0;
}

/** Installs the system's Chromium where it has one and this process can. npm leaves one processor to it. */
async function installSystemBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser tests …');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env: quiet });
  for (const name of browsers) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env: quiet });
    if (hasBrowser()) return;
  }
  console.log('The system has no Chromium to install; trying the one of Playwright.');
}

async function installPlaywrightBrowser() {
  const code = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (code !== 0) fail('The browser tests need Chromium, which could not be installed; install it by hand.');
}

function hasBrowser() {
  return browsers.some((name) => existsSync(`/usr/bin/${name}`));
}

function installedLock() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
