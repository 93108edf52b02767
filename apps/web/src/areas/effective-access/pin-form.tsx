import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { AccessConfiguration } from '@campus/contracts/effective-access/configuration';
import { pinnedRoles } from '@campus/domain/effective-access/pins';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { type StateProps, targetOf } from './access-state.ts';
import { TargetFields } from './target-fields.tsx';

/** The form that pins a rule: a role, "can" or "can never", and a target. */
export function PinForm({ configuration, ...props }: StateProps & { configuration: AccessConfiguration }) {
  const { id: accountId } = useAccount();
  const [role, setRole] = useState<(typeof pinnedRoles)[number]>('member');
  const [can, setCan] = useState(false);
  const utils = trpc.useUtils();
  const add = useSave(trpc.effectiveAccess.addPin, {
    done: ({ pin: { sentence, reasons } }) =>
      text('effectiveAccess.pins.added', { sentence: reasonText({ reason: sentence, reasons }) }),
    refresh: () => utils.effectiveAccess.pins.invalidate({ accountId }),
  });
  const target = targetOf(props.state, configuration);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
      <FilterSelect
        label={text('effectiveAccess.pins.role')}
        value={role}
        options={pinnedRoles.map((value) => ({ value, label: text(`effectiveAccess.people.${value}`) }))}
        onChange={(value) => setRole(pinnedRoles.find((known) => known === value) ?? 'member')}
      />
      <FilterSelect
        label={text('effectiveAccess.pins.verb')}
        value={String(can)}
        options={[
          { value: 'false', label: text('effectiveAccess.pins.never') },
          { value: 'true', label: text('effectiveAccess.pins.can') },
        ]}
        onChange={(value) => setCan(value === 'true')}
      />
      <TargetFields
        {...props}
        configuration={configuration}
        anywhere={text('effectiveAccess.target.everywhere')}
      />
      <BusyButton
        busy={add.isPending}
        size="sm"
        disabled={!target}
        onClick={() => target && add.mutate({ accountId, role, can, target })}
      >
        {text('effectiveAccess.pins.add')}
      </BusyButton>
    </chakra.div>
  );
}
