import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import type { CustomizationPage } from '@campus/contracts/customization/fields';
import { type CustomizationState, isSameState } from '@campus/domain/customization/state';
import type { Call } from '../../call/call.ts';
import { differences } from '../../call/differences.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';
import { lastChange, recordChange } from './changes.ts';
import { asAnswer, type CustomizedWorld, readWorld } from './read-world.ts';

type ChangingCall = Pick<Call, 'sql' | 'audit'> & { user: { email: string } };

interface Wanted {
  accountId: string;
  worldName?: string;
  page: CustomizationPage;
  /** The state that the change is based on; undefined to accept any. */
  basedOn?: CustomizationState | undefined;
  /** Returns the world's new state. Throws for items that are not in the catalog. */
  change: (world: CustomizedWorld) => CustomizationState | Promise<CustomizationState>;
}

/** Enables and disables options of a world, all or nothing. */
export async function changeWorld(
  { sql, audit, user }: ChangingCall,
  { accountId, worldName = '', page, basedOn, change }: Wanted,
) {
  const world = await readWorld(sql, { accountId, worldName }, { lock: true });
  audit.note({ target: { type: 'world', id: world.id, label: world.name } });
  const { state: before } = world;
  const after = await change(world);
  if (basedOn && !isSameState(before, basedOn))
    throw new AppError('conflict', 'customization.changed', { person: await lastPerson(sql, accountId) });
  if (isSameState(before, after)) return { state: asAnswer(before), changeId: null };
  await serverConfigTable.update(sql, world.id, {
    theme: after.theme,
    avatarAssetCollections: after.collections,
    customizations: after.customizations,
  });
  audit.note(differences(namesIn(before, world), namesIn(after, world)));
  const changeId = await recordChange(sql, { accountId, page, by: user.email, before, after });
  return { state: asAnswer(after), changeId };
}

/** Returns the person who last changed the world, if recorded. */
export async function lastPerson(sql: Call['sql'], accountId: string): Promise<string> {
  return (await lastChange(sql, accountId))?.by ?? text('customization.anotherPerson');
}

/** Returns the text for a state in the audit entry: names of collections, not ids. */
function namesIn({ theme, collections, customizations }: CustomizationState, { catalog }: CustomizedWorld) {
  return {
    theme,
    avatarAssetCollections: catalog.collections
      .filter(({ id }) => collections.includes(id))
      .map(({ friendlyName }) => friendlyName),
    customizations: [...customizations],
  };
}
