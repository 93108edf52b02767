import { noun, text } from '@campus/contracts/core/text';
import type { Person } from '@campus/contracts/members/person';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { formatCount, formatDay, formatList, formatNumber } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Fact, Facts } from './facts.tsx';

/** When a person was last here and in the world, and how they sign in. */
export function PersonSignIn({ person }: { person: Person }) {
  const { lastLoginAt, lastInWorldAt, logins, signIn, signInHidden } = person;
  return (
    <Card title={text('person.signIn')} description={text('person.signIn.about')}>
      <CardBody display="grid" gap={3}>
        <Facts>
          <Fact name={text('person.signIn.lastHere')}>
            {lastLoginAt ? <TimeText value={lastLoginAt} withTime /> : text('person.signIn.never')}
          </Fact>
          <Fact name={text('person.signIn.lastInWorld')}>
            {lastInWorldAt ? <TimeText value={lastInWorldAt} withTime /> : text('person.signIn.notInWorld')}
          </Fact>
          <Fact name={text('person.signIn.logins')}>{formatNumber(logins)}</Fact>
          {signIn && <SignInFacts signIn={signIn} />}
        </Facts>
        {signInHidden !== '' && <p>{signInHidden}</p>}
      </CardBody>
    </Card>
  );
}

function SignInFacts({ signIn }: { signIn: NonNullable<Person['signIn']> }) {
  return (
    <>
      <Fact name={text('person.signIn.sessions')}>{sessionText(signIn)}</Fact>
      <Fact name={text('person.signIn.secondFactor')}>{factorText(signIn)}</Fact>
      <Fact name={text('person.signIn.identities')}>{identityText(signIn)}</Fact>
    </>
  );
}

type SignIn = NonNullable<Person['signIn']>;

function sessionText({ sessions: count, lastUsedAt }: SignIn): string {
  const sessions = formatCount(count, noun('noun.openSession'));
  if (lastUsedAt === null) return sessions;
  return text('person.signIn.sessions.used', { sessions, used: formatMoment(lastUsedAt) });
}

function factorText({ secondFactors }: SignIn): string {
  if (secondFactors.length === 0) return text('person.signIn.secondFactor.none');
  return formatList(
    secondFactors.map(({ kind, addedAt }) =>
      text('person.signIn.secondFactor.added', {
        name: text(kind === 'totp' ? 'secondFactor.totp' : 'person.signIn.passkey'),
        day: formatDay(addedAt),
      }),
    ),
  );
}

function identityText({ identities }: SignIn): string {
  if (identities.length === 0) return text('person.signIn.identities.none');
  return formatList(
    identities.map(({ providerName, linkedAt }) =>
      text('person.signIn.identities.linked', { name: providerName, day: formatDay(linkedAt) }),
    ),
  );
}
