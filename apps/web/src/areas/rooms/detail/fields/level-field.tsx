import { text } from '@campus/contracts/core/text';
import { levelWarning, offeredLevels } from '@campus/domain/rooms/choices';
import type { Room } from '@campus/domain/rooms/entries';
import { placeholderLevel } from '@campus/domain/rooms/entries';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LoadingOrError } from '../../../../components/feedback/loading-or-error.tsx';
import type { EntryForm } from '../drafts/entry-form.ts';
import { DraftSelect, DraftText } from './draft-fields.tsx';
import { hasPicture, LevelDialog } from './level-dialog.tsx';
import { LevelPicture } from './level-picture.tsx';
import { useLevels } from './use-levels.ts';

/** The level that a room is a copy of, with its picture, and which copy it is. */
export function LevelField({ form }: { form: EntryForm<Room> }) {
  const { levels, supported, error, retry } = useLevels();
  const [showsPictures, setShowsPictures] = useState(false);
  const { levelName } = form.entry;
  if (!levels)
    return (
      <LoadingOrError
        error={error}
        sentence={(reason) => text('rooms.levels.failed', { reason })}
        onRetry={retry}
      />
    );
  const offered = offeredLevels(levels);
  const isChosen = levelName !== placeholderLevel && levelName !== '';
  const warning = isChosen ? levelWarning(levelName, supported) : undefined;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 9rem' }}
      gap={4}
      alignItems="start"
    >
      <chakra.div display="grid" gap={4}>
        {offered.length === 0 && (
          <chakra.p color="fg.muted" textStyle="sm">
            {text('rooms.level.none')}
          </chakra.p>
        )}
        <DraftSelect
          label={text('rooms.field.levelName')}
          required
          help={warning && text(warning)}
          error={form.errorOf('levelName')}
          value={isChosen ? levelName : ''}
          options={[
            ...(isChosen ? [] : [{ value: '', label: text('rooms.level.choose') }]),
            ...offered.map(({ name, friendlyName }) => ({ value: name, label: friendlyName || name })),
          ]}
          onChange={(name) => form.set({ levelName: name })}
        />
        {offered.some(hasPicture) && (
          <Button size="sm" variant="outline" justifySelf="start" onClick={() => setShowsPictures(true)}>
            {text('rooms.level.byPicture')}
          </Button>
        )}
        <InstanceField form={form} />
      </chakra.div>
      <LevelPicture level={levels.find(({ name }) => name === levelName)} />
      {showsPictures && (
        <LevelDialog
          levels={offered}
          chosen={levelName}
          onChoose={(name) => form.set({ levelName: name })}
          onClose={() => setShowsPictures(false)}
        />
      )}
    </chakra.div>
  );
}

function InstanceField({ form }: { form: EntryForm<Room> }) {
  return (
    <DraftText
      label={text('rooms.field.instance')}
      help={text('rooms.field.instance.help')}
      type="number"
      value={form.entry.instance === null ? '' : String(form.entry.instance)}
      error={form.errorOf('instance')}
      onChange={(value) => form.set({ instance: value === '' ? null : Number(value) })}
    />
  );
}
