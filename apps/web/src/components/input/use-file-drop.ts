import { type DragEvent, useState } from 'react';

type OnFiles = (files: File[]) => void;

/** Handles dropped or pasted files. Without files, the browser's default applies. */
export function takeFiles(
  event: { preventDefault: () => void },
  data: DataTransfer | null,
  onFiles: OnFiles,
) {
  if (!data || data.files.length === 0) return;
  event.preventDefault();
  onFiles([...data.files]);
}

/** Handles files dropped on an element. */
export function useFileDrop(onFiles: OnFiles) {
  const [over, setOver] = useState(false);
  return {
    /** Whether a file is held above it. */
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
        takeFiles(event, event.dataTransfer, onFiles);
      },
    },
  };
}
