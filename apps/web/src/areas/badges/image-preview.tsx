import { text } from '@campus/contracts/core/messages';
import { badgeImageSide } from '@campus/domain/badges/badges';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';

/** The chosen image at its largest stored size. */
export function ImagePreview({ file, onUnreadable }: { file: File; onUnreadable: () => void }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <chakra.img
      src={address}
      onError={onUnreadable}
      alt={text('file.preview', { label: text('badges.add.image') })}
      display="block"
      mx="auto"
      style={{ maxWidth: `min(100%, ${badgeImageSide}px)`, maxHeight: `${badgeImageSide}px` }}
    />
  );
}
