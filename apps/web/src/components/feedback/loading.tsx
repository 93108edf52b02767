import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Spinner } from './spinner.tsx';

/**
 * A loading indicator, hidden for the first 150 ms. As the whole page, it is also the main landmark, so that
 * screen readers do not find an empty page.
 */
export function Loading({
  label = text('loading'),
  fullPage = false,
}: {
  label?: string;
  /** Whether it replaces the whole page. Must not be set inside a main landmark. */
  fullPage?: boolean;
}) {
  const status = (
    <chakra.div
      role="status"
      aria-label={label}
      display="grid"
      placeItems="center"
      minH={fullPage ? '80dvh' : '12rem'}
      color="accent.solid"
      animation="appear 0s 0.15s both"
    >
      <Spinner boxSize={5} />
    </chakra.div>
  );
  return fullPage ? <main>{status}</main> : status;
}
