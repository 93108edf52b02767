import { chakra } from '@chakra-ui/react/styled-system';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Level } from './use-levels.ts';

/** What a level looks like. Until its picture loads, and where it has none, a frame of the same size. */
export function LevelPicture({ level }: { level: Level | undefined }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = [level?.image, level?.thumbnailImage, level?.base64LowResImage].find(
    (one) => one !== undefined && one !== '' && !failed.includes(one),
  );
  return (
    <chakra.div
      aspectRatio={16 / 10}
      maxW="14rem"
      display="grid"
      placeItems="center"
      bg="bg.muted"
      borderRadius="md"
      overflow="hidden"
      color="fg.subtle"
    >
      {source ? (
        <chakra.img
          key={source}
          src={source}
          alt={level?.friendlyName ?? ''}
          w="full"
          h="full"
          objectFit="cover"
          onError={() => setFailed([...failed, source])}
        />
      ) : (
        <ImageOff size={20} aria-hidden />
      )}
    </chakra.div>
  );
}
