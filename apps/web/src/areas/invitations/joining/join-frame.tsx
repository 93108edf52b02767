import type { InvitationData } from '@campus/contracts/invitations/joining';
import type { ReactNode } from 'react';
import { Boxed } from '../../../components/layout/boxed.tsx';
import { Branded } from './branded.tsx';
import { Support } from './support.tsx';

/** The frame of every step of joining: the picture of an account with its own branding, or the plain card. */
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
  return <Boxed {...frame} footer={<Support />} />;
}
