import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { describeError } from '../../lib/describe-error.ts';
import { useSignInWorld } from './callback-box.tsx';
import { sentenceOf } from './next-step.ts';

const clickHere = /Click here to go back\.$/;

/** Why a sign-in failed; where the sentence itself asks for a click to go back, that click goes back. */
export function FailureSentence({ error }: { error: unknown }) {
  const { back } = useSignInWorld();
  const { requestId } = describeError(error);
  const sentence = sentenceOf(error);
  const [link] = clickHere.exec(sentence) ?? [];
  return (
    <>
      <p>
        {link ? sentence.slice(0, -link.length) : sentence}
        {link && <SentenceLink href={back}>{link}</SentenceLink>}
      </p>
      {requestId && (
        <chakra.p mt={1} textStyle="xs">
          Request <chakra.code fontFamily="mono">{requestId}</chakra.code>
        </chakra.p>
      )}
    </>
  );
}

const SentenceLink = chakra(Link, {
  base: { textDecoration: 'underline', fontWeight: 'medium', borderRadius: 'sm' },
});
