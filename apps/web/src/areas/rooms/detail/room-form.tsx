import { text } from '@campus/contracts/core/text';
import type { Room } from '@campus/domain/rooms/entries';
import { Switch } from '../../../components/input/switch.tsx';
import { useRooms } from '../rooms-context.ts';
import { AccessFields } from './access-fields.tsx';
import { CommonFields } from './common-fields.tsx';
import type { EntryForm } from './entry-form.ts';
import { FullRoomFields } from './full-room-fields.tsx';
import { LevelField } from './level-field.tsx';
import { OptionalFields } from './optional-fields.tsx';
import { PasscodeFields } from './passcode-fields.tsx';
import { SwitchRow } from './switch-row.tsx';
import { useOptionalFields } from './use-optional-fields.ts';
import { VisibilityField } from './visibility-field.tsx';

/** The fields of a room. */
export function RoomForm({ form }: { form: EntryForm<Room> }) {
  const { offers } = useRooms();
  const [isOpen, setIsOpen] = useOptionalFields();
  return (
    <>
      <CommonFields form={form} />
      <LevelField form={form} />
      <VisibilityField form={form} />
      <AccessFields
        form={form}
        groups={form.entry.groupAccess}
        onGroups={(groupAccess) => form.set({ groupAccess })}
      />
      {offers.passcodes && <PasscodeFields key={form.entry.id} form={form} />}
      <SwitchRow label={text('rooms.optional')}>
        {(id) => <Switch aria-labelledby={id} checked={isOpen} onChange={setIsOpen} />}
      </SwitchRow>
      {isOpen && (
        <>
          <OptionalFields form={form} />
          <FullRoomFields key={form.entry.id} form={form} />
        </>
      )}
    </>
  );
}
