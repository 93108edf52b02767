import { text } from '@campus/contracts/core/text';
import type { EditedFields } from '@campus/domain/room-permissions/edited-fields';
import { resolvePermission } from '@campus/domain/room-permissions/resolve';
import type { PermissionScope } from '@campus/domain/room-permissions/scopes';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { accessLevels } from '@campus/domain/room-permissions/web-boards';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { BoardsEffect } from './access-effect.tsx';
import { BoardFields } from './board-fields.tsx';
import type { EditedCard } from './edited-card.ts';
import { PermissionRow, rowState } from './permission-row.tsx';
import { levelIn, type PlaceDraft, storedFields } from './places.ts';
import { ResetButtons, type ResetChoice } from './reset-buttons.tsx';
import type { Permissions } from './use-permissions.ts';
import { theirsText } from './words.ts';

/** The permissions of web boards in the scope that is edited (RPM-025 to 032). */
export function BoardsEditor({
  card,
  scope,
  draft,
  busy,
  permissions,
  onChoose,
  onDecide,
  onBack,
  onReset,
  onSave,
}: {
  card: EditedCard;
  scope: PermissionScope;
  draft: PlaceDraft | undefined;
  /** Whether a save is under way. */
  busy: boolean;
  permissions: Permissions;
  /** Must stay the same function, so that rows that did not change are not drawn again. */
  onChoose: (field: string, value: Threshold | string) => void;
  onDecide: (field: string, whose: 'mine' | 'theirs') => void;
  onBack: () => void;
  onReset: (choice: ResetChoice) => void;
  onSave: (draft: PlaceDraft) => void;
}) {
  const { state, stored } = permissions;
  if (!state || !stored) return null;
  const fields: EditedFields = draft?.value ?? storedFields(permissions, { part: 'boards', scope }) ?? {};
  const row = (option: (typeof state.webBoardOptions)[number]) => (
    <PermissionRow
      key={option.id}
      option={option}
      highest={state.highest}
      {...rowState(
        resolvePermission(
          { option, device: card.device, scope, explicit: levelIn(draft, option.id) },
          stored.boardIndex,
        ),
      )}
      theirs={theirsText(draft, option.id)}
      onChoose={onChoose}
      onDecide={onDecide}
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
            <BoardFields fields={fields} draft={draft} onChange={onChoose} onDecide={onDecide} />
          </Part>
        )}
        <BoardsEffect draft={draft} />
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" onClick={onBack}>
          {text('roomPermissions.boards.back')}
        </Button>
        <ResetButtons
          isType={card.scope.kind !== 'world'}
          isScene={scope.kind === 'scene'}
          busy={busy}
          onReset={onReset}
        />
        <Button disabled={!draft || busy} onClick={() => draft && onSave(draft)}>
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
