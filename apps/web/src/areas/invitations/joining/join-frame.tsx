import type { InvitationData } from '@campus/contracts/invitations/joining';
import type { ReactNode } from 'react';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';
import { Branded } from './branded.tsx';
import { Support } from './support.tsx';

/** The frame of every joining step: the branded layout with a picture, or the plain card. */
export function JoinFrame({
  account,
  ...frame
}: {
  account: InvitationData['account'] | undefined;
  title: string;
  description: ReactNode;
  children: ReactNode;
}) {
  if (account?.customBranding)
    return <Branded {...frame} organization={account.organizationName} footer={<Support />} />;
  return <CenteredCard {...frame} footer={<Support />} />;
}
