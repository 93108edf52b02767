import '@campus/contracts/second-factor/page-messages';
import { text } from '@campus/contracts/core/text';
import type { FactorList, SecondFactor } from '@campus/contracts/second-factor/second-factor';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { KeyRound, Smartphone } from 'lucide-react';
import { RowMenu } from '../../components/data-table/row-menu.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { CardBody, CardList, CardListItem } from '../../components/layout/card.tsx';
import { IconItem, ItemDetail } from '../../components/layout/icon-item.tsx';
import { useFactorChanges } from './use-factor-changes.tsx';

const icons = { totp: Smartphone, passkey: KeyRound };

/** The person's second factors and recovery codes, with all actions on them. */
export function FactorManager({ factors, onChanged }: { factors: FactorList; onChanged?: () => unknown }) {
  const { items, recoveryCodesLeft, passkeysOffered } = factors;
  const changes = useFactorChanges(factors, onChanged);
  const hasApp = items.some(({ kind }) => kind === 'totp');
  return (
    <>
      {items.length === 0 ? (
        <CardBody color="fg.muted" textStyle="sm">
          {text('secondFactor.none')}
        </CardBody>
      ) : (
        <CardList aria-label={text('secondFactor.list')}>
          {items.map((factor) => (
            <FactorItem key={factor.id} factor={factor} changes={changes} />
          ))}
          <CardListItem>
            <div>
              <chakra.p fontWeight="medium">{text('secondFactor.recoveryCodes')}</chakra.p>
              <chakra.p textStyle="sm" color={recoveryCodesLeft < 3 ? 'fg.warning' : 'fg.muted'}>
                {text('secondFactor.recoveryCodes.left', { left: recoveryCodesLeft })}
              </chakra.p>
            </div>
            <Button size="sm" variant="outline" onClick={changes.renewCodes}>
              {text('secondFactor.recoveryCodes.renew')}
            </Button>
          </CardListItem>
        </CardList>
      )}
      <CardBody
        display="flex"
        flexWrap="wrap"
        gap={2}
        {...(items.length > 0 && { borderTopWidth: '1px', borderColor: 'border.subtle', pt: 4 })}
      >
        <Button size="sm" variant="outline" onClick={changes.addApp}>
          <Smartphone size={14} aria-hidden />
          {text(hasApp ? 'secondFactor.replaceApp' : 'secondFactor.addApp')}
        </Button>
        {passkeysOffered && (
          <Button size="sm" variant="outline" onClick={changes.addPasskey}>
            <KeyRound size={14} aria-hidden />
            {text('secondFactor.addPasskey')}
          </Button>
        )}
      </CardBody>
      {changes.dialogs}
    </>
  );
}

function FactorItem({
  factor,
  changes,
}: {
  factor: SecondFactor;
  changes: ReturnType<typeof useFactorChanges>;
}) {
  const { kind, name, createdAt, lastUsedAt } = factor;
  return (
    <CardListItem>
      <IconItem icon={icons[kind]} title={<bdi>{name}</bdi>}>
        <ItemDetail>
          {`${text(kind === 'totp' ? 'secondFactor.totp' : 'secondFactor.passkey')} · ${text('secondFactor.added')} `}
          <TimeText value={createdAt} />
          {', '}
          {lastUsedAt ? (
            <>
              {`${text('secondFactor.lastUsed')} `}
              <TimeText value={lastUsedAt} withTime />
            </>
          ) : (
            text('secondFactor.neverUsed')
          )}
        </ItemDetail>
      </IconItem>
      <RowMenu
        label={text('secondFactor.actions', { name })}
        tabIndex={0}
        actions={[
          { label: text('secondFactor.rename'), run: () => changes.rename(factor) },
          { label: text('secondFactor.remove'), danger: true, run: () => changes.remove(factor) },
        ]}
      />
    </CardListItem>
  );
}
