import { text } from '@campus/contracts/core/text';
import { type BoardIds, boardFields } from '@campus/domain/room-permissions/boards';
import { resolvePermission } from '@campus/domain/room-permissions/resolve';
import { type PermissionScope, sameScope } from '@campus/domain/room-permissions/scopes';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { accessLevels } from '@campus/domain/room-permissions/web-boards';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { BoardsEffect } from './access-effect.tsx';
import { BoardFields, type BoardTexts, boardsIn, textsOf } from './board-fields.tsx';
import { noChoices, withChoice } from './choices.ts';
import type { BoardsEdit, Choices, EditedCard } from './edited-card.ts';
import { PermissionRow, rowState } from './permission-row.tsx';
import { ResetButtons, type ResetChoice } from './reset-buttons.tsx';
import type { Permissions } from './use-permissions.ts';

/** The permissions of web boards in the scope that is edited (RPM-025 to 032). */
export function BoardsEditor({
  card,
  scope,
  permissions: { state, stored },
  onBack,
  onReset,
  onSave,
}: {
  card: EditedCard;
  scope: PermissionScope;
  permissions: Permissions;
  onBack: () => void;
  onReset: (choice: ResetChoice) => void;
  onSave: (edit: BoardsEdit) => void;
}) {
  const [choices, setChoices] = useState(noChoices);
  // As they were when the editor was opened: a field that another person changes then is no edit of this person.
  const [before] = useState(() => stored?.boards.find((one) => sameScope(one.scope, scope))?.boards);
  const [texts, setTexts] = useState<BoardTexts>(() => textsOf(before));
  const own = stored?.boards.find((one) => sameScope(one.scope, scope))?.values;
  const choose = useCallback(
    (id: string, level: Threshold) =>
      setChoices((chosen) => withChoice(chosen, { id, level, stored: own?.[id] })),
    [own],
  );
  const edit = useMemo(() => editOf(choices, texts, before), [choices, texts, before]);
  if (!state || !stored) return null;
  const row = (option: (typeof state.webBoardOptions)[number]) => (
    <PermissionRow
      key={option.id}
      option={option}
      highest={state.highest}
      {...rowState(
        resolvePermission(
          { option, device: card.device, scope, explicit: choices.values[option.id] },
          stored.boardIndex,
        ),
      )}
      onChoose={choose}
    />
  );
  const isAccess = ({ id }: { id: string }) => accessLevels.includes(id);
  return (
    <>
      <Dialog.Body display="grid" gap={4} alignContent="start">
        <Part title={text('roomPermissions.boards.access')}>
          {state.webBoardOptions.filter(isAccess).map(row)}
        </Part>
        <Part title={text('roomPermissions.boards.others')}>
          {state.webBoardOptions.filter((option) => !isAccess(option)).map(row)}
        </Part>
        {scope.kind !== 'world' && (
          <Part title={text('roomPermissions.boards.individual')}>
            <BoardFields texts={texts} onChange={setTexts} />
          </Part>
        )}
        <BoardsEffect scope={scope} edit={edit} />
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" onClick={onBack}>
          {text('roomPermissions.boards.back')}
        </Button>
        <ResetButtons
          isType={card.scope.kind !== 'world'}
          isScene={scope.kind === 'scene'}
          onReset={onReset}
        />
        <Button disabled={!edit} onClick={() => edit && onSave(edit)}>
          {text('roomPermissions.save')}
        </Button>
      </Dialog.Footer>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section display="grid" gap={2}>
      <chakra.h3 textStyle="sm" fontWeight="semibold">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

/** The changes to save; undefined if there are none. */
function editOf(choices: Choices, texts: BoardTexts, before: BoardIds = {}): BoardsEdit | undefined {
  const boards = editedBoards(texts, textsOf(before));
  const isDirty = Object.keys(choices.values).length > 0 || Object.keys(boards).length > 0;
  return isDirty ? { ...choices, boards, baseBoards: copyOf(before) } : undefined;
}

function copyOf(boards: BoardIds): BoardsEdit['baseBoards'] {
  return Object.fromEntries(Object.entries(boards).map(([field, ids]) => [field, [...ids]]));
}

/** The fields whose boards differ, as lists; those that are disabled are blank. */
function editedBoards(texts: BoardTexts, before: BoardTexts): BoardsEdit['boards'] {
  const changed = boardFields.filter(
    (field) => boardsIn(texts, field).join() !== boardsIn(before, field).join(),
  );
  return Object.fromEntries(changed.map((field) => [field, boardsIn(texts, field)]));
}
