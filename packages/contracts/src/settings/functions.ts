import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { id } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { wireCall } from '../core/wire-call.ts';
import { delegatesOf } from './delegates.ts';
import { settingClasses } from './setting.ts';
import * as operations from './settings.ts';

const unsupported = { error: sentence('request.implementation') };

/** An object of a class, as far as the page has fields of it. `objectId` may be left out: each account has one. */
const delegated = z.looseObject({ className: z.enum(settingClasses, unsupported), objectId: id.optional() });

/**
 * A full object with the names of its dirty fields (`field`, or `field.key`), and the object as it was before the
 * person began to change it: a dirty field that another person has changed since stays as it is. Without it,
 * every dirty field is written.
 */
const delegate = z.tuple([
  delegated,
  z.array(z.string().max(200)).min(1, unsupported).max(100),
  delegated.optional(),
]);

const { accountId, page, note } = operations.saveSettings.input.shape;

/** Writes only the dirty fields of several objects, all or none. Returns the updated objects. */
export const handleAppVbDelegation = wireCall(
  'handleAppVbDelegation',
  z.strictObject({ accountId, page, delegates: z.array(delegate).min(1, unsupported).max(10), note }),
  operations.saveSettings.output.extend({ objects: z.array(delegated) }),
);

export const saveSettings = bindAs(operations.saveSettings, handleAppVbDelegation, {
  params: ({ accountId, page, changes, note }) => ({
    accountId,
    page,
    delegates: delegatesOf(changes),
    ...(note !== undefined && { note }),
  }),
  result: ({ objects: _, ...answer }) => answer,
});

export const getSettings = bind(operations.readSettings, { name: 'getSettings', answer: ['settings', {}] });
export const previewSettings = bind(operations.previewSettings, { name: 'previewSettings' });
export const getSettingChanges = bind(operations.listSettingChanges, { name: 'getSettingChanges' });
export const takeBackSettings = bind(operations.takeBackSave, { name: 'takeBackSettings' });
