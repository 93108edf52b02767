import { pages } from '@campus/domain/access/pages';
import { useMemo } from 'react';
import { EffectPanel } from '../../features/access-effect/effect-panel.tsx';
import type { ChangeOf } from '../../features/access-effect/use-effect-of.ts';
import type { RoleRow } from './role-drafts.ts';

/** The access to pages that the choices would grant and remove. */
export function AccessEffect({ dirty }: { dirty: readonly RoleRow[] }) {
  const changeOf = useMemo(() => changeOfRows(dirty), [dirty]);
  return <EffectPanel changeOf={changeOf} />;
}

function changeOfRows(dirty: readonly RoleRow[]): ChangeOf | undefined {
  const chosen = dirty.flatMap(({ entry, configured }) => {
    const page = entry.table === 'pageAccess' && pages.find((name) => name === entry.action);
    return page ? [{ page, configured: configured ?? undefined }] : [];
  });
  if (chosen.length === 0) return undefined;
  return ({ pageAccess }) => {
    const own = chosen.map(({ page, configured }) => [page, { ...pageAccess[page], configured }] as const);
    return { pageAccess: { ...pageAccess, ...Object.fromEntries(own) } };
  };
}
