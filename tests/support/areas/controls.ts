import type { CustomOption } from '@campus/contracts/controls/custom-options';
import type { CustomStatus } from '@campus/contracts/controls/custom-statuses';
import {
  getAccountCustomStatuses,
  getCustomOptions,
  updateAccountCustomStatuses,
  updateCustomOptions,
} from '@campus/contracts/controls/functions';
import { customStatusBuild } from '@campus/domain/settings/needs';
import type * as z from 'zod';
import { callPlatform } from '../calls/platform.ts';
import { makeAccount, type Person, unique } from '../world/world.ts';

type OptionsToSave = z.input<typeof updateCustomOptions.input>['options'];
type StatusesToSave = z.input<typeof updateAccountCustomStatuses.input>['statuses'];

/** An option in the form in which it is first saved. */
export const anOption = (name: string) => ({ name, url: `https://${name.toLowerCase()}.example.org` });

/** An account with these custom options. A person reads and saves them like the desktop client. */
export async function makeWithOptions(...names: string[]) {
  const account = await makeAccount();
  const { accountId } = account;
  const read = async (by: Person = account.people.member) =>
    (await callPlatform(getCustomOptions, { accountId }, by.sessionToken)).results;
  const save = async (options: OptionsToSave, by: Person = account.people.admin) =>
    (await callPlatform(updateCustomOptions, { accountId, options }, by.sessionToken)).options;
  /** Saves an edit of a list that was read earlier. */
  const edit = async (
    items: Awaited<ReturnType<typeof read>>,
    mine: OptionsToSave,
    { moved = [], by = account.people.admin }: { moved?: string[]; by?: Person } = {},
  ) => {
    const basedOn = { items: items.map(withoutIndex), moved };
    return (await callPlatform(updateCustomOptions, { accountId, options: mine, basedOn }, by.sessionToken))
      .options;
  };
  return { ...account, read, save, edit, saved: names.length > 0 ? await save(names.map(anOption)) : [] };
}

/** The same with custom statuses, and a world that contains them. */
export async function makeWithStatuses(...texts: string[]) {
  const account = await makeAccount({
    world: { name: `world-${unique()}`, buildVersion: customStatusBuild },
  });
  const { accountId } = account;
  const read = async (by: Person = account.people.member) =>
    (await callPlatform(getAccountCustomStatuses, { accountId }, by.sessionToken)).statuses;
  const save = async (statuses: StatusesToSave, by: Person = account.people.admin) =>
    (await callPlatform(updateAccountCustomStatuses, { accountId, statuses }, by.sessionToken)).statuses;
  const edit = async (items: Awaited<ReturnType<typeof read>>, mine: StatusesToSave) => {
    const basedOn = { items: items.map(withoutOrder) };
    const input = { accountId, statuses: mine, basedOn };
    return (await callPlatform(updateAccountCustomStatuses, input, account.people.admin.sessionToken))
      .statuses;
  };
  const saved = texts.length > 0 ? await save(texts.map((status) => ({ status }))) : [];
  return { ...account, read, save, edit, saved };
}

type OnWire<Item extends { id: string }> = Omit<Item, 'id'> & { objectId: string };

/** An option in the form in which it is sent back. */
export const withoutIndex = ({ index: _, ...option }: OnWire<CustomOption>) => option;

/** A status in the form in which it is sent back. */
export const withoutOrder = ({ order: _, ...status }: OnWire<CustomStatus>) => status;
