import { Marked } from 'marked';
import { escaped } from './page.ts';

/**
 * Renders the guide as HTML without its title, because the page has one. Links to files that are not served,
 * such as decisions, become plain text.
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
      // Code can be wider than the page, so the keyboard must be able to scroll it.
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`,
    },
  });
  return `<main>${marked.parse(markdown, { async: false })}</main>`;
}
