import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useRef } from 'react';
import { BusyButton } from '../feedback/busy-button.tsx';

/** A button that opens the file picker. */
export function ChooseFileButton({
  label,
  extensions,
  onFiles,
  busy = false,
  ...button
}: {
  /** What the file is for. */
  label: string;
  /** The accepted file extensions, without the dot. */
  extensions: readonly string[];
  onFiles: (files: File[]) => void;
  busy?: boolean;
} & Omit<ComponentProps<typeof BusyButton>, 'busy' | 'onClick'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <BusyButton
        size="sm"
        variant="outline"
        busy={busy}
        onClick={() => input.current?.click()}
        {...button}
      />
      <chakra.input
        ref={input}
        type="file"
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
