import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';

/** Between two ways to do the same. */
export function OrDivider() {
  return (
    <chakra.div display="flex" alignItems="center" gap={3} textStyle="xs" color="fg.muted">
      <Line />
      {text('signIn.or')}
      <Line />
    </chakra.div>
  );
}

const Line = chakra('span', { base: { flex: '1', borderTopWidth: '1px' } });
