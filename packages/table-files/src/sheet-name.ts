/** Excel refuses longer names. */
const longest = 31;

/** Returns the name of a sheet as Excel accepts it, with a number if the workbook has such a sheet. */
export function sheetName(wanted: string, others: readonly string[]): string {
  const allowed = wanted
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .replace(/^['\s]+|['\s]+$/g, '')
    .toWellFormed();
  const taken = new Set(others.map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`;
    const name = `${[...(allowed || 'Sheet')].slice(0, longest - end.length).join('')}${end}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
