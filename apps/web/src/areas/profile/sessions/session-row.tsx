import type { ConstantKey } from '@campus/contracts/core/messages';
import { text } from '@campus/contracts/core/messages';
import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleHelp, Monitor, Smartphone, SquareTerminal } from 'lucide-react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { CardListItem } from '../../../components/layout/card.tsx';
import { addressWords } from '../../../lib/address-words.ts';
import { type DeviceKind, deviceOf } from '../../../lib/device-names.ts';
import { useEndSession } from './use-end-session.ts';

const icons = {
  computer: Monitor,
  phone: Smartphone,
  script: SquareTerminal,
  unknown: CircleHelp,
} satisfies Record<DeviceKind, unknown>;

/** How a session began. */
const methods = {
  password: 'profile.sessions.method.password',
  thirdParty: 'profile.sessions.method.thirdParty',
  passkey: 'profile.sessions.method.passkey',
  invitation: 'profile.sessions.method.invitation',
  signUp: 'profile.sessions.method.signUp',
  token: 'profile.sessions.method.token',
} as const satisfies Record<OwnSession['method'], ConstantKey>;

/** One place where the person is signed in. */
export function SessionRow({ session }: { session: OwnSession }) {
  const device = deviceOf(session.userAgent);
  const address = addressWords(session.address);
  const end = useEndSession();
  const Icon = icons[device.kind];
  return (
    <CardListItem>
      <chakra.div display="flex" alignItems="flex-start" gap={3} minW={0}>
        <chakra.span mt={0.5} color="fg.muted" flexShrink={0}>
          <Icon size={18} aria-hidden />
        </chakra.span>
        <chakra.div minW={0}>
          <chakra.p fontWeight="medium" title={session.userAgent}>
            {device.name}
            {session.current && (
              <StatusBadge look="success" ms={2}>
                {text('profile.sessions.this')}
              </StatusBadge>
            )}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {`${address} · ${text(methods[session.method])}, `}
            <TimeText value={session.createdAt} withTime />
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted">
            {text('profile.sessions.lastUsed')} <TimeText value={session.lastUsedAt} withTime />
          </chakra.p>
        </chakra.div>
      </chakra.div>
      {!session.current && (
        <BusyButton
          size="sm"
          variant="outline"
          busy={end.isPending}
          aria-label={text('profile.sessions.endOf', { device: device.name, address })}
          onClick={() => end.mutate({ sessionId: session.id })}
        >
          {text('profile.sessions.end')}
        </BusyButton>
      )}
    </CardListItem>
  );
}
