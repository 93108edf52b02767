import { paths } from '../paths.ts';

/** The id of the person whose page has this path; undefined for other pages. */
export function personAt(pathname: string): string | undefined {
  const [, id] = pathname.split(`${paths.members}/`);
  return id === '' ? undefined : id;
}
