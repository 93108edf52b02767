import { text } from '@campus/contracts/core/text';
import { backPath } from '@campus/domain/sso/sso-callback';
import { type ReactNode, useState } from 'react';
import { BrandMark } from '../../components/layout/brand-mark.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { rememberedWorld } from '../../lib/sign-in-context.ts';

/** The page of a provider sign-in, with the logo of the world where it started and a way back. */
export function CallbackBox({
  title,
  takesFocus = false,
  description,
  children,
}: {
  title: string;
  /** Whether the title takes the focus, which announces the result of the sign-in. */
  takesFocus?: boolean;
  description?: ReactNode;
  children: ReactNode;
}) {
  const { logo, back } = useSignInWorld();
  return (
    <CenteredCard
      title={title}
      takesFocus={takesFocus}
      description={description}
      mark={<BrandMark logo={logo} />}
      footer={<TextLink href={back}>{text('signIn.back')}</TextLink>}
    >
      {children}
    </CenteredCard>
  );
}

/** The logo of the world where this sign-in started, and the address to return to. */
export function useSignInWorld() {
  const [world] = useState(rememberedWorld);
  return { world, logo: world?.logo, back: backPath(world?.name) };
}
