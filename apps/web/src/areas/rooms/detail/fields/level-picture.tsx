import { chakra } from '@chakra-ui/react/styled-system';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Level } from './use-levels.ts';

/** The picture of a level. While it loads, and if there is none, a frame of the same size. */
export function LevelPicture({
  level,
  isSmall = false,
}: {
  level: Level | undefined;
  /** Whether it is shown beside the name: then the smallest picture suffices, and it needs no text. */
  isSmall?: boolean;
}) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const large = [level?.image, level?.thumbnailImage, level?.base64LowResImage];
  const source = (isSmall ? [level?.thumbnailImage, level?.base64LowResImage, level?.image] : large).find(
    (one) => one !== undefined && one !== '' && !failed.includes(one),
  );
  return (
    <chakra.div
      aspectRatio={16 / 10}
      w="full"
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
          alt={isSmall ? '' : (level?.friendlyName ?? '')}
          loading="lazy"
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
