import { saveFile } from '../../lib/save-file.ts';

/** Saves the stored text of a record as a file, and one file for each of its corrections. */
export function saveRecordTexts(
  name: string,
  { text, corrections }: { text: string; corrections: readonly { text: string }[] },
): void {
  saveText(text, `${name}.json`);
  for (const [index, { text: correction }] of corrections.entries())
    saveText(correction, `${name}-correction-${index + 1}.json`);
}

function saveText(content: string, fileName: string): void {
  saveFile(new Blob([content], { type: 'application/json' }), fileName);
}
