import { noun, text } from '@campus/contracts/core/text';
import type { PermissionScope } from '@campus/domain/room-permissions/scopes';
import { chakra } from '@chakra-ui/react/styled-system';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { formatCount } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import type { ResetPlan } from './reset-plan.ts';

/** Asks before permissions are deleted, and names how many there are in which scopes. */
export function ResetDialog({
  plan,
  name,
  nameOf,
  onConfirm,
  onClose,
}: {
  plan: ResetPlan;
  /** The scope of the reset. */
  name: string;
  nameOf: (scope: PermissionScope) => string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { organizationName } = useAccount();
  const total = plan.records.reduce((sum, { count }) => sum + count, 0);
  const whole = plan.choice === 'all' ? text('roomPermissions.reset.whole', { type: name }) : name;
  return (
    <ConfirmDialog
      danger
      title={text('roomPermissions.reset.title', { name: whole })}
      message={text('roomPermissions.reset.message', {
        count: formatCount(total, noun('noun.permission')),
        account: organizationName,
      })}
      confirmText={text('roomPermissions.reset')}
      onConfirm={async () => onConfirm()}
      onClose={onClose}
    >
      <chakra.ul mt={3} ps={5} maxH="12rem" overflowY="auto" textStyle="sm">
        {plan.records.map(({ scope, device, count }) => (
          <chakra.li key={`${device} ${nameOf(scope)}`} overflowWrap="anywhere">
            {text('roomPermissions.reset.scope', {
              scope: nameOf(scope),
              device: text(
                device === 'boards' ? 'roomPermissions.boards.device' : `roomPermissions.device.${device}`,
              ),
              count: formatCount(count, noun('noun.permission')),
            })}
          </chakra.li>
        ))}
      </chakra.ul>
    </ConfirmDialog>
  );
}
