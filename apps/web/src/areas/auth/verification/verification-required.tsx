import { text } from '@campus/contracts/core/text';
import type { getVerification } from '@campus/contracts/verification/verification';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import type * as z from 'zod';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';
import { TextLink } from '../../../components/layout/text-link.tsx';
import { paths } from '../../../paths.ts';
import { trpc } from '../../../trpc.ts';
import { ResendLink } from './resend-link.tsx';
import { type Resend, useResend } from './use-resend.ts';

/** Names the address to verify and the organization that requires it, and offers the next steps. */
export function VerificationRequired({
  accountId,
  verification,
}: {
  accountId: string;
  verification: z.output<typeof getVerification.output>;
}) {
  const { email, name, organizationName, hasSeveralOrganizations } = verification;
  const resend = useOwnVerificationEmail(accountId, verification);
  const facts = [
    [text('verification.name'), name],
    [text('field.email'), email],
    [text('field.organization'), organizationName],
  ] as const;
  return (
    <CenteredCard
      title={text('verification.required')}
      description={text('verification.explanation', { organization: organizationName, email })}
      footer={<TextLink href={paths.logout}>{text('action.logOut')}</TextLink>}
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap={4}
        rowGap={1.5}
        mb={5}
        textStyle="sm"
      >
        {facts.map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">
              <bdi>{value}</bdi>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div display="grid" gap={4} justifyItems="start">
        <ResendLink resend={resend} email={() => email} />
        {hasSeveralOrganizations && (
          <Button asChild w="full" variant="outline">
            <Link href={paths.accounts}>{text('accounts.back')}</Link>
          </Button>
        )}
      </chakra.div>
    </CenteredCard>
  );
}

/** Sends the person's own verification email: on request, and once automatically when due. */
function useOwnVerificationEmail(
  accountId: string,
  { email, serverConfigName, emailDue }: z.output<typeof getVerification.output>,
): Resend {
  const { verification } = trpc.useUtils();
  const { mutateAsync } = trpc.verification.resendOwn.useMutation();
  const resend = useResend(() => mutateAsync({ world: serverConfigName }), { announce: true });
  const sendIfDue = useEffectEvent(() => {
    // Reads the current value, not the rendered one, because effects may run twice.
    if (!verification.get.getData({ accountId })?.emailDue) return;
    verification.get.setData({ accountId }, (known) => known && { ...known, emailDue: false });
    void resend.send(email);
  });
  useEffect(() => {
    if (emailDue) sendIfDue();
  }, [emailDue]);
  return resend;
}
