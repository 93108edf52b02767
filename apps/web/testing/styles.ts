import { StyleSheet } from '@emotion/sheet';

const made = new Set<string>();

/**
 * The document gets only those style rules of components that hide an element or disable its pointer events. It matches
 * every rule against every element that a test queries, including rules of earlier files. It does not support layers.
 */
const decidesWhatIsSeen = /^(?!@layer).*(display:none|visibility:|pointer-events:)|^@media[^{]*{.*display:/s;

const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function (rule) {
  made.add(rule);
  if (decidesWhatIsSeen.test(rule)) insert.call(this, rule);
};

/** The rules made for an element's own classes; the document works out no styles. */
export function rulesOf(element: HTMLElement): string {
  const rules = [...made].flatMap((rule) => rule.split('}'));
  const own = [...element.classList].map((name) => `.${name}{`);
  return rules.filter((rule) => own.some((start) => rule.includes(start))).join('}');
}
