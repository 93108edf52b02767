import { chakra } from '@chakra-ui/react/styled-system';
import { Award } from 'lucide-react';
import { useState } from 'react';

/** A badge's image at list size, beside its name; a placeholder if it cannot be loaded. */
export function BadgeImage({ image }: { image: string | null }) {
  const [broken, setBroken] = useState<string>();
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize={`${thumbnail}px`}
      flexShrink={0}
      borderRadius="md"
      overflow="hidden"
      bg="bg.muted"
      color="fg.subtle"
    >
      {image === null || image === broken ? (
        <Award size={28} aria-hidden />
      ) : (
        <chakra.img
          src={image}
          alt=""
          htmlWidth={thumbnail}
          htmlHeight={thumbnail}
          loading="lazy"
          boxSize={`${thumbnail}px`}
          objectFit="contain"
          onError={() => setBroken(image)}
        />
      )}
    </chakra.span>
  );
}

const thumbnail = 75;
