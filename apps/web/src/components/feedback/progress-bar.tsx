import { chakra } from '@chakra-ui/react/styled-system';

/** A progress bar. `part` is from 0 to 1; undefined if unknown. */
export function ProgressBar({ label, part }: { label: string; part: number | undefined }) {
  const percent = part === undefined ? undefined : Math.floor(part * 100);
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      w="full"
      h={1.5}
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
      _highContrast={{ borderWidth: '1px' }}
    >
      <chakra.div
        h="full"
        bg="accent.solid"
        transition="width 0.3s linear"
        _highContrast={{ bg: 'Highlight' }}
        style={{ width: `${percent ?? 0}%` }}
      />
    </chakra.div>
  );
}
