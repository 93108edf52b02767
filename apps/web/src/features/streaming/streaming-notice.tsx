import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { StreamingOutcome } from '@campus/domain/streaming/streaming';
import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from '../../components/feedback/notice.tsx';

/** The reason why a session ended. */
export function StreamingNotice({
  outcome,
  ended,
}: {
  outcome: Exclude<StreamingOutcome, { kind: 'launch' }>;
  /** The message after a session that ended well. */
  ended: ConstantKey;
}) {
  if (outcome.kind === 'ended') return <Notice tone="success">{text(ended)}</Notice>;
  return <Notice tone="error">{text(outcome.key)}</Notice>;
}

/** Says that the campus may not be streamed to this browser, and to which it is. */
export function BrowserWarning() {
  return (
    <Notice tone="warning">
      <chakra.p fontWeight="medium">{text('streaming.browser.title')}</chakra.p>
      <chakra.p textStyle="sm">{text('streaming.browser.supported')}</chakra.p>
    </Notice>
  );
}
