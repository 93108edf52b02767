import { IconButton } from '@chakra-ui/react/button';
import { ListFilter } from 'lucide-react';
import type { MouseEvent } from 'react';

/** Filters the list by the adjacent person or object, without opening the row. */
export function FilterByButton({
  label,
  tabIndex,
  onPress,
}: {
  label: string;
  tabIndex?: number;
  onPress: () => void;
}) {
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    onPress();
  };
  return (
    <IconButton
      type="button"
      size="2xs"
      variant="ghost"
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      onClick={press}
      onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
    >
      <ListFilter size={14} aria-hidden />
    </IconButton>
  );
}
