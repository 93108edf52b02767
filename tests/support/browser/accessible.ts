import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { findBarriers } from './equal-access.ts';
import { drawOne, isFull } from './nightly.ts';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

const { resolve } = createRequire(import.meta.url);
const axeSource = await readFile(resolve('axe-core/axe.min.js'), 'utf8');

const everyRule: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const colorRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * One setup in which a page is checked. On the desktop, dark and forced colors affect only the color rules,
 * and only axe reads the colors of the screen.
 */
interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  forcedColors?: 'active';
  rules: RunOnly;
  /** Whether text has the spacing that readers may set by WCAG 1.4.12. */
  spaced?: true;
}

const desktop: Look = { width: 1440, height: 900, colorScheme: 'light', rules: everyRule };
const phone: Look = { width: 390, height: 844, colorScheme: 'dark', rules: everyRule };

const everyLook: readonly Look[] = [
  desktop,
  { ...desktop, colorScheme: 'dark', rules: colorRules },
  { ...desktop, forcedColors: 'active', rules: colorRules },
  phone,
  // 400 % zoom of a window of 1280 x 1024.
  { width: 320, height: 256, colorScheme: 'light', rules: everyRule, spaced: true },
];

/** All looks at night. Otherwise each page has one, drawn by its address. */
function looksOf(page: Page): readonly Look[] {
  return isFull ? everyLook : [drawOne(new URL(page.url()).pathname, [desktop, phone])];
}

/**
 * Checks the page as a desktop in light colors or as a phone in dark colors. At night, three engines check it
 * as a desktop, as a phone, and at 400 % zoom with wide text spacing, where only parts with their own scroll
 * bar may scroll sideways (WCAG 1.4.10). axe also checks the dark and forced colors of the desktop.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const look of looksOf(page)) {
    const { width, height, rules, colorScheme, forcedColors = 'none', spaced = false } = look;
    const name = `${page.url()} ${colorScheme} ${forcedColors} ${width} x ${height}`;
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.evaluate(spaceTexts, spaced);
    await settle(page);
    expect.soft(await findViolations(page, rules), name).toEqual([]);
    if (isFull && rules === everyRule) {
      expect.soft(await findBarriers(page), name).toEqual([]);
      // Loaded at night only: the engine has 70 packages.
      const { findFailures } = await import('./alfa.ts');
      expect.soft(await findFailures(page), name).toEqual([]);
    }
    if (spaced) expect.soft(await page.evaluate(findOverflow), name).toEqual([]);
  }
  await page.evaluate(spaceTexts, false);
}

/**
 * Sets or removes the text spacing of WCAG 1.4.12. The page's policy allows only a style sheet added by
 * script.
 */
function spaceTexts(spaced: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  );
  document.adoptedStyleSheets = spaced ? [sheet] : [];
}

/** The elements that extend beyond the right edge of the window and are not in a scrollable part. */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return Array.from(document.querySelectorAll('body *'))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** The axe violations on the current page, by the rules for every page. */
export function violationsOf(page: Page): Promise<string[]> {
  return findViolations(page, everyRule);
}

/**
 * Runs axe on the page. Its source is added once per document. The Playwright package adds it twice per run,
 * which takes as long as many runs. Frames are excluded: a framed mail runs no script, so axe would wait for
 * an answer that never comes.
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

/** Waits until a change of colors and sizes is visible on the screen. */
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
