import { text } from '@campus/contracts/core/text';
import { Menu } from '@chakra-ui/react/menu';
import { MenuButton } from '../../../../components/input/menu-button.tsx';

/** Begins a room or a command. */
export function AddMenu({ onAdd }: { onAdd: (kind: 'room' | 'command') => void }) {
  return (
    <MenuButton label={text('rooms.add')} onSelect={(value) => onAdd(value === 'room' ? 'room' : 'command')}>
      <Menu.Item value="room">{text('rooms.add.room')}</Menu.Item>
      <Menu.Item value="command">{text('rooms.add.command')}</Menu.Item>
    </MenuButton>
  );
}
