import { text } from '@campus/contracts/core/text';
import { otherDefaults } from '@campus/domain/effective-access/other-room-types';
import { shownOptions, webBoardOption } from '@campus/domain/room-permissions/offered';
import { offeredIn } from '@campus/domain/room-permissions/option-index';
import type { PermissionOption } from '@campus/domain/room-permissions/options';
import { resolvePermission } from '@campus/domain/room-permissions/resolve';
import type { PermissionScope } from '@campus/domain/room-permissions/scopes';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SearchBox } from '../../components/input/search-box.tsx';
import { withAccount } from '../../lib/account-address.ts';
import { guideAddress } from '../../lib/guide-address.ts';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { useConsole } from '../../lib/use-console.ts';
import { AccessEffect } from './access-effect.tsx';
import type { EditedCard } from './edited-card.ts';
import { Elsewhere, labelsFound } from './elsewhere.tsx';
import { PermissionRow, rowState } from './permission-row.tsx';
import { levelIn, type PlaceDraft } from './places.ts';
import { ResetButtons, type ResetChoice } from './reset-buttons.tsx';
import { SceneSelect } from './scene-select.tsx';
import type { Permissions } from './use-permissions.ts';
import { otherDefaultsText, theirsText } from './words.ts';

/** More rows than a window has room for; the others are drawn when these are on the screen. */
const firstRows = 12;

/** The permissions of a card: of the world, or of a room type and its scenes. */
export function CardEditor({
  card,
  scope,
  draft,
  drafts,
  busy,
  permissions,
  onScope,
  onChoose,
  onDecide,
  onOpenBoards,
  onHistory,
  onReset,
  onSave,
  onCancel,
}: {
  card: EditedCard;
  /** The edited scope: the card's own, or one of its scenes. */
  scope: PermissionScope;
  /** The choices in the edited scope. */
  draft: PlaceDraft | undefined;
  /** The choices in all scopes of the card. */
  drafts: readonly PlaceDraft[];
  /** Whether a save is under way. */
  busy: boolean;
  permissions: Permissions;
  onScope: (scope: PermissionScope) => void;
  /** Must stay the same function, so that rows that did not change are not drawn again. */
  onChoose: (id: string, level: Threshold) => void;
  onDecide: (id: string, whose: 'mine' | 'theirs') => void;
  onOpenBoards: () => void;
  onHistory: () => void;
  onReset: (choice: ResetChoice) => void;
  onSave: () => void;
  onCancel: () => void;
}) {
  const [search, setSearch] = useState('');
  const isOnScreen = useAfterPaint(true) === true;
  const drawsAll = isOnScreen || (draft?.conflicts ?? []).length > 0;
  const { state, stored, isChatbotAllowed, scenes } = permissions;
  if (!state || !stored) return null;
  const level = card.scope.kind === 'world' ? undefined : card.scope.level;
  const offered = [...offeredIn(stored.options, card.scope).values()];
  const options = shownOptions(offered, {
    ...{ device: card.device, worldBuildVersion: state.worldBuildVersion, isChatbotAllowed },
  });
  const rowOf = (option: PermissionOption) => {
    const request = { option, device: card.device, scope, explicit: levelIn(draft, option.id) };
    const others = scope.kind === 'world' ? otherDefaults(request, stored.index, stored.options.sets) : [];
    return { ...rowState(resolvePermission(request, stored.index)), others: otherDefaultsText(others) };
  };
  const labels = labelsFound(
    search,
    options.map(({ label }) => label),
  );
  const found = options.filter(({ label }) => labels.includes(label));
  return (
    <>
      <Dialog.Body display="grid" gap={3} alignContent="start">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
          <GuideLink />
          <Button size="xs" variant="outline" onClick={onHistory}>
            {text('roomPermissions.history')}
          </Button>
          {card.device === 'web' && offered.some(({ id }) => id === webBoardOption) && (
            <Button size="xs" variant="outline" onClick={onOpenBoards}>
              {text('roomPermissions.boards.open')}
            </Button>
          )}
        </chakra.div>
        {level !== undefined && (
          <SceneSelect
            type={card.name}
            level={level}
            scenes={scenes}
            gone={removedInstances(permissions, card)}
            instance={scope.kind === 'scene' ? scope.instance : null}
            onChoose={(instance) =>
              onScope(instance === null ? card.scope : { kind: 'scene', level, instance })
            }
          />
        )}
        {options.length > 0 && (
          <SearchBox
            wide
            label={text('roomPermissions.options.search')}
            value={search}
            onSearch={setSearch}
          />
        )}
        {options.length === 0 && <p role="status">{text('roomPermissions.noOptions')}</p>}
        {options.length > 0 && found.length === 0 && (
          <p role="status">{text('roomPermissions.options.none')}</p>
        )}
        <Elsewhere search={search} />
        <chakra.div display="grid" gap={2}>
          {found.slice(0, drawsAll ? found.length : firstRows).map((option) => (
            <PermissionRow
              key={option.id}
              option={option}
              highest={state.highest}
              {...rowOf(option)}
              theirs={theirsText(draft, option.id)}
              onChoose={onChoose}
              onDecide={onDecide}
              onOpenBoards={option.id === webBoardOption ? onOpenBoards : undefined}
            />
          ))}
        </chakra.div>
        <AccessEffect drafts={drafts} />
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" onClick={onCancel}>
          {text('action.cancel')}
        </Button>
        <ResetButtons
          isType={card.scope.kind !== 'world'}
          isScene={scope.kind === 'scene'}
          busy={busy}
          onReset={onReset}
        />
        <Button disabled={drafts.length === 0 || busy} onClick={onSave}>
          {text('roomPermissions.save')}
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** Opens the guide in a window of its own, because the editor has a draft. */
function GuideLink() {
  const { helpUrl } = useConsole();
  return (
    <chakra.a
      href={helpUrl || withAccount(guideAddress('roomPermissions'))}
      target="_blank"
      rel="noreferrer"
      justifySelf="start"
      color="accent.fg"
      fontWeight="medium"
      textStyle="sm"
      _hover={{ textDecoration: 'underline' }}
    >
      {text('roomPermissions.guide')}
    </chakra.a>
  );
}

/** The instances of the room type that have permissions although no room has them. */
function removedInstances({ stored, scenes }: Permissions, { device, scope }: EditedCard): number[] {
  if (scope.kind === 'world' || !stored) return [];
  const known = new Set(scenes.filter(({ level }) => level === scope.level).map(({ instance }) => instance));
  const records = [...stored.rooms.filter((record) => record.device === device), ...stored.boards];
  const set = records.flatMap(({ scope: other }) =>
    other.kind === 'scene' && other.level === scope.level && !known.has(other.instance)
      ? [other.instance]
      : [],
  );
  return [...new Set(set)];
}
