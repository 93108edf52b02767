import type { MemberRow } from '@campus/contracts/members/members';
import { chakra } from '@chakra-ui/react/styled-system';

/** The badges a member has, by their names. */
export function BadgeNames({ badges }: Pick<MemberRow, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <chakra.span
      display="inline-flex"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
      gap={1}
      verticalAlign="middle"
    >
      {badges.map(({ id, name }) => (
        <chakra.span key={id} px={1.5} borderRadius="md" bg="bg.muted" textStyle="xs">
          <bdi>{name}</bdi>
        </chakra.span>
      ))}
    </chakra.span>
  );
}
