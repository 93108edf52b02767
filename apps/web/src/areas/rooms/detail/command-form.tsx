import { text } from '@campus/contracts/core/text';
import { offeredLevels } from '@campus/domain/rooms/choices';
import { isCommandType, withTargetRoom, withType } from '@campus/domain/rooms/commands';
import { type Command, commandTypes, type Entry, type Room } from '@campus/domain/rooms/entries';
import { closedFields } from '@campus/domain/rooms/own-level';
import { useRooms } from '../rooms-context.ts';
import type { EntryForm } from './drafts/entry-form.ts';
import { AccessFields } from './fields/access-fields.tsx';
import { ClosedFields } from './fields/closed-fields.tsx';
import { CommonFields } from './fields/common-fields.tsx';
import { DraftSelect, DraftText } from './fields/draft-fields.tsx';
import { EntryText } from './fields/entry-text.tsx';
import { NotesField } from './fields/notes-field.tsx';
import { LocationField, TargetRoomField } from './fields/target-fields.tsx';
import { useLevels } from './fields/use-levels.ts';

/** The fields of a command. What it points at depends on its type. */
export function CommandForm({ form, stored }: { form: EntryForm<Command>; stored: Entry }) {
  const { entry } = form;
  const { access } = closedFields(useRooms().reserved, stored);
  const { commandType } = entry;
  return (
    <>
      <CommonFields form={form} />
      <DraftSelect
        label={text('rooms.field.commandType')}
        required
        error={form.errorOf('commandType')}
        value={commandType}
        options={[
          ...(commandType === '' ? [{ value: '', label: text('rooms.command.choose') }] : []),
          ...commandTypes.map((type) => ({ value: type, label: text(`rooms.command.${type}`) })),
        ]}
        onChange={(type) => {
          if (!isCommandType(type)) return;
          form.set(withType(entry, type));
          form.setTargetRoom(undefined);
        }}
      />
      {(commandType === 'load' || commandType === 'loadt') && <LevelTarget form={form} />}
      {(commandType === 'loadt' || commandType === 'tele') && (
        <LocationField
          label={text('rooms.field.targetLocation')}
          level={commandType === 'loadt' ? entry.targetLevel : ''}
          value={entry.targetLocation}
          error={form.errorOf('targetLocation')}
          onChange={(targetLocation) => form.set({ targetLocation })}
        />
      )}
      {commandType === 'tele' && <CurrentLevel form={form} />}
      <ClosedFields reason={access}>
        <AccessFields form={form} />
      </ClosedFields>
      <EntryText form={form} field="guiVersion" help={text('rooms.field.guiVersion.help')} />
      <EntryText form={form} field="voiceIP" help={text('rooms.field.voiceIP.help')} />
      <NotesField form={form} />
    </>
  );
}

/** A room to lead to, or a level and an instance of it. */
function LevelTarget({ form }: { form: EntryForm<Command> }) {
  const { levels = [] } = useLevels();
  const { entry } = form;
  const lead = (patch: Partial<Command>, room?: Room) => {
    form.set(patch);
    form.setTargetRoom(room);
  };
  return (
    <>
      <TargetRoomField
        label={text('rooms.field.targetRoom')}
        level={entry.targetLevel}
        instance={entry.targetInstance}
        onChoose={(room) => lead(withTargetRoom(entry, room), room)}
      />
      <DraftSelect
        label={text('rooms.field.targetLevel')}
        error={form.errorOf('targetLevel')}
        value={entry.targetLevel}
        options={[
          ...(entry.targetLevel === '' ? [{ value: '', label: text('rooms.level.choose') }] : []),
          ...offeredLevels(levels).map(({ name, friendlyName }) => ({
            value: name,
            label: friendlyName || name,
          })),
        ]}
        onChange={(targetLevel) => lead({ targetLevel, targetLocation: '' })}
      />
      <DraftText
        label={text('rooms.field.targetInstance')}
        type="number"
        value={entry.targetInstance === null ? '' : String(entry.targetInstance)}
        error={form.errorOf('targetInstance')}
        onChange={(value) => lead({ targetInstance: value === '' ? null : Number(value) })}
      />
    </>
  );
}

/** The level in which a command is of use. */
function CurrentLevel({ form }: { form: EntryForm<Command> }) {
  const { levels = [] } = useLevels();
  return (
    <DraftSelect
      label={text('rooms.field.currentLevel')}
      value={form.entry.currentLevel}
      options={[
        { value: '', label: text('rooms.currentLevel.any') },
        ...levels.map(({ name, friendlyName }) => ({ value: name, label: friendlyName || name })),
      ]}
      onChange={(currentLevel) => form.set({ currentLevel })}
    />
  );
}
