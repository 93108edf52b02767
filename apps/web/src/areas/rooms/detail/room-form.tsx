import { text } from '@campus/contracts/core/text';
import type { Entry, Room } from '@campus/domain/rooms/entries';
import { closedFields } from '@campus/domain/rooms/own-level';
import { Switch } from '../../../components/input/switch.tsx';
import { useRooms } from '../rooms-context.ts';
import type { EntryForm } from './drafts/entry-form.ts';
import { AccessFields } from './fields/access-fields.tsx';
import { ClosedFields } from './fields/closed-fields.tsx';
import { CommonFields } from './fields/common-fields.tsx';
import { FullRoomFields } from './fields/full-room-fields.tsx';
import { LevelField } from './fields/level-field.tsx';
import { OptionalFields } from './fields/optional-fields.tsx';
import { PasscodeFields } from './fields/passcode-fields.tsx';
import { SwitchRow } from './fields/switch-row.tsx';
import { useOptionalFields } from './fields/use-optional-fields.ts';
import { VisibilityField } from './fields/visibility-field.tsx';

/** The fields of a room. */
export function RoomForm({ form, stored }: { form: EntryForm<Room>; stored: Entry }) {
  const { offers, reserved } = useRooms();
  const { access, scene } = closedFields(reserved, stored);
  const [isOpen, setIsOpen] = useOptionalFields(form);
  return (
    <>
      <CommonFields form={form} />
      <ClosedFields reason={scene}>
        <LevelField form={form} />
      </ClosedFields>
      <VisibilityField form={form} />
      <ClosedFields reason={access}>
        <AccessFields
          form={form}
          groups={form.entry.groupAccess}
          onGroups={(groupAccess) => form.set({ groupAccess })}
        />
        {offers.passcodes && <PasscodeFields key={form.entry.id} form={form} />}
      </ClosedFields>
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
