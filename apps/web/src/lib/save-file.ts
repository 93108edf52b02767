/** Has the browser save a file, as a link to it would. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address at once; Safari needs a little longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
