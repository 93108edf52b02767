import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useAccount } from './account.tsx';

/** Shows the current account and the person's role in it. */
export function AccountName() {
  const { organizationName, level } = useAccount();
  return (
    <chakra.p display="flex" alignItems="center" gap={2} minW={0} textStyle={{ base: 'xs', sm: 'sm' }}>
      <chakra.span
        lineClamp={{ base: 2, sm: 1 }}
        overflowWrap="anywhere"
        fontWeight="medium"
        title={organizationName}
      >
        <bdi>{organizationName}</bdi>
      </chakra.span>
      <chakra.span
        hideBelow="sm"
        px={1.5}
        borderWidth="1px"
        borderRadius="full"
        textStyle="2xs"
        color="fg.muted"
      >
        {text(`role.${level}`)}
      </chakra.span>
    </chakra.p>
  );
}
