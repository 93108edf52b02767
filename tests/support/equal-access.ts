import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

declare global {
  interface Window {
    ace?: { Checker: typeof Checker };
  }
}

const { resolve } = createRequire(import.meta.url);
const source = await readFile(resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

/** Rules that refuse what the standard allows. */
const mistaken = [
  // HTML lets an email field be the user name of a sign-in.
  'input_autocomplete_valid',
  // An open dialog hides the page behind it and holds the focus by a script, which axe knows and journeys prove.
  'aria_hidden_nontabbable',
];

/**
 * What IBM's Equal Access finds wrong in the page by WCAG 2.2 A and AA: an engine with other rules than axe has. What a
 * closed disclosure hides is left out; the engine takes its labels for empty.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.ace === undefined)) await page.evaluate(source);
  return page.evaluate(async (left) => {
    if (!window.ace) throw new Error('The page has lost the engine.');
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    const isShown = (path: string) => {
      const { singleNodeValue } = document.evaluate(
        path,
        document,
        null,
        XPathResult.FIRST_ORDERED_NODE_TYPE,
      );
      return singleNodeValue instanceof Element && singleNodeValue.checkVisibility();
    };
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .filter(({ ruleId, path }) => !left.includes(ruleId) && isShown(path.dom ?? ''))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  }, mistaken);
}
