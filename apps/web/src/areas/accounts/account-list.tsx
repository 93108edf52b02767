import type { AccountSummary } from '@campus/contracts/accounts';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';

/** Accounts to choose from. */
export function AccountList({
  accounts,
  onEnter,
}: {
  accounts: readonly AccountSummary[];
  onEnter: (accountId: string) => void;
}) {
  return (
    <chakra.ul aria-label="Accounts" borderWidth="1px" borderRadius="lg" overflow="hidden">
      {accounts.map((account) => (
        <chakra.li key={account.id} _notFirst={{ borderTopWidth: '1px' }}>
          <AccountButton type="button" onClick={() => onEnter(account.id)}>
            <chakra.span flex="1" minW={0}>
              <chakra.span display="block" fontWeight="medium" truncate>
                <bdi>{account.organizationName}</bdi>
              </chakra.span>
              <chakra.span display="block" textStyle="xs" color="fg.muted" truncate>
                <chakra.span textTransform="capitalize">{account.level}</chakra.span>
                {account.worldName && <bdi> · {account.worldName}</bdi>}
              </chakra.span>
            </chakra.span>
            <ChevronRight size={16} aria-hidden />
          </AccountButton>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const AccountButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    w: 'full',
    px: 4,
    py: 2.5,
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { color: 'fg.subtle', flexShrink: 0 },
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
