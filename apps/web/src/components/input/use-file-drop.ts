import { type DragEvent, useState } from 'react';

type OnFiles = (files: File[]) => void;

/** Takes dropped or pasted files; without files, the browser does its default. */
export function takeFiles(
  event: { preventDefault: () => void },
  data: DataTransfer | null,
  onFiles: OnFiles,
) {
  if (!data || data.files.length === 0) return;
  event.preventDefault();
  onFiles([...data.files]);
}

/** Takes files that are dropped on an element. */
export function useFileDrop(onFiles: OnFiles) {
  const [over, setOver] = useState(false);
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
        takeFiles(event, event.dataTransfer, onFiles);
      },
    },
  };
}
