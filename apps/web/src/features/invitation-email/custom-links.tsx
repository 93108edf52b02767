import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Sentence } from '../../components/feedback/sentence.tsx';

const most = 100;

/** Shows the address of the links in invitation emails, for an account with its own address. */
export function CustomLinks({ url }: { url: string }) {
  return (
    <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      <Sentence text={(address) => text('sender.links', { address })}>
        <chakra.span fontWeight="medium" color="fg" title={url}>
          {url.length > most ? `${url.slice(0, most - 1)}…` : url}
        </chakra.span>
      </Sentence>
    </chakra.p>
  );
}
