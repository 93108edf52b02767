import { chakra } from '@chakra-ui/react/styled-system';
import { useAccount } from '../../shell/account.tsx';
import { useUser } from '../../shell/session.tsx';

/** Who the person is to the account. */
export function Facts() {
  const user = useUser();
  const account = useAccount();
  const facts = [
    ['Name', `${user.firstName} ${user.lastName}`.trim()],
    ['Display name', user.displayName],
    ['Email', user.email],
    ['Account', account.organizationName],
    ['Role', account.level],
  ] as const;
  return (
    <chakra.dl bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden" flexShrink={0}>
      {facts.map(([label, value]) => (
        <chakra.div
          key={label}
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '12rem 1fr' }}
          gap={{ base: 0.5, sm: 4 }}
          px={5}
          py={3}
          _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
        >
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd
            overflowWrap="anywhere"
            {...(label === 'Role' && { textTransform: 'capitalize' as const })}
          >
            <bdi>{value}</bdi>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
