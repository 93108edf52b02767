import '@campus/contracts/core/file-field-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { FileUp } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { ChooseFileButton } from '../input/choose-file-button.tsx';
import { DropZone } from '../input/drop-zone.tsx';
import { takeFiles, useFileDrop } from '../input/use-file-drop.ts';
import type { FieldTexts } from './field-frame.tsx';

/**
 * A file field. Files can be chosen, dropped, or pasted anywhere in the form. An invalid file is rejected
 * with the reason.
 */
export function FileField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  help,
  extensions,
  refuse,
  preview,
}: FieldTexts & {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  /** The accepted file extensions, without the dot. */
  extensions: readonly string[];
  /** Returns why a file is rejected, or undefined. */
  refuse: (file: File) => string | undefined;
  /** Renders the chosen file. Calls `onUnreadable` with the reason if the browser cannot show it. */
  preview?: (file: File, onUnreadable: (reason: string) => void) => ReactNode;
}) {
  const labelId = useId();
  const noteId = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const [refusal, setRefusal] = useState<string>();
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const problem = files.length > 1 ? text('file.one') : refuse(file);
    setRefusal(problem);
    if (problem === undefined) field.onChange(file);
  };
  const drop = (reason: string) => {
    setRefusal(reason);
    field.onChange(undefined);
  };
  const zone = usePaste(take);
  const { over, target } = useFileDrop(take);
  const chosen: unknown = field.value;
  const file = chosen instanceof File ? chosen : undefined;
  const error = refusal ?? fieldState.error?.message;
  return (
    <chakra.div display="grid" gap={1.5}>
      <chakra.span id={labelId} textStyle="sm" fontWeight="medium">
        {label}
      </chakra.span>
      <DropZone ref={zone} role="group" aria-labelledby={labelId} data-over={over || undefined} {...target}>
        {file && preview?.(file, drop)}
        <ChooseFileButton
          ref={field.ref}
          label={label}
          extensions={extensions}
          aria-describedby={noteId}
          onFiles={take}
        >
          <FileUp size={16} aria-hidden />
          {text(file ? 'file.replace' : 'file.choose')}
        </ChooseFileButton>
        <chakra.span role="status" flex="1" minW="6rem" textStyle="sm" overflowWrap="anywhere">
          {over ? text('file.drop') : <bdi>{file?.name}</bdi>}
        </chakra.span>
      </DropZone>
      <chakra.p
        id={noteId}
        role={error ? 'alert' : undefined}
        textStyle="xs"
        color={error ? 'fg.error' : 'fg.muted'}
      >
        {error ?? help}
      </chakra.p>
    </chakra.div>
  );
}

/** Handles files pasted anywhere in the surrounding form, because people do not paste into a button. */
function usePaste(onFiles: (files: File[]) => void) {
  const inside = useRef<HTMLDivElement>(null);
  const take = useEffectEvent((event: ClipboardEvent) => takeFiles(event, event.clipboardData, onFiles));
  useEffect(() => {
    const form = inside.current?.closest('form');
    const listen = (event: ClipboardEvent) => take(event);
    form?.addEventListener('paste', listen);
    return () => form?.removeEventListener('paste', listen);
  }, []);
  return inside;
}
