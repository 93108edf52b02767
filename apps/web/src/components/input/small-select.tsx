import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectArrowStyle, smallSelectStyle } from '../../theme/control-styles.ts';

/**
 * A native select at the height of list controls. It has an accessible name but no visible label. Its options
 * are its children.
 */
export function SmallSelect({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <chakra.div position="relative" w="full">
      <chakra.select
        css={smallSelectStyle}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </chakra.select>
      <chakra.div css={selectArrowStyle}>
        <ChevronDown size={16} aria-hidden />
      </chakra.div>
    </chakra.div>
  );
}
