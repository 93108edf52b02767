import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, CircleHelp, Clock, CornerDownLeft, RotateCw } from 'lucide-react';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { Tooltip } from '../../components/feedback/tooltip.tsx';
import { senderAction } from './sender-words.ts';
import type { SenderState } from './use-sender.ts';

const signs = {
  Success: { icon: CircleCheck, color: 'fg.success' },
  Pending: { icon: Clock, color: 'fg.warning' },
  Failed: { icon: CircleAlert, color: 'fg.error' },
  Unlisted: { icon: CircleHelp, color: 'fg.error' },
  Typing: { icon: CornerDownLeft, color: 'accent.fg' },
  Unknown: { icon: RotateCw, color: 'fg.error' },
} as const;

/** The state of the sender as an icon at the end of its field. It is a button if there is an action. */
export function SenderSign({ state, onPress }: { state: SenderState; onPress: () => void }) {
  if (state === 'Loading') return <Spinner color="fg.muted" m={1} />;
  const { icon: Icon, color } = signs[state];
  const action = senderAction(state);
  if (action === undefined)
    return (
      <chakra.span color={color} m={1}>
        <Icon size={16} aria-hidden />
      </chakra.span>
    );
  return (
    <Tooltip text={action}>
      <IconButton size="2xs" variant="ghost" color={color} aria-label={action} onClick={onPress}>
        <Icon size={16} />
      </IconButton>
    </Tooltip>
  );
}
