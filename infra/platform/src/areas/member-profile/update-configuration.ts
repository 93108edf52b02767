import { AppError } from '@campus/contracts/core/app-error';
import type { updateMemberProfileConfiguration } from '@campus/contracts/member-profile/functions';
import { fieldsRefusal, reservedFieldNames } from '@campus/contracts/members/member-field-refusals';
import type { WireTask } from '@campus/contracts/tasks/functions';
import { mergeForm } from '@campus/domain/editing/merge';
import { type MemberField, memberFieldOf } from '@campus/domain/member-profile/member-profile';
import { mergeDefinitions } from '@campus/domain/member-profile/merge-definitions';
import { refuseFields } from '@campus/domain/members/member-field-changes';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { type Comparison, differences } from '../../call/differences.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { definitionOf } from '../profile/stored-fields.ts';
import { haveValues } from './field-use.ts';
import { readConfiguration, type StoredConfiguration } from './read-configuration.ts';

type Input = z.output<typeof updateMemberProfileConfiguration.input>;
type Definitions = NonNullable<Input['memberProfileCustomFieldsSchema']>;
type Saving = Pick<Call, 'sql' | 'audit' | 'requestId' | 'services'> & { user: UserName };

/**
 * Saves the given profile settings of an account, all or none. Returns the task that deletes the values of
 * removed fields, if any.
 */
export async function updateConfiguration(
  call: Saving,
  { accountId, memberProfileCustomFieldsSchema, removed, base, ...settings }: Input,
): Promise<{ configuration: StoredConfiguration; task: WireTask | null }> {
  const { sql, audit } = call;
  if (!memberProfileCustomFieldsSchema && Object.keys(settings).length === 0)
    throw new AppError('invalid', 'changes.none');
  const previous = await readConfiguration(sql, accountId, { lock: true });
  if (!previous) throw new AppError('forbidden', 'access.forbidden');
  const fields =
    memberProfileCustomFieldsSchema &&
    fieldsToSave({ memberProfileCustomFieldsSchema, removed, base }, previous.fields);
  if (fields) refuseFieldsChange({ previous, fields, removed });
  await accountTable.update(sql, accountId, {
    ...settingsToSave(settings, base, previous),
    ...(fields && { memberProfileCustomFieldsSchema: columnOf(fields) }),
  });
  const gone = fields ? removed.filter((name) => previous.fields.has(name)) : [];
  const task = await dropValues(call, accountId, gone);
  const configuration = await readConfiguration(sql, accountId);
  if (!configuration) throw new AppError('forbidden', 'access.forbidden');
  audit.note({
    target: { type: 'account', id: accountId, label: previous.organizationName },
    ...configurationFacts(previous, configuration),
  });
  return { configuration, task };
}

type Settings = Pick<Input, 'showUserProfile' | 'showMemberProfile' | 'disableProfileEditVisibility'>;

/** Returns the settings to store. If there is a base, only differences from it replace stored values. */
function settingsToSave(settings: Settings, base: Input['base'], stored: StoredConfiguration): Settings {
  const saved = { ...settings };
  for (const name of ['showUserProfile', 'showMemberProfile'] as const) {
    const [wanted, began] = [settings[name], base?.[name]];
    if (wanted && began) saved[name] = mergeForm(stored[name], wanted, began).merged;
  }
  if (settings.disableProfileEditVisibility === base?.disableProfileEditVisibility)
    delete saved.disableProfileEditVisibility;
  return saved;
}

function fieldsToSave(
  {
    memberProfileCustomFieldsSchema,
    removed,
    base,
  }: Pick<Input, 'removed' | 'base'> & { memberProfileCustomFieldsSchema: Definitions },
  stored: StoredConfiguration['fields'],
): ReadonlyMap<string, MemberField> {
  const wanted = fieldsOf(memberProfileCustomFieldsSchema);
  const began = base?.memberProfileCustomFieldsSchema;
  return began ? mergeDefinitions({ wanted, base: fieldsOf(began), stored, removed }) : wanted;
}

function fieldsOf(definitions: Definitions): ReadonlyMap<string, MemberField> {
  return new Map(Object.entries(definitions).map(([name, definition]) => [name, memberFieldOf(definition)]));
}

/** Stores each field's position, because the column does not preserve key order. */
function columnOf(fields: ReadonlyMap<string, MemberField>) {
  return Object.fromEntries(
    [...fields].map(([name, field], order) => [name, { ...definitionOf(field), order }]),
  );
}

async function dropValues(
  call: Saving,
  accountId: string,
  names: readonly string[],
): Promise<WireTask | null> {
  if (names.length === 0 || !(await haveValues(call.sql, accountId, names))) return null;
  return startTask(call, { accountId, kind: 'memberProfile.dropFields', params: { names } });
}

/**
 * Returns the differences between two configurations for the audit trail, with each setting and field
 * separate.
 */
function configurationFacts(previous: StoredConfiguration, updated: StoredConfiguration): Comparison {
  const [before, after] = [factsOf(previous), factsOf(updated)];
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return differences(before, { ...after, ...Object.fromEntries(gone.map((name) => [name, null])) });
}

function factsOf(configuration: StoredConfiguration): Record<string, unknown> {
  const { showUserProfile, showMemberProfile, disableProfileEditVisibility, fields } = configuration;
  return {
    ...Object.fromEntries([...fields].map(([name, field]) => [name, fieldFacts(field)])),
    userProfileInDashboard: showUserProfile.dashboard,
    userProfileInClient: showUserProfile.desktopClient,
    memberProfileInDashboard: showMemberProfile.dashboard,
    memberProfileInClient: showMemberProfile.desktopClient,
    disableProfileEditVisibility,
  };
}

function fieldFacts({ type, ...flags }: MemberField): string[] {
  const set = (['required', 'visible', 'editable'] as const).filter((flag) => flags[flag]);
  return [type, ...set];
}

interface FieldsChange {
  previous: Pick<StoredConfiguration, 'fields' | 'dropping'>;
  fields: ReadonlyMap<string, MemberField>;
  removed: readonly string[];
}

/** Throws if this change to an account's fields is not allowed. */
function refuseFieldsChange({ previous, fields, removed }: FieldsChange): void {
  const wanted = [...fields].map(([name, { type }]) => ({ name, type }));
  const { fields: saved, dropping } = previous;
  const refusal = refuseFields({ saved, wanted, removed, dropping, reserved: reservedFieldNames() });
  if (refusal) throw fieldsRefusal(refusal);
}
