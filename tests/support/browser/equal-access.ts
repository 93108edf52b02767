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

/** Rules that refuse markup that the standard allows. */
const mistaken = [
  // HTML allows an email field as a sign-in's user name.
  'input_autocomplete_valid',
  // An open dialog hides the page behind it and keeps the focus by script. axe recognizes this, and journeys
  // test it.
  'aria_hidden_nontabbable',
];

/**
 * Violations of WCAG 2.2 A and AA that IBM's Equal Access finds on the page. Its rules differ from those of
 * axe. Content of closed disclosures is excluded, because the engine treats its labels as empty.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.ace === undefined)) await page.evaluate(source);
  return page.evaluate(async (left) => {
    if (!window.ace) throw new Error('The page has lost the engine.');
    const checker = new window.ace.Checker();
    const guideline = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2');
    if (!guideline) throw new Error('The engine has no rules for WCAG 2.2.');
    // The other rules pass or request a manual check. They take half of the time and never fail.
    const canFail = (ruleId: string) => String(checker.engine.getRule(ruleId).run).includes('RuleFail');
    for (const checkpoint of guideline.checkpoints)
      checkpoint.rules = checkpoint.rules?.filter(({ id }) => canFail(id)) ?? [];
    checker.addGuideline(guideline);
    const { results } = await checker.check(document, [guideline.id]);
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
