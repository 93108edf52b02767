import { StyleSheet } from '@emotion/sheet';

const made = new Set<string>();

/**
 * Loads only the component style rules that hide an element or disable its pointer events. The document
 * matches every rule, including those of earlier files, against every queried element. It does not support
 * layers.
 */
const decidesWhatIsSeen = /^(?!@layer).*(display:none|visibility:|pointer-events:)|^@media[^{]*{.*display:/s;

const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function (rule) {
  made.add(rule);
  if (decidesWhatIsSeen.test(rule)) insert.call(this, rule);
};

/** The rules for an element's own classes. The document does not compute styles itself. */
export function rulesOf(element: HTMLElement): string {
  const rules = [...made].flatMap((rule) => rule.split('}'));
  const own = [...element.classList].map((name) => `.${name}{`);
  return rules.filter((rule) => own.some((start) => rule.includes(start))).join('}');
}
