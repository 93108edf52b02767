import '@campus/contracts/sso/failure-messages';
import { text } from '@campus/contracts/core/messages';
import type { SsoFailure } from '@campus/contracts/sso/sso';
import { chakra } from '@chakra-ui/react/styled-system';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { formatNumber } from '../../lib/format.ts';

/** One failed single sign-on: the person, the reason, the next step, and the id to search in the log. */
export function FailedSignOn({ failure }: { failure: SsoFailure }) {
  const { at, providerName: provider, email, cause, code, times, requestId } = failure;
  return (
    <chakra.li display="grid" gap={1} overflowWrap="anywhere">
      <chakra.p fontWeight="medium">
        {email === ''
          ? text('ssoFailures.unknownPerson', { provider })
          : text('ssoFailures.person', { email, provider })}
      </chakra.p>
      <p>{text(`ssoFailures.cause.${cause}`)}</p>
      <p>{text(`ssoFailures.advice.${cause}`)}</p>
      <chakra.p color="fg.muted">
        {text('ssoFailures.last')} <TimeText value={at} withTime />{' '}
        {times > 1 && `${text('ssoFailures.times', { count: formatNumber(times) })} `}
        {code !== '' && `${text('ssoFailures.errorCode', { code })} · `}
        {text('ssoFailures.request', { id: requestId })}
      </chakra.p>
    </chakra.li>
  );
}
