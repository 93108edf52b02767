import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { Pagination } from './pagination.tsx';

function renderPagination(own: Partial<ComponentProps<typeof Pagination>>) {
  const onPage = vi.fn();
  return { onPage, ...renderPart(<Pagination page={1} total={34} onPage={onPage} {...own} />) };
}

it('leads from a page beyond the end to the last one, in place of it', () => {
  const { onPage } = renderPagination({ page: 99, settled: true });
  expect(onPage.mock.calls).toEqual([[2, { replace: true }]]);
});

it('leads to the first page of a list that has become empty', () => {
  const { onPage } = renderPagination({ page: 2, total: 0, settled: true });
  expect(onPage.mock.calls).toEqual([[1, { replace: true }]]);
});

it('leads to the last page that can be reached, where there are more', () => {
  const { onPage } = renderPagination({
    page: 41,
    total: 1000,
    totalIsExact: false,
    lastPage: 40,
    settled: true,
  });
  expect(onPage.mock.calls).toEqual([[40, { replace: true }]]);
});

it('stays on the last page, and on any page until its answer has come', () => {
  const { onPage, unmount } = renderPagination({ page: 2, settled: true });
  unmount();
  expect(onPage).not.toHaveBeenCalled();
  expect(renderPagination({ page: 99 }).onPage).not.toHaveBeenCalled();
});

it('tells only the total of a page beyond the end, and keeps the links to others', async () => {
  const { onPage, user } = renderPagination({ page: 2, total: 25, caption: () => '26 - 25 of 25' });
  screen.getByText('25 in total');
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(onPage.mock.calls).toEqual([[1]]);
});

it('tells that the total is a lower bound', () => {
  renderPagination({ page: 41, total: 1000, totalIsExact: false, lastPage: 40 });
  screen.getByText('more than 1,000 in total');
});
