import { text } from '@campus/contracts/core/text';
import type { CustomizationPlan } from '@campus/domain/customization/plan';
import { planOf } from '@campus/domain/customization/plan';
import type { CustomizationState } from '@campus/domain/customization/state';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { formatNumber } from '../../lib/format.ts';
import { intensiveItems, themeLabel } from './items.ts';
import type { Customization } from './use-customization.ts';

/** Previews what applying would switch on, switch off, and keep, and its load on the computers in the world. */
export function PlanDialog({
  data,
  before,
  after,
  onApply,
  onClose,
  children,
}: {
  data: Customization;
  before: CustomizationState;
  after: CustomizationState;
  onApply: () => Promise<unknown>;
  onClose: () => void;
  /** A choice that the plan depends on. */
  children?: ReactNode;
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
        {children}
        {plan.theme.from !== plan.theme.to && (
          <p>
            {text('customization.plan.theme', {
              from: themeLabel(data, plan.theme.from, none),
              to: themeLabel(data, plan.theme.to, none),
            })}
          </p>
        )}
        <Names label={text('customization.plan.on', count(named.on))} items={named.on} open />
        <Names label={text('customization.plan.off', count(named.off))} items={named.off} open />
        <Names label={text('customization.plan.stays', count(named.stays))} items={named.stays} />
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

interface Named {
  key: string;
  name: string;
}

const count = (items: readonly Named[]) => ({ count: formatNumber(items.length) });

function Names({ label, items, open = false }: { label: string; items: readonly Named[]; open?: boolean }) {
  if (items.length === 0) return <p>{label}</p>;
  return (
    <details open={open}>
      <chakra.summary cursor="pointer" fontWeight="medium">
        {label}
      </chakra.summary>
      <chakra.ul maxH="10rem" overflowY="auto" mt={1} ps={5} listStyleType="disc" color="fg.muted">
        {items.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </chakra.ul>
    </details>
  );
}

/** The items of both kinds with the names that people read, and by them. */
function namesOf(plan: CustomizationPlan, { collections, customizations }: Customization) {
  const names = new Map([
    ...collections.map(({ id, friendlyName }) => [id, friendlyName] as const),
    ...customizations.map(({ name, friendlyName }) => [name, friendlyName] as const),
  ]);
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const named = (kind: 'on' | 'off' | 'stays'): Named[] =>
    [...plan.collections[kind], ...plan.customizations[kind]]
      .map((key) => ({ key, name: names.get(key) ?? key }))
      .sort((left, right) => compare(left.name, right.name));
  return { on: named('on'), off: named('off'), stays: named('stays') };
}
