import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from '../../components/feedback/notice.tsx';
import { CallbackBox } from './callback-box.tsx';
import { ContinueLink } from './continue-link.tsx';
import { FailureSentence } from './failure-sentence.tsx';
import { PassportButton } from './passport-button.tsx';

/** Neither logged in nor linked with the passport: why, and the button to try again. */
export function PassportSignIn({
  error,
  reason,
}: { error: unknown; reason?: never } | { error?: never; reason: string }) {
  return (
    <CallbackBox title={text('signIn.title')}>
      <chakra.div display="grid" gap={4}>
        <Notice tone="warning">{reason ?? <FailureSentence error={error} />}</Notice>
        <PassportButton />
        <ContinueLink />
      </chakra.div>
    </CallbackBox>
  );
}
