import { withScopeDrafts } from '@campus/domain/effective-access/drafts';
import type { Device } from '@campus/domain/room-permissions/scopes';
import { useMemo } from 'react';
import { EffectPanel } from '../../components/access-effect/effect-panel.tsx';
import type { ChangeOf } from '../../components/access-effect/use-effect-of.ts';
import type { ScopeDraft } from './use-editing.ts';

/** What the chosen permissions would give and take. */
export function AccessEffect({ device, drafts }: { device: Device; drafts: readonly ScopeDraft[] }) {
  const changeOf = useMemo<ChangeOf | undefined>(
    () =>
      drafts.length > 0
        ? ({ permissions }) => ({ permissions: withScopeDrafts(permissions, device, drafts) })
        : undefined,
    [device, drafts],
  );
  return <EffectPanel changeOf={changeOf} />;
}
