import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PersonLink } from '../../shell/person-link.tsx';

/**
 * The name of a person or object, with the email if it differs: beside the name, or below it on phones or on
 * request. Actions follow.
 */
export function EntityName({
  name,
  detail = '',
  stacked = false,
  personId,
  children,
}: {
  name: string;
  detail?: string | undefined;
  stacked?: boolean;
  /** The id of a person, whose name is a link to their page. */
  personId?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap={1}
      minW={0}
      maxW={stacked ? 'full' : { base: 'full', sm: '16rem' }}
      overflowWrap="anywhere"
    >
      <chakra.span minW={0} overflow="hidden" textOverflow={{ sm: 'ellipsis' }}>
        <PersonLink id={personId}>
          <bdi>{name}</bdi>
        </PersonLink>{' '}
        {detail !== '' && detail !== name && (
          <chakra.bdi
            display={stacked ? 'block' : { base: 'block', sm: 'inline' }}
            color="fg.muted"
            textStyle="xs"
          >
            {detail}
          </chakra.bdi>
        )}
      </chakra.span>
      {children}
    </chakra.span>
  );
}
