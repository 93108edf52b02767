import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Takes files that are dropped on an element or pasted into it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return {
    /** Whether something is held above it. */
    over,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event, event.dataTransfer);
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  };
}
