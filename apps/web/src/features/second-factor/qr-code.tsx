import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { encode } from 'uqr';

/**
 * A QR code. It is drawn in the browser, so that no other server sees its content. It is dark on white in
 * every theme, so that it can be scanned.
 */
export function QrCode({ value }: { value: string }) {
  const { data, size } = encode(value, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <chakra.svg
      role="img"
      aria-label={text('secondFactor.app.qr')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      w="11rem"
      h="11rem"
      bg="white"
      color="black"
      borderRadius="md"
      borderWidth="1px"
    >
      <path d={dark.join('')} fill="currentColor" />
    </chakra.svg>
  );
}
