import { createHash } from 'node:crypto';
import type { SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';
import createCache, { type StylisPlugin } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';

/** The styles that Chakra would insert at run time, as the text of a stylesheet. */
export interface StaticSheet {
  /** The class of these styles, the later above the earlier; '' where there are none. Chakra's own name for them. */
  classOf: (styles: readonly SystemStyleObject[]) => string;
  /** The rules of all classes that were named so far. */
  rules: () => string[];
  /** Reset, global styles and tokens. */
  themeRules: () => string;
}

/** The CSS properties that supported browsers know only under another name. */
const keepSafari: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

type Serialized = ReturnType<typeof serializeStyles>;

/**
 * Chakra remembers styles without their order: the first order that it meets is that of every rule with the same
 * styles. Files are compiled in any order, so two builds would differ. With this mark beside the styles, Chakra tells
 * their orders apart. The mark is in no rule.
 */
const orderMark = '--order';

/** It gives its rules only outside a browser. */
export function createStaticSheet({ css, layers, _global }: SystemContext): StaticSheet {
  const cache = createCache({ key: 'css', stylisPlugins: [keepSafari] });
  const named = new Map<string, Serialized>();
  const ruleOf = (selector: string, styles: Serialized): string => {
    // Outside a browser Emotion answers the rule; its types know browsers only.
    const rule: unknown = cache.insert(selector, styles, cache.sheet, false);
    if (typeof rule !== 'string') throw new Error('Emotion has inserted a rule rather than answer it.');
    return rule;
  };
  return {
    classOf: (styles) => {
      const { [orderMark]: _, ...rule } = css(...styles, { [orderMark]: digest(styles) });
      const serialized = serializeStyles([rule]);
      if (serialized.styles === '') return '';
      const className = `${cache.key}-${serialized.name}`;
      named.set(className, serialized);
      return className;
    },
    rules: () => [...named].toSorted().map(([className, styles]) => ruleOf(`.${className}`, styles)),
    themeRules: () => [layers.atRule, ruleOf('', serializeStyles(_global))].join('\n'),
  };
}

/** A value that Chakra does not read as a mix of colors, as it would the text of the styles. */
function digest(styles: readonly SystemStyleObject[]): string {
  return createHash('sha256').update(JSON.stringify(styles)).digest('hex');
}
