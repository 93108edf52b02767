import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, CircleDashed, Clock, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';

const looks = {
  neutral: { icon: Clock, color: 'fg.muted', bg: 'bg.muted' },
  running: { icon: CircleDashed, color: 'fg.info', bg: 'bg.info' },
  success: { icon: CircleCheck, color: 'fg.success', bg: 'bg.success' },
  warning: { icon: TriangleAlert, color: 'fg.warning', bg: 'bg.warning' },
  error: { icon: CircleAlert, color: 'fg.error', bg: 'bg.error' },
} as const;
export type StatusLook = keyof typeof looks;

/** A state in one word, with an icon and a color. */
export function StatusBadge({
  look,
  children,
  ...rest
}: { look: StatusLook; children: string } & ComponentProps<typeof chakra.span>) {
  const { icon: Icon, color, bg } = looks[look];
  return (
    <chakra.span
      display="inline-flex"
      verticalAlign="middle"
      alignItems="center"
      gap={1}
      h={5}
      px={1.5}
      borderRadius="md"
      textStyle="xs"
      fontWeight="medium"
      whiteSpace="nowrap"
      color={color}
      bg={bg}
      {...rest}
    >
      <Icon size={12} aria-hidden />
      {children}
    </chakra.span>
  );
}
