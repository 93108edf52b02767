/**
 * `npm run bench:permissions`: measures the room permissions editor in Chromium, in an account with 2,000
 * rooms of 50 types, 40 actions, and 2,000 scenes with their own overrides. Prints for each step the time
 * from the click to the next painted frame. For a chosen level, it also prints the time until the page
 * describes the effect.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { demoCampus } from '@campus/local/demo/accounts';
import { startStack } from '@campus/local/stack';
import { buildWebClient } from '@campus/local/web-build';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { levelMappingTable } from '@campus/platform/foundation/schema/tables/level-mapping';
import { roomTable } from '@campus/platform/foundation/schema/tables/room';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { demoPassword, enterAs } from '@campus/tests/browser/console-page';
import { ownStack } from '@campus/tests/stack/stack-settings';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { chromium, type Locator, type Page } from '@playwright/test';
import { percentiles } from './measure.ts';
import { roundedTimes, twoDigits } from './report.ts';

const types = 50;
const scenesPerType = 40;
const actions = 40;
/** The number of actions that each scene overrides. */
const overridden = 4;
const clicks = 20;
/** The number of effects described in full; the effects of more choices are only counted. */
const measuredEffects = 11;

const folder = await makeTemporaryFolder();
const { env } = ownStack(folder);
try {
  await buildWebClient(env);
  const stack = await startStack({ ...ownStack(path.join(folder, 'stack')), gateway: 'built', demo: true });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    await fillCampus(stack.urls.database);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await enterAs(page, { email: 'owner@campus.test', password: demoPassword }, stack.urls.console);
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    console.table(await measureEditor(page, `${stack.urls.console}/admin/roomPermissions`));
  } finally {
    await browser.close();
    await stack.stop();
  }
} finally {
  await rm(folder, { recursive: true });
}

async function fillCampus(databaseUrl: string): Promise<void> {
  const sql = openDatabase(databaseUrl, { connections: 1 });
  const range = (length: number) => Array.from({ length }, (_, index) => index);
  const permissionOptions = range(actions).map((index) => ({
    ...{ id: `action${index}`, label: `Action ${index}`, definition: 'What it is for.' },
    defaultPermissionLevel: index % 2 ? 4 : 0,
  }));
  const levels = range(types).map((type) => `level${type}`);
  await levelMappingTable.insert(
    sql,
    levels.map((name) => ({ name, clientInfoId: 'bench', permissionOptions, isWebAvailable: true })),
  );
  await sql.query(`update "ServerConfig" set "clientInfoId" = 'bench' where account = $1`, [demoCampus]);
  await sql.query('update "Account" set "webLevels" = $2 where "objectId" = $1', [
    demoCampus,
    JSON.stringify(levels),
  ]);
  const scenes = levels.flatMap((level) => range(scenesPerType).map((instance) => ({ level, instance })));
  await roomTable.insert(
    sql,
    scenes.map(({ level, instance }, index) => ({
      ...{ accountId: demoCampus, name: `Room ${index}`, levelName: level, instance, order: 10_000 + index },
    })),
  );
  const own = Object.fromEntries(range(overridden).map((index) => [`action${index * 7}`, 8 as const]));
  await sql.query(
    `insert into "RoomPermission" (id, account, kind, level, instance, permissions, boards, written)
     select 'bench' || row_number() over (), account, 'desktop', "levelName", instance, $2, '{}', '{}'
     from "Room" where account = $1 and "levelName" = any($3)`,
    [demoCampus, JSON.stringify(own), levels],
  );
  await sql.close();
}

async function measureEditor(page: Page, url: string) {
  const openWorld = page.getByRole('button', { name: 'Edit World', exact: true });
  await openPermissions(page, url);
  const opening: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    opening.push(await clickToFrame(page, openWorld));
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await openWorld.waitFor();
  }
  await openWorld.click();
  const [first = 0, ...effects] = await effectTimes(page);
  const inWorld = await chooseLevels(page);
  const other = await page.context().newPage();
  await openPermissions(other, url);
  await other.getByRole('button', { name: 'Edit level7', exact: true }).click();
  return {
    'open World': rowOf(opening),
    'choose a level in World': rowOf(inWorld),
    'until its effect is said, the first time': rowOf([first]),
    'until its effect is said': rowOf(effects),
    'choose a scene': rowOf(await chooseScenes(other)),
    'choose a level in a scene': rowOf(await chooseLevels(other)),
  };
}

async function openPermissions(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Edit level7', exact: true }).waitFor();
  await page.evaluate(observeClicks);
}

async function chooseScenes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 1; turn <= clicks; turn += 1) {
    await page.evaluate(() => Object.assign(window, { frame: 0 }));
    await page.getByRole('combobox', { name: 'Scene' }).selectOption({ index: turn });
    times.push(await frameAfterInput(page));
  }
  return times;
}

async function chooseLevels(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < clicks; turn += 1) {
    const row = page.getByRole('group', { name: `Action ${turn % actions}`, exact: true });
    await row.scrollIntoViewIfNeeded();
    times.push(await clickToFrame(page, row.getByLabel(turn % 2 ? 'Owners' : 'Admins and up')));
  }
  return times;
}

/** From a click on a level until the effect's text has changed. The first time includes loading its data. */
async function effectTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < measuredEffects; turn += 1) {
    const row = page.getByRole('group', { name: `Action ${20 + turn}`, exact: true });
    // No action has this level by default, so each choice has an effect.
    const level = row.getByLabel('Admins and up');
    await level.scrollIntoViewIfNeeded();
    await page.evaluate(() => Object.assign(window, { effect: 0 }));
    await level.click();
    const effect = await page.waitForFunction(() => (window as { effect?: number }).effect || false);
    times.push(Number(await effect.jsonValue()));
  }
  return times;
}

async function clickToFrame(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => Object.assign(window, { frame: 0 }));
  await target.click();
  return frameAfterInput(page);
}

async function frameAfterInput(page: Page): Promise<number> {
  const frame = await page.waitForFunction(() => (window as { frame?: number }).frame || false);
  return Number(await frame.jsonValue());
}

/**
 * Runs in the page: records the time from each click or choice to the next painted frame, and to the changed
 * effect.
 */
function observeClicks(): void {
  const noted = window as { frame?: number; effect?: number };
  let began = 0;
  const after = (name: 'frame' | 'effect', from: number) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        noted[name] ||= performance.now() - from;
      };
      port2.postMessage(undefined);
    });
  for (const type of ['click', 'change'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        began = timeStamp;
        after('frame', timeStamp);
      },
      { capture: true },
    );
  let words = '';
  new MutationObserver(() => {
    const now = document.querySelector('aside')?.textContent ?? '';
    if (now !== '' && now !== words) after('effect', began);
    words = now;
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

function rowOf(times: readonly number[]) {
  const figures = percentiles(times);
  return { ...roundedTimes(figures), 'longest ms': twoDigits(figures.longest) };
}
