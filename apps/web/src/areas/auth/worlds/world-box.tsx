import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { BrandMark, CustomLogo } from '../../../components/layout/brand-mark.tsx';
import { CenteredCard } from '../../../components/layout/centered-card.tsx';
import type { World } from './world.ts';

/** The card of a world's sign-in and sign-up, under its logo. */
export function WorldBox({
  world,
  ...box
}: {
  world: World;
  title: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <CenteredCard
      {...box}
      description={<bdi>{world.organizationName}</bdi>}
      mark={
        <>
          <BrandMark />
          {world.logo !== '' && (
            <>
              <chakra.span aria-hidden h={6} borderStartWidth="1px" borderColor="border.emphasized" />
              <CustomLogo src={world.logo} alt={world.organizationName} />
            </>
          )}
        </>
      }
    />
  );
}
