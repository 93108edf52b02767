import { Marked } from 'marked';
import { escaped } from './page.ts';

/**
 * The guide as HTML, without its title, which the page has. Links to files that are not served, such as decisions, are
 * their texts alone.
 */
export function guideHtml(markdown: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return depth === 1 ? '' : `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const label = this.parser.parseInline(tokens);
        const isServed = href.startsWith('https:') || /^examples\/.*\.\w+$/.test(href);
        return isServed ? `<a href="${href}">${label}</a>` : label;
      },
      // It can be wider than the page: the keyboard scrolls it too.
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`,
    },
  });
  return `<main>${marked.parse(markdown, { async: false })}</main>`;
}
