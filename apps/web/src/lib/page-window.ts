/** The page numbers to link to: up to `links` in a row, with the current one in the middle if possible. */
export function pageWindow(current: number, last: number, links: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(links / 2), last - links + 1));
  return Array.from({ length: Math.min(links, last) }, (_, index) => first + index);
}
