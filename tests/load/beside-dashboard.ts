import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { demoCampus } from '@campus/local/demo/accounts';
import type { Stack } from '@campus/local/stack';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { demoPassword, enterAs } from '@campus/tests/browser/console-page';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { loadMembers } from './load-members.ts';
import { startParseDashboard } from './parse-dashboard.ts';
import { twoDigits } from './report.ts';

const members = 4_000;
const visits = 5;
const viewport = { width: 1440, height: 900 };
/**
 * How long Chromium may build a new window, in milliseconds. Its address bar is a page that costs about as
 * much as ours.
 */
const settling = 2_000;
/** The search text for both, typed letter by letter. The last search is timed. */
const prefix = 'ada';

/** A members table to measure in a browser. */
interface Table {
  url: string;
  /** Runs in the page: whether the first 25 rows are shown. */
  hasRows: () => boolean;
  /** Types the prefix into the table's search, without its last letter. */
  prepare(page: Page): Promise<void>;
  finish(page: Page): Promise<void>;
  /** Runs in the page: whether there are rows, all with emails that have this prefix. */
  isFiltered: (prefix: string) => boolean;
}

type Figures = Record<'first rows, ms' | 'filtered rows, ms' | 'loaded, kB', number>;

/** Compares the members table with parse-dashboard: same machine, same Chromium, same members. */
export async function compareWithDashboard(stack: Stack, env: NodeJS.ProcessEnv): Promise<void> {
  await loadMembers(stack, demoCampus, members);
  const dashboard = await startParseDashboard(stack, env);
  const browser = await chromium.launch(chromiumLaunch);
  const tables = { console: consoleTable(stack), 'parse-dashboard': dashboardTable(dashboard.url) };
  const figures: Record<keyof typeof tables, Figures[]> = { console: [], 'parse-dashboard': [] };
  try {
    const signedIn = await signIn(browser, stack);
    for (let visit = 0; visit < visits; visit += 1)
      for (const name of ['console', 'parse-dashboard'] as const) {
        // A separate context, so that nothing is cached.
        const context = await browser.newContext({
          viewport,
          ...(name === 'console' && { storageState: signedIn }),
        });
        figures[name].push(await measure(context, tables[name]));
        await context.close();
      }
  } finally {
    await browser.close();
    await dashboard.stop();
    await rm(dashboard.folder, { recursive: true });
  }
  report(medians(figures.console), medians(figures['parse-dashboard']));
}

/** The browser state of a signed-in person. The measurement excludes the sign-in. */
async function signIn(browser: Browser, { urls }: Stack) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await enterAs(page, { email: 'admin@campus.test', password: demoPassword }, urls.console);
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measure(context: BrowserContext, table: Table): Promise<Figures> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await wait(settling);
  const start = performance.now();
  await page.goto(table.url, { waitUntil: 'commit' });
  await page.waitForFunction(table.hasRows, undefined, { polling: 'raf' });
  const firstRows = performance.now() - start;
  await page.waitForLoadState('networkidle');
  const loaded = bytes / 1000;
  await table.prepare(page);
  const pressed = performance.now();
  await table.finish(page);
  await page.waitForFunction(table.isFiltered, prefix, { polling: 'raf' });
  return {
    'first rows, ms': firstRows,
    'filtered rows, ms': performance.now() - pressed,
    'loaded, kB': loaded,
  };
}

function consoleTable({ urls }: Stack): Table {
  return {
    url: `${urls.console}/admin/members?searchField=email`,
    // The gray bars of a loading table are not rows.
    hasRows: () => document.querySelectorAll('tbody:not([aria-hidden]) tr').length >= 25,
    async prepare(page) {
      const box = page.getByRole('textbox', { name: 'Search members' });
      await box.click();
      await page.keyboard.type(prefix.slice(0, -1));
    },
    finish: (page) => page.keyboard.press(prefix.slice(-1)),
    isFiltered: (wanted) => {
      const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
      return rows.length > 0 && rows.every((row) => row.includes('@') && row.trim().startsWith(wanted));
    },
  };
}

function dashboardTable(url: string): Table {
  return {
    url: `${url}/apps/Campus/browser/Membership`,
    hasRows: () => document.querySelectorAll('#browser-table input[type=checkbox]').length > 25,
    async prepare(page) {
      await page.getByText('Filter', { exact: true }).first().click();
      const filter = page.locator('#browserFilterPopover');
      await filter.getByRole('combobox').nth(1).fill('email');
      await page.getByText('email', { exact: true }).last().click();
      await filter.getByText('exists', { exact: true }).click();
      await page.getByText('starts with', { exact: false }).first().click();
      await filter.locator('input').last().click();
      await page.keyboard.type(prefix);
    },
    finish: (page) => page.keyboard.press('Enter'),
    isFiltered: (wanted) => {
      const boxes = [...document.querySelectorAll('#browser-table input[type=checkbox]')].slice(1);
      const rows = boxes.map((box) => box.closest('div[style*="min-width"]')?.textContent ?? '');
      return rows.length > 0 && rows.every((row) => row.includes(`${wanted}.`) || row.includes(`${wanted}@`));
    },
  };
}

function medians(figures: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    figures.map((figure) => figure[name]).toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
  return {
    'first rows, ms': middle('first rows, ms'),
    'filtered rows, ms': middle('filtered rows, ms'),
    'loaded, kB': middle('loaded, kB'),
  };
}

function report(own: Figures, dashboard: Figures): void {
  const names = Object.keys(own) as (keyof Figures)[];
  console.log(`\nThe table of ${members} members beside parse-dashboard, medians of ${visits} visits`);
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          console: Math.round(own[name]),
          'parse-dashboard': Math.round(dashboard[name]),
          'times better': twoDigits(dashboard[name] / own[name]),
        },
      ]),
    ),
  );
}
