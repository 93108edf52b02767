import type { AccessConfiguration } from '@campus/contracts/effective-access/configuration';
import { guardOf, redirectOf } from '@campus/domain/access/guard';
import type { PageAccessMap } from '@campus/domain/access/pages';
import type { Configuration } from '@campus/domain/effective-access/configuration';
import { type Draft, effectOf } from '@campus/domain/effective-access/effect';
import { indexOptions } from '@campus/domain/room-permissions/option-index';
import type { PermissionOption } from '@campus/domain/room-permissions/options';
import { indexPermissions, type PermissionRecord } from '@campus/domain/room-permissions/records';
import { type PermissionScope, worldScope } from '@campus/domain/room-permissions/scopes';
import { isThreshold, type Threshold } from '@campus/domain/room-permissions/thresholds';
import { indexWebBoards } from '@campus/domain/room-permissions/web-boards';
import { useMemo } from 'react';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import type { NamedEffect } from './effect-words.ts';

/** Builds a draft from the stored configuration. */
export type ChangeOf = (before: Configuration) => Draft['change'];

/**
 * The access that a draft would grant and remove; undefined without a draft, while loading, and for people
 * who may not see it.
 */
export function useEffectOf(changeOf: ChangeOf | undefined): NamedEffect | undefined {
  const account = useAccount();
  const mayKnow = redirectOf(guardOf('effectiveAccess'), account) === undefined;
  const isDraft = changeOf !== undefined;
  const { data } = trpc.effectiveAccess.configuration.useQuery(
    { accountId: account.id },
    { enabled: mayKnow && isDraft },
  );
  const painted = useAfterPaint(changeOf);
  const before = useMemo(() => data && configurationOf(data), [data]);
  return useMemo(() => {
    if (!before || !data || !isDraft || !painted || !mayKnow) return undefined;
    const change = painted(before);
    const effect = effectOf({ before, change, kinds: data.people });
    return { effect, before, after: { ...before, ...change } };
  }, [before, data, isDraft, painted, mayKnow]);
}

/** Converts the response to the domain's configuration. */
export function configurationOf(answer: AccessConfiguration): Configuration {
  return {
    worldBuildVersion: answer.worldBuildVersion,
    verificationRequired: answer.verificationRequired,
    pageAccess: pageAccessOf(answer.pages),
    rooms: answer.rooms,
    options: indexOptions(
      answer.optionSets.map(({ roomTypes, options }) => ({ roomTypes, options: options.map(optionOf) })),
    ),
    boardOptions: answer.boardOptions.map(optionOf),
    webBoards: indexWebBoards(
      answer.boardRecords.map((record) => ({ ...common(record), boards: record.boards })),
    ),
    permissions: indexPermissions(answer.records.map(recordOf)),
    devices: answer.devices,
  };
}

function pageAccessOf(pages: AccessConfiguration['pages']): PageAccessMap {
  return Object.fromEntries(
    pages.map(({ page, configured, default: least, minBuildVersion, lacking }) => [
      page,
      {
        configured: configured ?? undefined,
        default: least ?? undefined,
        minBuildVersion: minBuildVersion ?? undefined,
        lacking,
      },
    ]),
  );
}

function optionOf({ id, label, level }: AccessConfiguration['boardOptions'][number]): PermissionOption {
  return { id, label, definition: '', defaultPermissionLevel: level };
}

type Wire = Pick<AccessConfiguration['records'][number], 'id' | 'level' | 'instance' | 'values'>;

function recordOf({ device, ...record }: AccessConfiguration['records'][number]): PermissionRecord {
  return { ...common(record), device };
}

function common({ id, level, instance, values }: Wire) {
  const scope = scopeOf(level, instance);
  const known = Object.entries(values).filter((entry): entry is [string, Threshold] => isThreshold(entry[1]));
  return { id, scope, values: Object.fromEntries(known), written: {} };
}

function scopeOf(level: string | null, instance: number | null): PermissionScope {
  if (level === null) return worldScope;
  return instance === null ? { kind: 'roomType', level } : { kind: 'scene', level, instance };
}
