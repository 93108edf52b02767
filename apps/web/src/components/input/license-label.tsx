import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from '../feedback/sentence.tsx';

/** Agreeing to the licence agreement, and where to read it. */
export function LicenseLabel({ url }: { url: string }) {
  return (
    <Sentence text={(license) => text('license.agree', { license })}>
      <chakra.a href={url} target="_blank" rel="noreferrer" color="accent.fg" textDecoration="underline">
        {text('license.name')}
      </chakra.a>
    </Sentence>
  );
}
