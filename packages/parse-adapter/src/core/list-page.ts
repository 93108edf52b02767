import { pageSize } from '@campus/domain/members/members';

/** One page of a list as the contracts answer it. */
export interface ListPage<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: typeof pageSize;
}

export function listPage<Item>(items: Item[], total: number, page: number): ListPage<Item> {
  return { items, total, page, pageSize };
}

/** The rows of a page, counted from 1, as the platform's lists take them. */
export function windowOf(page: number): { limit: number; skip: number } {
  return { limit: pageSize, skip: (page - 1) * pageSize };
}
