import type { AccountSummary } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { RowMenu } from '../../components/data-table/row-menu.tsx';
import type { MenuAction } from '../../components/input/action-menu.tsx';

/** Accounts to choose from. */
export function AccountList({
  accounts,
  actions,
  onEnter,
}: {
  accounts: readonly AccountSummary[];
  /** More actions on an account. */
  actions?: (account: AccountSummary) => readonly MenuAction[];
  onEnter: (accountId: string) => void;
}) {
  return (
    <chakra.ul aria-label={text('accounts.title')} borderWidth="1px" borderRadius="lg" overflow="hidden">
      {accounts.map((account) => (
        <chakra.li
          key={account.id}
          display="flex"
          alignItems="center"
          _notFirst={{ borderTopWidth: '1px' }}
          _hover={{ bg: 'bg.hover' }}
        >
          <AccountButton type="button" onClick={() => onEnter(account.id)}>
            <chakra.span flex="1" minW={0}>
              <chakra.span display="block" fontWeight="medium" truncate>
                <bdi>{account.organizationName}</bdi>
              </chakra.span>
              <chakra.span display="block" textStyle="xs" color="fg.muted" truncate>
                {text(`role.${account.level}`)}
                {account.worldName && <bdi>{` · ${account.worldName}`}</bdi>}
              </chakra.span>
            </chakra.span>
            <ChevronRight size={16} aria-hidden />
          </AccountButton>
          {actions && (
            <chakra.span pe={3}>
              <RowMenu
                label={text('accounts.actions', { account: account.organizationName })}
                actions={actions(account)}
                tabIndex={0}
              />
            </chakra.span>
          )}
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
    flex: '1',
    minW: 0,
    px: 4,
    py: 2.5,
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { color: 'fg.subtle', flexShrink: 0 },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
