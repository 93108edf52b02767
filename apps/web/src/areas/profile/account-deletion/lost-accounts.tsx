import { text } from '@campus/contracts/core/text';
import type { Level } from '@campus/domain/access/levels';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from '../../../components/feedback/notice.tsx';

interface LostAccount {
  id: string;
  organizationName: string;
  level: Level;
  lastOwner: boolean;
}

/**
 * The accounts that the person would lose, or those that would be left without an owner and what to do about
 * it.
 */
export function LostAccounts({ accounts }: { accounts: readonly LostAccount[] }) {
  const stuck = accounts.filter(({ lastOwner }) => lastOwner);
  if (stuck.length > 0)
    return (
      <Notice tone="warning">
        <chakra.p fontWeight="medium">{text('profile.delete.obstacle')}</chakra.p>
        {stuck.map(({ id, organizationName }) => (
          <p key={id}>{text('profile.delete.lastOwner', { account: organizationName })}</p>
        ))}
        <chakra.p mt={1} textStyle="sm">
          {text('profile.delete.obstacle.help')}
        </chakra.p>
      </Notice>
    );
  return (
    <div>
      <Dialog.Description>{lossOf(accounts.length)}</Dialog.Description>
      {accounts.length > 0 && (
        <chakra.ul
          my={2}
          maxH="11rem"
          overflowY="auto"
          listStyleType="none"
          borderWidth="1px"
          borderRadius="md"
          textStyle="sm"
        >
          {accounts.map(({ id, organizationName, level }) => (
            <Lost key={id}>
              <chakra.span fontWeight="medium">
                <bdi>{organizationName}</bdi>
              </chakra.span>
              <chakra.span color="fg.muted">{text(`role.${level}`)}</chakra.span>
            </Lost>
          ))}
        </chakra.ul>
      )}
      <p>{text('profile.delete.gone')}</p>
    </div>
  );
}

function lossOf(accounts: number): string {
  if (accounts === 0) return text('profile.delete.losesNone');
  return text(accounts === 1 ? 'profile.delete.losesOne' : 'profile.delete.loses');
}

const Lost = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 3,
    px: 3,
    py: 1.5,
    _notFirst: { borderTopWidth: '1px', borderColor: 'border.subtle' },
  },
});
