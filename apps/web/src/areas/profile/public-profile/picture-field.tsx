import '@campus/contracts/profile/picture-messages';
import { text } from '@campus/contracts/core/text';
import { convertedExtensions, pictureExtensions } from '@campus/domain/profile/pictures';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { ImageUp, Trash2, UserRound } from 'lucide-react';
import { useId } from 'react';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { ChooseFileButton } from '../../../components/input/choose-file-button.tsx';
import { DropZone } from '../../../components/input/drop-zone.tsx';
import { takeFiles, useFileDrop } from '../../../components/input/use-file-drop.ts';
import { type PictureActions, usePictureUpload } from './use-picture-upload.ts';

/**
 * Selects, drops, or pastes a picture and uploads it immediately, or removes it. Shows an error at the field.
 */
export function PictureField({
  label,
  picture,
  ...actions
}: PictureActions & {
  label: string;
  /** The URL of the picture; null if there is none. */
  picture: string | null;
}) {
  const labelId = useId();
  const noteId = useId();
  const { busy, progress, preview, error, done, send, remove } = usePictureUpload(actions);
  const onFiles = (files: File[]) => void send(files);
  const { over, target } = useFileDrop(onFiles);
  const shown = preview ?? picture;
  return (
    <DropZone
      role="group"
      aria-labelledby={labelId}
      data-over={over || undefined}
      onPaste={(event) => takeFiles(event, event.clipboardData, onFiles)}
      {...target}
    >
      <Preview picture={shown} label={label} />
      <chakra.div flex="1" minW={0} display="grid" gap={2} justifyItems="start">
        <chakra.span id={labelId} textStyle="sm" fontWeight="medium">
          {label}
        </chakra.span>
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          <ChooseFileButton
            label={label}
            extensions={[...pictureExtensions, ...convertedExtensions]}
            busy={busy}
            aria-describedby={noteId}
            onFiles={onFiles}
          >
            <ImageUp size={16} aria-hidden />
            {text(picture ? 'picture.replace' : 'picture.choose')}
          </ChooseFileButton>
          {picture && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => void remove()}>
              <Trash2 size={16} aria-hidden />
              {text('picture.remove')}
            </Button>
          )}
        </chakra.div>
        {progress !== undefined && (
          <chakra.div w="full" maxW="16rem">
            <ProgressBar label={text('picture.sending')} part={progress} />
          </chakra.div>
        )}
        <chakra.p id={noteId} textStyle="xs" color="fg.muted">
          {text(over ? 'picture.drop' : 'picture.help')}
        </chakra.p>
        <chakra.p role="alert" textStyle="xs" color="fg.error" _empty={{ display: 'none' }}>
          {error}
        </chakra.p>
        <chakra.p role="status" textStyle="xs" color="fg.success" _empty={{ display: 'none' }}>
          {done}
        </chakra.p>
      </chakra.div>
    </DropZone>
  );
}

function Preview({ picture, label }: { picture: string | null; label: string }) {
  return (
    <chakra.div
      display="grid"
      gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)"
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
