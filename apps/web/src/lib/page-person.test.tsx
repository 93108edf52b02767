import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callHeaders, usePageOf } from './page-person.ts';

function PageOf({ userId }: { userId: string | undefined }) {
  usePageOf(userId);
  return null;
}

it('every call names the person whose page it is, as long as the page shows one', () => {
  expect(callHeaders()).toEqual({ 'x-campus-request': '1' });
  const page = render(<PageOf userId="ana" />);
  expect(callHeaders()).toEqual({ 'x-campus-request': '1', 'x-campus-person': 'ana' });
  page.rerender(<PageOf userId="bo" />);
  expect(callHeaders()).toEqual({ 'x-campus-request': '1', 'x-campus-person': 'bo' });
  page.unmount();
  expect(callHeaders()).toEqual({ 'x-campus-request': '1' });
});

it('nothing else in the client calls the gateway', () => {
  const source = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const calling = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(source, file), 'utf8');
      return /(?<![.\w])fetch\(|new XMLHttpRequest|sendBeacon|new EventSource|new WebSocket/.test(text);
    });
  expect(calling.toSorted()).toEqual(['lib/files.ts', 'trpc.ts']);
});
