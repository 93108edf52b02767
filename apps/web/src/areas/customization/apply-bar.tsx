import { noun, text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { keepClear } from '../../components/focus/keep-clear.ts';
import { SaveRow } from '../../components/form/save-row.tsx';
import { StickyBar } from '../../components/layout/sticky-bar.tsx';
import { formatCount } from '../../lib/format.ts';
import type { UseCustomization } from './use-customization.ts';

/** The bar of unapplied changes, with buttons to apply or discard them, and afterwards to undo them. */
export function ApplyBar({
  changes,
  customization: { isBusy, last, undo },
  onApply,
  onDiscard,
}: {
  /** How many changes are not applied. */
  changes: number;
  customization: UseCustomization;
  onApply: () => void;
  onDiscard: () => void;
}) {
  if (changes === 0 && !last) return <div role="status" />;
  return (
    <StickyBar ref={keepClear} aria-label={text('customization.bar')}>
      {changes > 0 ? (
        <SaveRow
          isDirty
          status={text('customization.bar.count', {
            changes: formatCount(changes, noun('noun.customizationChange')),
          })}
          isProblem={false}
          maySave
          saving={isBusy}
          saveText={text('customization.apply')}
          onDiscard={onDiscard}
          onSave={onApply}
        />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={2}>
          <chakra.p role="status" textStyle="sm" color="fg.muted">
            {last && text('customization.bar.applied', { what: last.what })}
          </chakra.p>
          <BusyButton size="sm" variant="outline" busy={isBusy} onClick={() => void undo()}>
            {text('customization.undo')}
          </BusyButton>
        </chakra.div>
      )}
    </StickyBar>
  );
}
