import { text } from '@campus/contracts/core/text';
import { callbackNotice } from '@campus/domain/sso/sso-callback';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { Sentence } from '../../components/feedback/sentence.tsx';
import { type DescribedError, describeError } from '../../lib/describe-error.ts';
import { useSignInWorld } from './callback-box.tsx';

/** Explains why a sign-in failed. If the sentence asks for a click to go back, it is a link. */
export function FailureSentence({ error }: { error: unknown }) {
  const { back } = useSignInWorld();
  const described = describeError(error);
  const sentence = sentenceOf(described);
  const clickHere = text('sso.clickHere');
  const asksForClick = sentence.endsWith(clickHere);
  return (
    <>
      <p>
        {asksForClick ? sentence.slice(0, -clickHere.length) : sentence}
        {asksForClick && <SentenceLink href={back}>{clickHere}</SentenceLink>}
      </p>
      {isOurs(described) && (
        <chakra.p mt={1} textStyle="xs">
          <Sentence text={(id) => text('request.id', { id })}>
            <chakra.code fontFamily="mono">{described.requestId}</chakra.code>
          </Sentence>
        </chakra.p>
      )}
    </>
  );
}

/** Whether support should look into the failure. */
function isOurs({ code }: DescribedError): boolean {
  return code === 'INTERNAL_SERVER_ERROR' || code === 'SERVICE_UNAVAILABLE';
}

function sentenceOf({ key = 'unexpected.error', message }: DescribedError): string {
  const notice = callbackNotice({ key, message });
  return notice === 'message' ? message : text(notice);
}

const SentenceLink = chakra(Link, {
  base: { textDecoration: 'underline', fontWeight: 'medium', borderRadius: 'sm' },
});
