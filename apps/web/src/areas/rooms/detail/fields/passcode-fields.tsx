import { text } from '@campus/contracts/core/text';
import type { Room } from '@campus/domain/rooms/entries';
import { refusePasscodesRead } from '@campus/domain/rooms/own-level';
import { enablePasscodes } from '@campus/domain/rooms/visibility';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { Loading } from '../../../../components/feedback/loading.tsx';
import { Switch } from '../../../../components/input/switch.tsx';
import { useRooms } from '../../rooms-context.ts';
import type { EntryForm } from '../drafts/entry-form.ts';
import { DraftText } from './draft-fields.tsx';
import { FormSection } from './form-section.tsx';
import { SwitchRow } from './switch-row.tsx';
import { useStoredPasscodes } from './use-stored-passcodes.ts';

/** Whether a room asks for a passcode, and which ones open it. */
export function PasscodeFields({ form }: { form: EntryForm<Room> }) {
  const [asks, setAsks] = useState<'rooms.passcodes.hides' | 'rooms.passcodes.hides.web'>();
  const { entry } = form;
  const isHidden = refusePasscodesRead(useRooms().reserved.level, entry) !== undefined;
  const enable = () => {
    const { visibleOn } = enablePasscodes(entry);
    form.set({ visibleOn });
    form.setPasscodes(['', '']);
  };
  const change = (on: boolean) => {
    if (!on) return form.setPasscodes([]);
    const { asks: question } = enablePasscodes(entry);
    if (question) setAsks(question);
    else enable();
  };
  return (
    <FormSection title={text('rooms.section.passcodes')}>
      <SwitchRow label={text('rooms.passcodes.enable')}>
        {(id) => <Switch aria-labelledby={id} checked={entry.hasPasscodes} onChange={change} />}
      </SwitchRow>
      {entry.hasPasscodes && !isHidden && <Passcodes form={form} />}
      {asks && (
        <ConfirmDialog
          title={text('rooms.passcodes.hides.title', { name: entry.name })}
          message={text(asks)}
          confirmText={text('rooms.passcodes.hides.confirm')}
          onConfirm={async () => enable()}
          onClose={() => setAsks(undefined)}
        />
      )}
    </FormSection>
  );
}

function Passcodes({ form }: { form: EntryForm<Room> }) {
  const stored = useStoredPasscodes(form.entry.id, form.passcodes === undefined);
  if (form.passcodes === undefined && !stored.data)
    return stored.error ? (
      <ErrorState
        error={stored.error}
        sentence={(reason) => text('rooms.passcodes.failed', { reason })}
        onRetry={() => void stored.refetch()}
      />
    ) : (
      <Loading />
    );
  const [one = '', two = ''] = form.passcodes ?? stored.data?.passcodes ?? [];
  return (
    <>
      <DraftText
        label={text('rooms.passcode.one')}
        required
        help={text('rooms.passcode.rules')}
        value={one}
        error={form.errorOf('passcodes.0')}
        onChange={(value) => form.setPasscodes([value, two])}
      />
      <DraftText
        label={text('rooms.passcode.two')}
        help={one === '' ? text('rooms.passcode.two.help') : undefined}
        disabled={one === ''}
        value={two}
        error={form.errorOf('passcodes.1')}
        onChange={(value) => form.setPasscodes([one, value])}
      />
    </>
  );
}
