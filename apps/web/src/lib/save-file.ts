/** Makes the browser save a file, as if a link to it were clicked. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers read the URL at once, except Safari, which needs a little longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
