import { withScopeDrafts } from '@campus/domain/effective-access/drafts';
import type { Device } from '@campus/domain/room-permissions/scopes';
import { EffectPanel } from '../../components/access-effect/effect-panel.tsx';
import type { ScopeDraft } from './use-editing.ts';

/** What the chosen permissions would give and take. */
export function AccessEffect({ device, drafts }: { device: Device; drafts: readonly ScopeDraft[] }) {
  const isChanged = drafts.length > 0;
  return (
    <EffectPanel
      changeOf={
        isChanged
          ? ({ permissions }) => ({ permissions: withScopeDrafts(permissions, device, drafts) })
          : undefined
      }
    />
  );
}
