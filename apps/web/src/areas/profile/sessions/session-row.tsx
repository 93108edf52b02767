import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { CircleHelp, Monitor, Smartphone, SquareTerminal } from 'lucide-react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { CardListItem } from '../../../components/layout/card.tsx';
import { IconItem, ItemDetail } from '../../../components/layout/icon-item.tsx';
import { addressText } from '../../../lib/address-text.ts';
import { type DeviceKind, deviceOf } from '../../../lib/device-names.ts';
import { trpc } from '../../../trpc.ts';

const icons = {
  computer: Monitor,
  phone: Smartphone,
  script: SquareTerminal,
  unknown: CircleHelp,
} satisfies Record<DeviceKind, unknown>;

/** The names of the ways in which a session began. */
const methods = {
  password: 'profile.sessions.method.password',
  thirdParty: 'profile.sessions.method.thirdParty',
  passkey: 'profile.sessions.method.passkey',
  invitation: 'profile.sessions.method.invitation',
  signUp: 'profile.sessions.method.signUp',
  token: 'profile.sessions.method.token',
} as const satisfies Record<OwnSession['method'], ConstantKey>;

/** One session of the person. */
export function SessionRow({ session, name }: { session: OwnSession; name: string }) {
  const device = deviceOf(session.userAgent);
  const address = addressText(session.address);
  const end = useEndSession();
  return (
    <CardListItem>
      <IconItem
        icon={icons[device.kind]}
        title={
          <span title={session.userAgent}>
            {device.name}
            {session.current && (
              <StatusBadge look="success" ms={2}>
                {text('profile.sessions.this')}
              </StatusBadge>
            )}
          </span>
        }
      >
        <ItemDetail>
          {`${address} · ${text(methods[session.method])}, `}
          <TimeText value={session.createdAt} withTime />
        </ItemDetail>
        <ItemDetail>
          {text('profile.sessions.lastUsed')} <TimeText value={session.lastUsedAt} withTime />
        </ItemDetail>
      </IconItem>
      {!session.current && (
        <BusyButton
          size="sm"
          variant="outline"
          busy={end.isPending}
          aria-label={text('profile.sessions.endOf', { name })}
          onClick={() => end.mutate({ sessionId: session.id })}
        >
          {text('profile.sessions.end')}
        </BusyButton>
      )}
    </CardListItem>
  );
}

/** Ends one of the person's own sessions, and notifies. */
function useEndSession() {
  const { sessions } = trpc.useUtils();
  return useSave(trpc.sessions.end, {
    done: () => text('sessions.ended'),
    refresh: () => sessions.list.invalidate(),
  });
}
