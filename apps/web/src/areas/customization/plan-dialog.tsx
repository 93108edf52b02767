import { text } from '@campus/contracts/core/messages';
import type { CustomizationPlan } from '@campus/domain/customization/plan';
import { planOf } from '@campus/domain/customization/plan';
import type { CustomizationState } from '@campus/domain/customization/state';
import { chakra } from '@chakra-ui/react/styled-system';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { formatNumber } from '../../lib/format.ts';
import { collectionItems, customizationItems, intensiveItems, themeLabel } from './items.ts';
import type { Customization } from './use-customization.ts';

/** What applying would do, before it is done: on, off, stays, and what it asks of the computers in the world. */
export function PlanDialog({
  data,
  before,
  after,
  onApply,
  onClose,
}: {
  data: Customization;
  before: CustomizationState;
  after: CustomizationState;
  onApply: () => Promise<unknown>;
  onClose: () => void;
}) {
  const plan = planOf(before, after, intensiveItems(data));
  const named = namesOf(plan, data);
  const heavy = plan.resourceIntensive;
  const none = text('customization.noTheme');
  return (
    <ConfirmDialog
      title={text('customization.plan.title')}
      message={text('customization.plan.message')}
      confirmText={text('customization.apply')}
      onConfirm={onApply}
      onClose={onClose}
    >
      <chakra.div display="grid" gap={3} mt={4} textStyle="sm">
        {plan.theme.from !== plan.theme.to && (
          <p>
            {text('customization.plan.theme', {
              from: themeLabel(data, plan.theme.from, none),
              to: themeLabel(data, plan.theme.to, none),
            })}
          </p>
        )}
        <Names label={text('customization.plan.on', count(named.on))} names={named.on} open />
        <Names label={text('customization.plan.off', count(named.off))} names={named.off} open />
        <Names label={text('customization.plan.stays', count(named.stays))} names={named.stays} />
        <p>
          {text('customization.plan.heavy', {
            before: formatNumber(heavy.before),
            after: formatNumber(heavy.after),
          })}
        </p>
        {heavy.after > heavy.before && (
          <chakra.p color="fg.warning">{text('customization.plan.slower')}</chakra.p>
        )}
      </chakra.div>
    </ConfirmDialog>
  );
}

const count = (names: readonly string[]) => ({ count: formatNumber(names.length) });

function Names({ label, names, open = false }: { label: string; names: readonly string[]; open?: boolean }) {
  if (names.length === 0) return <p>{label}</p>;
  return (
    <details open={open}>
      <chakra.summary cursor="pointer" fontWeight="medium">
        {label}
      </chakra.summary>
      <chakra.ul maxH="10rem" overflowY="auto" mt={1} ps={5} listStyleType="disc" color="fg.muted">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </chakra.ul>
    </details>
  );
}

/** The items of both lists by the names that people read. */
function namesOf({ collections, customizations }: CustomizationPlan, data: Customization) {
  const labels = (items: ReturnType<typeof collectionItems>) =>
    new Map(items.map(({ key, friendlyName }) => [key, friendlyName]));
  const known = {
    collections: labels(collectionItems(data)),
    customizations: labels(customizationItems(data)),
  };
  const named = (kind: 'on' | 'off' | 'stays') => [
    ...collections[kind].map((id) => known.collections.get(id) ?? id),
    ...customizations[kind].map((name) => known.customizations.get(name) ?? name),
  ];
  return { on: named('on'), off: named('off'), stays: named('stays') };
}
