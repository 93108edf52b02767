import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { AccessConfiguration } from '@campus/contracts/effective-access/configuration';
import type { WirePin } from '@campus/contracts/effective-access/fields';
import { chakra } from '@chakra-ui/react/styled-system';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { Card, CardBody, CardList, CardListItem } from '../../components/layout/card.tsx';
import { formatDay } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import type { StateProps } from './access-state.ts';
import { PinForm } from './pin-form.tsx';

/** Lists the account's pinned rules, with a form to add one. */
export function PinsTab(props: StateProps & { configuration: AccessConfiguration }) {
  const { id: accountId } = useAccount();
  const { data, error, refetch } = trpc.effectiveAccess.pins.useQuery({ accountId });
  return (
    <Card title={text('effectiveAccess.pins.title')} description={text('effectiveAccess.pins.about')}>
      <CardBody>
        <PinForm {...props} />
      </CardBody>
      {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
      {data?.pins.length === 0 && (
        <EmptyState title={text('effectiveAccess.pins.none')}>
          {text('effectiveAccess.pins.none.about')}
        </EmptyState>
      )}
      {data && data.pins.length > 0 && (
        <CardList aria-label={text('effectiveAccess.pins.title')}>
          {data.pins.map((pin) => (
            <PinItem key={pin.id} pin={pin} />
          ))}
        </CardList>
      )}
    </Card>
  );
}

function PinItem({ pin }: { pin: WirePin }) {
  const { id: accountId } = useAccount();
  const utils = trpc.useUtils();
  const remove = useSave(trpc.effectiveAccess.removePin, {
    done: () => text('effectiveAccess.pins.removed'),
    refresh: () => utils.effectiveAccess.pins.invalidate({ accountId }),
  });
  const sentence = reasonText({ reason: pin.sentence, reasons: pin.reasons });
  return (
    <CardListItem>
      <chakra.span minW={0} overflowWrap="anywhere">
        {sentence}
        <chakra.span display="block" color="fg.muted" textStyle="xs">
          {text('effectiveAccess.written', { by: pin.by, at: formatDay(pin.at) })}
        </chakra.span>
      </chakra.span>
      <BusyButton
        busy={remove.isPending}
        size="sm"
        variant="outline"
        aria-label={text('effectiveAccess.pins.removeOne', { sentence })}
        onClick={() => remove.mutate({ accountId, pinId: pin.id })}
      >
        {text('effectiveAccess.pins.remove')}
      </BusyButton>
    </CardListItem>
  );
}
