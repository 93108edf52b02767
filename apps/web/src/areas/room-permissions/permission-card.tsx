import { noun, text } from '@campus/contracts/core/text';
import { offeredIn } from '@campus/domain/room-permissions/option-index';
import { recordOf } from '@campus/domain/room-permissions/records';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import type { EditedCard } from './edited-card.ts';
import type { Stored } from './use-permissions.ts';
import { levelText } from './words.ts';

/**
 * The world or a room type. Hovering it, or focusing its button by keyboard, lists the permissions that apply there
 * (RPM-009 to 011). A dialog that returns the focus after a click does not.
 */
export function PermissionCard({
  card,
  about,
  stored,
  isChanged,
  onEdit,
}: {
  card: EditedCard;
  about: string;
  stored: Stored;
  /** Whether it has unsaved choices. */
  isChanged: boolean;
  onEdit: () => void;
}) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const show = () => setIsShown(true);
  const hide = () => setIsShown(false);
  return (
    <Frame
      aria-labelledby={id}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      <chakra.div display="flex" alignItems="start" justifyContent="space-between" gap={3}>
        <chakra.div minW={0}>
          <chakra.h2 id={id} textStyle="heading" overflowWrap="anywhere">
            {card.name}
          </chakra.h2>
          <chakra.p mt={0.5} color="fg.muted" textStyle="sm">
            {about}
          </chakra.p>
          {isChanged && (
            <chakra.p mt={0.5} textStyle="sm" fontWeight="medium">
              {text('roomPermissions.source.explicit')}
            </chakra.p>
          )}
        </chakra.div>
        <Button
          size="sm"
          variant="outline"
          aria-label={text('roomPermissions.edit.of', { type: card.name })}
          aria-describedby={isShown ? `${id}-applied` : undefined}
          onClick={onEdit}
        >
          {text('roomPermissions.edit')}
        </Button>
      </chakra.div>
      {isShown && (
        <Panel id={`${id}-applied`}>
          <Applied card={card} stored={stored} />
        </Panel>
      )}
    </Frame>
  );
}

function Applied({ card: { device, scope }, stored }: { card: EditedCard; stored: Stored }) {
  const values = Object.entries(recordOf(stored.index, device, scope)?.values ?? {});
  const level = scope.kind === 'world' ? undefined : scope.level;
  const scenes = stored.rooms.filter(
    (record) => record.device === device && record.scope.kind === 'scene' && record.scope.level === level,
  ).length;
  const { options } = stored;
  const labelOf = (id: string) => (offeredIn(options, scope).get(id) ?? options.world.get(id))?.label ?? id;
  return (
    <>
      {values.length === 0 && <p>{text('roomPermissions.none')}</p>}
      {values.length > 0 && (
        <>
          <chakra.p fontWeight="medium">{text('roomPermissions.applied')}</chakra.p>
          <chakra.ul listStyleType="none">
            {values.map(([id, value]) => (
              <li key={id}>{`${labelOf(id)}: ${levelText(value)}`}</li>
            ))}
          </chakra.ul>
        </>
      )}
      {scenes > 0 && (
        <chakra.p mt={1} color="fg.muted">
          {text('roomPermissions.appliedIn', { scenes: formatCount(scenes, noun('noun.scene')) })}
        </chakra.p>
      )}
    </>
  );
}

const Frame = chakra('section', {
  base: {
    position: 'relative',
    px: 5,
    py: 4,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
  },
});

/** Touches the card, so that the pointer can move into it. */
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '-1px',
    top: '100%',
    zIndex: 'dropdown',
    px: 5,
    py: 3,
    maxH: '16rem',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    textStyle: 'sm',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'md',
  },
});
