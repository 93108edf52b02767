import type { ProviderKind } from '@campus/domain/sso/providers';
import { chakra } from '@chakra-ui/react/styled-system';
import { IdCard, KeyRound, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

const icons: Partial<Record<ProviderKind, LucideIcon>> = { oidc: KeyRound, passport: IdCard };

/** The mark of a sign-in method: its first letter, or an icon if the kind has no name of its own. */
export function MethodMark({
  kind,
  label,
  ...rest
}: { kind: ProviderKind; label: string } & ComponentProps<typeof chakra.span>) {
  const Icon = icons[kind];
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink={0}
      boxSize={5}
      borderRadius="sm"
      bg="bg.emphasized"
      color="fg.muted"
      textStyle="2xs"
      fontWeight="semibold"
      {...rest}
    >
      {Icon ? <Icon size={14} /> : [...label][0]}
    </chakra.span>
  );
}
