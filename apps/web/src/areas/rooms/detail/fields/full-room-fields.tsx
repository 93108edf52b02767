import { text } from '@campus/contracts/core/text';
import type { Room } from '@campus/domain/rooms/entries';
import { type OverflowTarget, overflowCommand, overflowTarget } from '@campus/domain/rooms/overflow';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { EntryForm } from '../drafts/entry-form.ts';
import { DraftArea, DraftSelect, DraftText } from './draft-fields.tsx';
import { FormSection } from './form-section.tsx';
import { LocationField, TargetRoomField } from './target-fields.tsx';

const types = ['load', 'loadt', 'tele'] as const;
const nowhere: OverflowTarget = { type: 'load', level: '', location: '', instance: null };

/** The message of a full room, and the place to which it sends people. */
export function FullRoomFields({ form }: { form: EntryForm<Room> }) {
  const { hardUserLimitOptions: full } = form.entry;
  const set = (patch: Partial<Room['hardUserLimitOptions']>) =>
    form.set({ hardUserLimitOptions: { ...full, ...patch } });
  return (
    <FormSection title={text('rooms.section.full')}>
      <DraftText
        label={text('rooms.field.full.title')}
        value={full.dialogTitle}
        error={form.errorOf('hardUserLimitOptions.dialogTitle')}
        onChange={(dialogTitle) => set({ dialogTitle })}
      />
      <DraftArea
        label={text('rooms.field.full.message')}
        value={full.dialogMessage}
        error={form.errorOf('hardUserLimitOptions.dialogMessage')}
        onChange={(dialogMessage) => set({ dialogMessage })}
      />
      <Overflow command={full.command} onChange={(command) => set({ command })} />
      {form.errorOf('hardUserLimitOptions.command')}
    </FormSection>
  );
}

/**
 * The place to which a full room sends people. A choice sets the command; a command written by hand stays until a
 * choice is made. A choice that is not complete yet is kept here, until the command is another one, such as after a
 * discard.
 */
function Overflow({ command, onChange }: { command: string; onChange: (command: string) => void }) {
  const [chosen, setChosen] = useState<OverflowTarget>();
  const isCurrent = chosen !== undefined && overflowCommand(chosen) === command;
  const target = isCurrent ? chosen : overflowTarget(command);
  const choose = (next: OverflowTarget | undefined) => {
    setChosen(next);
    onChange(next ? overflowCommand(next) : '');
  };
  const isByHand = command !== '' && !target;
  return (
    <>
      <DraftSelect
        label={text('rooms.field.full.lead')}
        value={isByHand ? 'other' : (target?.type ?? '')}
        options={[
          { value: '', label: text('rooms.full.none') },
          ...types.map((type) => ({ value: type, label: text(`rooms.full.${type}`) })),
          ...(isByHand ? [{ value: 'other', label: text('rooms.full.other') }] : []),
        ]}
        onChange={(value) => {
          const type = types.find((known) => known === value);
          choose(type && { ...nowhere, type });
        }}
      />
      {target && target.type !== 'tele' && (
        <TargetRoomField
          label={text('rooms.field.full.room')}
          level={target.level}
          instance={target.instance}
          onChoose={({ levelName, instance }) =>
            choose({ ...target, level: levelName, instance, location: '' })
          }
        />
      )}
      {target && target.type !== 'load' && (
        <LocationField
          level={target.type === 'tele' ? '' : target.level}
          value={target.location}
          onChange={(location) => choose({ ...target, location })}
        />
      )}
      {command !== '' && (
        <chakra.p role="status" color="fg.muted" textStyle="xs" overflowWrap="anywhere">
          {text('rooms.full.command', { command })}
        </chakra.p>
      )}
    </>
  );
}
