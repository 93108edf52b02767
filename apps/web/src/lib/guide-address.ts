import { paths } from '../paths.ts';

/** The address of the guide to a page, by the page's name in the route table. */
export function guideAddress(page: string): string {
  return `${paths.help}/${page}`;
}
