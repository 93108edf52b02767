import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from './sentence.tsx';

/** The request id, which identifies the failure in the logs. */
export function RequestId({ children }: { children: string }) {
  return (
    <chakra.p textStyle="xs" color="fg.subtle">
      <Sentence text={(id) => text('request.id', { id })}>
        <chakra.code fontFamily="mono">{children}</chakra.code>
      </Sentence>
    </chakra.p>
  );
}
