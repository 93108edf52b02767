import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { StreamingOutcome } from '@campus/domain/streaming/streaming';
import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from '../../components/feedback/notice.tsx';

/** Shows why a session ended. */
export function StreamingNotice({
  outcome,
  ended,
}: {
  outcome: Exclude<StreamingOutcome, { kind: 'launch' }>;
  /** The message after a session that ended without an error. */
  ended: ConstantKey;
}) {
  if (outcome.kind === 'ended') return <Notice tone="success">{text(ended)}</Notice>;
  return <Notice tone="error">{text(outcome.key)}</Notice>;
}

/** Warns that this browser may be unable to stream the campus, and lists supported ones. */
export function BrowserWarning({ isNews }: { isNews: boolean }) {
  return (
    <Notice tone="warning" isNews={isNews}>
      <chakra.p fontWeight="medium">{text('streaming.browser.title')}</chakra.p>
      <chakra.p textStyle="sm">{text('streaming.browser.supported')}</chakra.p>
    </Notice>
  );
}
