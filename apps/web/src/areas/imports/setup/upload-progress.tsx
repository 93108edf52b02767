import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import type { Upload } from './use-upload.ts';

/** The progress of an upload, with a button that cancels it. */
export function UploadProgress({ upload: { file, part }, onStop }: { upload: Upload; onStop: () => void }) {
  const name = text('imports.uploading', { name: file.name });
  const sizes = { part: formatBytes(Math.floor(part * file.size)), size: formatBytes(file.size) };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="center"
      gap={3}
      minH="11rem"
      px={{ base: 4, md: 8 }}
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3}>
        <chakra.p role="status" minW={0} textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <Button size="xs" variant="outline" onClick={onStop}>
          {text('action.cancel')}
        </Button>
      </chakra.div>
      <ProgressBar label={name} part={part} />
      <chakra.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {part < 1 ? text('imports.uploading.part', sizes) : text('imports.uploading.reading')}
      </chakra.p>
    </chakra.div>
  );
}
