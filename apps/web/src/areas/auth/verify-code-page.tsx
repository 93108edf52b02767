import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { LogInLink } from './sign-in/log-in-link.tsx';
import { AlreadyVerified } from './verification/already-verified.tsx';
import { useRedeemCode } from './verification/use-redeem-code.ts';
import { VerificationFailed } from './verification/verification-failed.tsx';

/** The page linked in a verification mail. Verifies the address, and shows the result. */
export function VerifyCodePage({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useRedeemCode(code);
  if (isFetching)
    return (
      <CenteredCard title={text('verification.title')}>
        <Loading label={text('verification.busy')} />
      </CenteredCard>
    );
  if (!data) return <VerificationFailed code={code} error={error} onRetry={() => void refetch()} />;
  if (data.outcome === 'alreadyVerified') return <AlreadyVerified {...data} />;
  return (
    <CenteredCard
      title={text('verification.success')}
      takesFocus
      description={text('verification.successDetail', { email: data.email })}
    >
      <LogInLink {...data} />
    </CenteredCard>
  );
}
