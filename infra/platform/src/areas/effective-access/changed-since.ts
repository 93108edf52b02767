import { text } from '@campus/contracts/core/text';
import { overrideName, scopeName } from '@campus/contracts/effective-access/override-words';
import type { Override } from '@campus/contracts/effective-access/overrides';
import type { Queryable } from '../../foundation/database/sql.ts';
import { lastChanges } from '../roles/permission-changes.ts';
import { lastPerson } from '../room-permissions/changes.ts';
import type { ChangedField } from '../room-permissions/restore-records.ts';
import { readConfiguration, type StoredConfiguration } from './read-configuration.ts';

type Changed = { page: string } | ChangedField;

/** The maximum number of names in a sentence. */
const maxNamed = 5;

/** Lists the changed settings as text, each with its last author if known. */
export async function namesOfChanged(
  sql: Queryable,
  accountId: string,
  changed: readonly Changed[],
): Promise<string> {
  const configuration = await readConfiguration(sql, accountId);
  const ofPages = await lastChanges(sql, accountId);
  const named: string[] = [];
  for (const one of changed.slice(0, maxNamed)) {
    const person =
      'page' in one ? ofPages.get(`pageAccess.${one.page}`)?.by : await lastPerson(sql, accountId, one);
    const what = nameOf(one, configuration);
    named.push(person ? text('effectiveAccess.removal.changedBy', { what, person }) : what);
  }
  const what = named.join('; ');
  const more = changed.length - named.length;
  return more > 0 ? text('effectiveAccess.removal.more', { what, more: String(more) }) : what;
}

function nameOf(changed: Changed, { options, boardOptions }: StoredConfiguration): string {
  if ('page' in changed) return overrideName({ kind: 'page', name: changed.page });
  const { kind: of, level, instance, field } = changed;
  const isOfBoards = of === 'webBoard';
  const kind: Override['kind'] = isOfBoards ? 'board' : 'permission';
  const option = isOfBoards ? boardOptions.find(({ id }) => id === field) : options.world.get(field);
  const name = overrideName({ kind, name: option?.label ?? field });
  return `${name}, ${scopeName({ kind, device: isOfBoards ? null : of, level, instance })}`;
}
