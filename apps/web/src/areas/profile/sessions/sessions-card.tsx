import { noun, text } from '@campus/contracts/core/messages';
import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useMemo, useState } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Loading } from '../../../components/feedback/loading.tsx';
import { Card, CardBody, CardList } from '../../../components/layout/card.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { sessionNames } from './session-names.ts';
import { SessionRow } from './session-row.tsx';

const shownFirst = 8;

/** The person's sessions, each with a button that ends it. */
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

/** The first of the sessions, the others on request. */
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
