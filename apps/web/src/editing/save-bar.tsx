import '@campus/contracts/core/editing-messages';
import { text } from '@campus/contracts/core/text';
import type { ComponentProps, ReactNode } from 'react';
import { keepClear } from '../components/focus/keep-clear.ts';
import { SaveRow } from '../components/form/save-row.tsx';
import { StickyBar } from '../components/layout/sticky-bar.tsx';

/** The bar of unsaved changes below a page: what stands `above` its row, their state, and the buttons that end them. */
export function SaveBar({
  isDirty,
  above,
  ...row
}: ComponentProps<typeof SaveRow> & {
  above?: ReactNode;
}) {
  if (!isDirty) return <div role="status" />;
  return (
    <StickyBar ref={keepClear} aria-label={text('editing.bar')}>
      {above}
      <SaveRow isDirty {...row} />
    </StickyBar>
  );
}
