import { paths } from '../paths.ts';

/** The address of the guide to a page. `page` is its name in the route table, or the name of the route's parameter. */
export function guideAddress<Page extends string>(page: Page): `/help/${Page}` {
  return `${paths.help}/${page}`;
}
