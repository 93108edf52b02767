import { type Page, pages } from '@campus/domain/access/pages';
import * as z from 'zod';
import { readStored } from './read-stored.ts';

const key = 'campus.pages';
const stored = z.object({ accountId: z.string(), pages: z.array(z.enum(pages)) });

/** Stores which pages of the account the person could open last time. */
export function rememberOpenPages(accountId: string, open: readonly Page[]): void {
  localStorage.setItem(key, JSON.stringify({ accountId, pages: open }));
}

/** Whether the person could not open this page last time, so that it is not prefetched. */
export function isKnownToBeClosed(accountId: string, page: Page): boolean {
  const known = readStored(localStorage, key, stored);
  return known?.accountId === accountId && !known.pages.includes(page);
}
