import '@campus/contracts/core/tag-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';

/** One tag in a tags field, with a remove button. */
export function Tag({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <chakra.li
      display="inline-flex"
      alignItems="center"
      maxW="full"
      minH={7}
      ps={2}
      bg="bg.emphasized"
      borderRadius="sm"
      textStyle="sm"
    >
      <chakra.span truncate>
        <bdi>{name}</bdi>
      </chakra.span>
      <Remove type="button" aria-label={text('tags.remove', { tag: name })} onClick={onRemove}>
        <X size={12} aria-hidden />
      </Remove>
    </chakra.li>
  );
}

const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: 6,
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg' },
  },
});
