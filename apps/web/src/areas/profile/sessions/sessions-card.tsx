import { noun, text } from '@campus/contracts/core/text';
import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Loading } from '../../../components/feedback/loading.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { Card, CardBody, CardList } from '../../../components/layout/card.tsx';
import { addressText } from '../../../lib/address-text.ts';
import { deviceOf } from '../../../lib/device-names.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { SessionRow } from './session-row.tsx';

const shownFirst = 8;

/** Lists the person's sessions, each with a button that ends it. */
export function SessionsCard() {
  const sessions = trpc.sessions.list.useQuery({});
  const [asking, setAsking] = useState(false);
  const { data, error } = sessions;
  const others = data ? data.total - 1 : 0;
  return (
    <Card
      title={text('profile.sessions.title')}
      description={text('profile.sessions.description')}
      action={
        others > 0 && (
          <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
            {text('profile.sessions.endOthers')}
          </Button>
        )
      }
    >
      {!data && !error && <Loading />}
      {!data && error && <ErrorState error={error} onRetry={() => void sessions.refetch()} />}
      {data && <SessionList sessions={data.items} total={data.total} />}
      {data && others === 0 && <Note>{text('sessions.noOthers')}</Note>}
      {asking && <EndOthersDialog others={others} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** Shows the first sessions, and the rest on request. */
function SessionList({ sessions, total }: { sessions: readonly OwnSession[]; total: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? sessions : sessions.slice(0, shownFirst);
  const names = useMemo(() => sessionNames(sessions), [sessions]);
  const unlisted = total - sessions.length;
  return (
    <>
      <CardList aria-label={text('profile.sessions.title')}>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} name={names.get(session.id) ?? ''} />
        ))}
      </CardList>
      {shown.length < sessions.length && (
        <Note>
          <Button variant="plain" size="sm" onClick={() => setAll(true)}>
            {text('profile.sessions.all', { count: formatNumber(sessions.length) })}
          </Button>
        </Note>
      )}
      {shown.length === sessions.length && unlisted > 0 && (
        <Note>
          {text('profile.sessions.unlisted', { others: formatCount(unlisted, noun('noun.other')) })}
        </Note>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <CardBody borderTopWidth="1px" borderColor="border.subtle" py={3} color="fg.muted" textStyle="sm">
      {children}
    </CardBody>
  );
}

/** Asks for confirmation before all other sessions end. */
function EndOthersDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const { sessions } = trpc.useUtils();
  const end = useSave(trpc.sessions.endOthers, {
    done: ({ ended }) => text('sessions.othersEnded', { count: ended }),
    refresh: () => sessions.list.invalidate(),
  });
  return (
    <ConfirmDialog
      title={text('profile.sessions.endOthers.ask')}
      message={text('profile.sessions.endOthers.consequence', {
        sessions: formatCount(others, noun('noun.otherSessionEnds')),
      })}
      confirmText={text('profile.sessions.endOthers')}
      danger
      onConfirm={() => end.mutateAsync({})}
      onClose={onClose}
    />
  );
}

/**
 * A unique name for each other session, by id. Sessions with the same device and place get "(2)" and so on.
 */
function sessionNames(sessions: readonly OwnSession[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const others = sessions.filter(({ current }) => !current);
  return new Map(
    others.map(({ id, userAgent, address }) => {
      const name = `${deviceOf(userAgent).name}, ${addressText(address)}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [id, count === 1 ? name : `${name} (${count})`];
    }),
  );
}
