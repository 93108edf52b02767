import '@campus/contracts/messages/picture-field';
import { text } from '@campus/contracts/messages';
import { pictureExtensions } from '@campus/domain/pictures';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { ImageUp, Trash2, UserRound } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { BusyButton } from './busy-button.tsx';
import { type PictureActions, usePictureUpload } from './use-picture-upload.ts';

const accepted = pictureExtensions.map((extension) => `.${extension}`).join(',');

/**
 * A picture to be chosen, dropped or pasted, which is sent at once, and to be removed. What is refused is said
 * at the field.
 */
export function PictureField({
  label,
  picture,
  ...actions
}: PictureActions & {
  label: string;
  /** Where the picture is; null where there is none. */
  picture: string | null;
}) {
  const labelId = useId();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { busy, progress, preview, error, done, send, remove } = usePictureUpload(actions);
  const { over, ...drop } = useDrop((files) => void send(files));
  const shown = preview ?? picture;
  return (
    <Zone role="group" aria-labelledby={labelId} data-over={over || undefined} {...drop}>
      <Preview picture={shown} label={label} />
      <chakra.div flex="1" minW={0} display="grid" gap={2} justifyItems="start">
        <chakra.span id={labelId} textStyle="sm" fontWeight="medium">
          {label}
        </chakra.span>
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          <BusyButton
            size="sm"
            variant="outline"
            busy={busy}
            aria-describedby={noteId}
            onClick={() => input.current?.click()}
          >
            <ImageUp size={16} aria-hidden />
            {text(picture ? 'picture.replace' : 'picture.choose')}
          </BusyButton>
          {picture && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => void remove()}>
              <Trash2 size={16} aria-hidden />
              {text('picture.remove')}
            </Button>
          )}
        </chakra.div>
        <chakra.input
          ref={input}
          type="file"
          accept={accepted}
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            void send([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        {progress !== undefined && <SendingBar part={progress} />}
        <chakra.p id={noteId} textStyle="xs" color="fg.muted">
          {text(over ? 'picture.drop' : 'picture.help')}
        </chakra.p>
        <chakra.p role="alert" textStyle="xs" color="fg.error" _empty={{ display: 'none' }}>
          {error}
        </chakra.p>
        <chakra.p role="status" srOnly>
          {done}
        </chakra.p>
      </chakra.div>
    </Zone>
  );
}

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    p: 3,
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderRadius: 'lg',
    '&[data-over]': { borderColor: 'colorPalette.solid', bg: 'bg.subtle' },
  },
});

/** Takes files that are dropped on an element or pasted into it. */
function useDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return {
    over,
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
  };
}

function Preview({ picture, label }: { picture: string | null; label: string }) {
  return (
    <chakra.div
      display="grid"
      placeItems="center"
      boxSize={24}
      flexShrink={0}
      borderRadius="xl"
      borderWidth="1px"
      overflow="hidden"
      bg="bg.muted"
      color="fg.subtle"
    >
      {picture === null ? (
        <UserRound size={36} aria-hidden />
      ) : (
        <chakra.img
          src={picture}
          alt={text('picture.preview', { label })}
          width={96}
          height={96}
          boxSize="full"
          objectFit="cover"
        />
      )}
    </chakra.div>
  );
}

function SendingBar({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <chakra.div
      role="progressbar"
      aria-label={text('picture.sending')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      w="full"
      maxW="16rem"
      h={1.5}
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <chakra.div h="full" bg="colorPalette.solid" style={{ width: `${percent}%` }} />
    </chakra.div>
  );
}
