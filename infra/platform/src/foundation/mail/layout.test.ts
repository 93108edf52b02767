import { expect, it } from 'vitest';
import { renderHtml } from './layout.ts';

it('lets every text of a mail run in the direction of its own language', () => {
  const arabic = 'مرحبا بالعالم.';
  const html = renderHtml('Campus', {
    subject: arabic,
    header: arabic,
    title: arabic,
    paragraphs: [arabic],
    button: { label: arabic, url: 'https://campus.test/' },
    notes: [arabic],
  });
  const around = [...html.matchAll(/<(\w+)([^<>]*)>\s*مرحبا/g)].map(([, tag, attributes = '']) => ({
    tag,
    isAuto: attributes.includes('dir="auto"'),
  }));
  expect(around).toEqual(['title', 'td', 'h1', 'p', 'a', 'p'].map((tag) => ({ tag, isAuto: true })));
});
