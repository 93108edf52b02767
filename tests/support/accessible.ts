import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

const { resolve } = createRequire(import.meta.url);
const axeSource = await readFile(resolve('axe-core/axe.min.js'), 'utf8');

const everyRule: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const colorRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The looks of a page that are checked. In dark colors, only the color rules can differ for a desktop's page. */
const looks = [
  { colorScheme: 'light', width: 1440, rules: everyRule },
  { colorScheme: 'dark', width: 1440, rules: colorRules },
  { colorScheme: 'dark', width: 390, rules: everyRule },
] as const;

/** Checks the page in both color schemes, at a desktop's and at a phone's width. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { colorScheme, width, rules } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect(await findViolations(page, rules), `${page.url()} ${colorScheme} ${width}`).toEqual([]);
  }
}

/** What axe finds on the page as it is, by the rules for every page. */
export function violationsOf(page: Page): Promise<string[]> {
  return findViolations(page, everyRule);
}

/**
 * Runs axe on the page. Its source is added once per document: the package for Playwright adds it twice for each
 * run, which takes as long as many of the runs. Frames are left out: a framed mail runs no script, so axe would
 * wait for an answer in vain.
 */
async function findViolations(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  return page.evaluate(async (rules) => {
    const found = await window.axe?.run(
      { exclude: ['iframe'] },
      { runOnly: rules, resultTypes: ['violations'] },
    );
    if (!found) throw new Error('The page has lost axe.');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, runOnly);
}

/** Waits until a change of colors and sizes has arrived on the screen. */
async function settle(page: Page): Promise<void> {
  const moving = () =>
    new Promise<number>((done) => {
      const endless = (animation: Animation) =>
        animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      const count = () => done(document.getAnimations().filter((animation) => !endless(animation)).length);
      requestAnimationFrame(() => requestAnimationFrame(count));
    });
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}
