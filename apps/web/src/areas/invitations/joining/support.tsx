import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { useConsole } from '../../../lib/use-console.ts';

/** The support contact for an invitation that does not work. */
export function Support() {
  const { supportEmail } = useConsole();
  if (supportEmail === '') return null;
  return (
    <Sentence text={(support) => text('join.support', { support })}>
      <chakra.a href={`mailto:${supportEmail}`} color="accent.fg" fontWeight="medium">
        {supportEmail}
      </chakra.a>
    </Sentence>
  );
}
