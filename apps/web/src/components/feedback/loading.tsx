import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Spinner } from './spinner.tsx';

/**
 * Something is being loaded; nothing shows for the first 150 ms. Where it is all of the page, it is the page's main
 * landmark too, so that nobody finds an empty page.
 */
export function Loading({
  label = text('loading'),
  fullPage = false,
}: {
  label?: string;
  /** Whether it stands for a page; not inside one that has a main landmark. */
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
