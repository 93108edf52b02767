import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from '../feedback/sentence.tsx';

/** The label of the consent checkbox, with a link to the license agreement if it has an address. */
export function LicenseLabel({
  url,
  sentence = (license) => text('license.agree', { license }),
}: {
  url: string;
  sentence?: (license: string) => string;
}) {
  const name = text('license.name');
  if (url === '') return sentence(name);
  return (
    <Sentence text={sentence}>
      <chakra.a href={url} target="_blank" rel="noreferrer" color="accent.fg" textDecoration="underline">
        {name}
      </chakra.a>
    </Sentence>
  );
}
