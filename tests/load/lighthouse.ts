/**
 * `npm run lighthouse`: Lighthouse reports for the production build with demo data, on its own stack. The
 * three most important pages are visited five times each, on desktop and phone, and the median counts. Every
 * other page is visited once. `npm run lighthouse -- --only /world` visits the pages with that text in their
 * address.
 */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { claim } from '@campus/local/ports';
import { startStack } from '@campus/local/stack';
import { buildWebClient } from '@campus/local/web-build';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { demoPassword, enterAs, sidebarPages } from '@campus/tests/browser/console-page';
import { ownStack } from '@campus/tests/stack/stack-settings';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { chromium } from '@playwright/test';
import * as z from 'zod';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Scores = Record<(typeof categories)[number], number>;

/** The parts of a report that we read. */
const reported = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});

/** Public pages and superadmin pages. An account's pages come from its sidebar. */
const publicPages = ['/forgot-password', '/404'];
const superadminPages = ['/accounts', '/accounts/create'];

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const isAsked = (page: string) => page.includes(values.only);

const folder = await makeTemporaryFolder();
const settings = ownStack(path.join(folder, 'data'));
await buildWebClient(settings.env);
const stack = await startStack({ ...settings, gateway: 'built', demo: true });
const port = await claim(0);
const browser = await chromium.launchPersistentContext(path.join(folder, 'browser'), {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
});
try {
  const awaited = { ...(await measureOften('/login')), ...(await measureOften('/world/demo')) };
  const others = await measureOnce(publicPages);
  await enter('owner', 'Profile');
  const ownPages = await pagesOfAccount();
  console.table({ ...awaited, ...(await measureOften('/admin/members')) });
  const own = await measureOnce([...ownPages, '/profile']);
  await enter('superadmin', 'Accounts');
  console.table({ ...others, ...own, ...(await measureOnce(superadminPages)) });
} finally {
  await browser.close();
  await stack.stop();
  await rm(folder, { recursive: true });
}

/** Signs a person in. With one account, this also enters the account. */
async function enter(name: string, heading: string): Promise<void> {
  const page = await browser.newPage();
  await enterAs(page, { email: `${name}@campus.test`, password: demoPassword }, stack.urls.console);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.close();
}

/** The account pages that the person may open, without the members page, which has its own measurement. */
async function pagesOfAccount(): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(new URL('/admin', stack.urls.console).href);
  const pages = await sidebarPages(page);
  await page.close();
  return pages.filter((address) => address !== '/admin/members');
}

/** The medians of several visits, with the desktop preset and as a phone. */
async function measureOften(page: string): Promise<Record<string, Scores>> {
  const rows: Record<string, Scores> = {};
  if (!isAsked(page)) return rows;
  for (const device of ['desktop', 'mobile'] as const) {
    const scores: Scores[] = [];
    for (let run = 0; run < runs; run += 1) scores.push(await measure(page, device));
    rows[`${page} ${device}`] = {
      performance: median(scores.map(({ performance }) => performance)),
      accessibility: Math.min(...scores.map(({ accessibility }) => accessibility)),
      'best-practices': Math.min(...scores.map((score) => score['best-practices'])),
    };
  }
  return rows;
}

async function measureOnce(pages: readonly string[]): Promise<Record<string, Scores>> {
  const rows: Record<string, Scores> = {};
  for (const page of pages.filter(isAsked)) rows[page] = await measure(page, 'desktop');
  return rows;
}

/** One visit with an empty cache and the current session. Reports everything that prevents a full score. */
async function measure(page: string, device: 'desktop' | 'mobile'): Promise<Scores> {
  const lhr = await report(page, device);
  const { pathname } = new URL(lhr.finalDisplayedUrl);
  if (pathname !== page) throw new Error(`${page} led to ${pathname}.`);
  for (const name of ['accessibility', 'best-practices'] as const)
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 1)
        console.log(`${page} (${device}): ${audit.title}`);
    }
  const score = (name: (typeof categories)[number]) => {
    const value = lhr.categories[name]?.score;
    if (value === undefined || value === null) throw new Error(`${page} (${device}) has no ${name} score.`);
    return Math.round(value * 100);
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
  };
}

/** Runs Lighthouse, which has its own lock file, in the browser. */
async function report(page: string, device: 'desktop' | 'mobile'): Promise<z.output<typeof reported>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.resolve('tests/lighthouse/node_modules/lighthouse/cli/index.js'),
      new URL(page, stack.urls.console).href,
      `--port=${port}`,
      '--disable-storage-reset',
      `--only-categories=${categories.join(',')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      '--output=json',
      '--quiet',
    ],
    { maxBuffer: 256 * 1024 * 1024 },
  );
  return reported.parse(JSON.parse(stdout));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
