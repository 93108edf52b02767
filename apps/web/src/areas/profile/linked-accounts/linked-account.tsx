import { text } from '@campus/contracts/core/text';
import type { Identity } from '@campus/contracts/sso/sso';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { CardListItem } from '../../../components/layout/card.tsx';
import { MethodMark } from '../../../features/identity/method-mark.tsx';

/** A linked provider account: its name, and since when it is linked. */
export function LinkedAccount({ identity, onUnlink }: { identity: Identity; onUnlink: () => void }) {
  const { kind, providerName, email, linkedAt } = identity;
  return (
    <CardListItem>
      <chakra.div display="flex" alignItems="center" gap={3} minW={0}>
        <MethodMark kind={kind} label={providerName} />
        <chakra.div minW={0}>
          <chakra.p fontWeight="medium">
            <bdi>{providerName}</bdi>
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {email !== '' && (
              <>
                <bdi>{email}</bdi>
                {' · '}
              </>
            )}
            {text('profile.unlink.linked')} <TimeText value={linkedAt} />
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <Button
        size="sm"
        variant="outline"
        aria-label={text('profile.unlink.buttonOf', { name: providerName })}
        onClick={onUnlink}
      >
        {text('profile.unlink.button')}
      </Button>
    </CardListItem>
  );
}
