import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device, Display, Viewport } from '@siteimprove/alfa-device';
import { type Document, Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import { type Flattened, Rules } from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { Page as AlfaPage } from '@siteimprove/alfa-web';

/** Rules of A and AA that refuse what the standard allows, or what Alfa cannot see. */
const mistaken = [
  // Alfa does not take the label of a `button` with the role `switch` as its name. Chromium does.
  'sia-r8',
  // An open dialog hides the page behind it and keeps the focus by script. axe recognizes this, and journeys
  // test it.
  'sia-r17',
  // WCAG exempts the text of a disabled control, but Alfa takes the label beside it. axe and Equal Access
  // check the contrast of every text as it is painted.
  'sia-r69',
  // Alfa takes a cell of a grid, which has the focus, and the control within it for two neighbors.
  'sia-r113',
];

/** Rules that no criterion demands, but that help people who move by landmarks and headings. */
const firstHeading = 'sia-r61';
const alsoChecked = ['sia-r56', firstHeading];

const rules = [...Rules.values()].filter(({ uri, requirements }) => {
  const id = idOf(uri);
  if (alsoChecked.includes(id)) return true;
  const isDemanded = [...requirements].some(
    (requirement) => Criterion.isCriterion(requirement) && Conformance.isAA()(requirement),
  );
  return isDemanded && !mistaken.includes(id);
});

/**
 * Violations of WCAG 2.2 A and AA that Siteimprove's Alfa finds on the page. It computes the accessibility tree
 * and the styles itself, from a copy of the document.
 */
export async function findFailures(page: Page): Promise<string[]> {
  const copy: Document.JSON = await page.evaluate(`(${Native.fromNode.toString()})()`);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const device = Device.of(Device.Type.Screen, Viewport.of(width, height), Display.of(1));
  const document = Node.from(copy, device);
  const subject = AlfaPage.of(Request.empty(), Response.empty(), document, device);
  const outcomes = await Audit.of<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>(
    subject,
    rules,
  ).evaluate();
  const isModal = (await page.locator('[aria-modal=true]').count()) > 0;
  return (
    [...outcomes]
      .filter((outcome) => Outcome.isFailed(outcome))
      // A modal dialog hides the page's heading of level 1, and begins with its own.
      .filter(({ rule }) => !(isModal && idOf(rule.uri) === firstHeading))
      .map(({ rule, target }) => `${idOf(rule.uri)}: ${tell(target)}`)
  );
}

/** The elements that a rule refuses: one, or all of a group. */
function tell(target: Flattened.Target): string {
  const elements = Node.isNode(target) || !(Symbol.iterator in target) ? [target] : [...target];
  return elements.map((one) => String(one).replaceAll(/\s+/g, ' ').slice(0, 240)).join(' and ');
}

function idOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}
