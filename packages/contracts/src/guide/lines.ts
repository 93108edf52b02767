/**
 * Joins the lines of a guide into one text of the catalog. A name in brackets is on the screen: `Press [Save].`
 */
export function lines(...all: readonly string[]): string {
  return all.join('\n');
}
