import { text } from '@campus/contracts/messages';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { formatCount } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { Card, CardBody, CardList } from './card.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { SessionRow } from './session-row.tsx';

/** Where the person is signed in, and a way out of each. */
export function SessionsCard() {
  const sessions = trpc.sessions.list.useQuery({});
  const [asking, setAsking] = useState(false);
  const { data, error } = sessions;
  const others = data ? data.total - 1 : 0;
  const unlisted = data ? data.total - data.items.length : 0;
  return (
    <Card
      title="Sessions"
      description="Where you are signed in. Sign out what you do not know, and change your password."
      action={
        others > 0 && (
          <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {!data && !error && <Loading />}
      {!data && error && <ErrorState error={error} onRetry={() => void sessions.refetch()} />}
      {data && (
        <CardList aria-label="Sessions">
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </CardList>
      )}
      {data && others === 0 && <Note>{text('sessions.noOthers')}</Note>}
      {unlisted > 0 && <Note>{`and ${formatCount(unlisted, { one: 'other', other: 'others' })}`}</Note>}
      {asking && <EndOthersDialog others={others} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Note({ children }: { children: string }) {
  return (
    <CardBody borderTopWidth="1px" borderColor="border.subtle" py={3} color="fg.muted" textStyle="sm">
      {children}
    </CardBody>
  );
}
