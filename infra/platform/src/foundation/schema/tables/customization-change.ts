import type { CustomizationState } from '@campus/domain/customization/state';
import { date, json, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** The history of the customizations of a world, each change with the states around it. */
export const customizationChangeTable = new OwnTable('CustomizationChange', {
  id: string,
  accountId: pointer('Account'),
  page: string,
  before: json.as<CustomizationState>(),
  after: json.as<CustomizationState>(),
  by: string,
  at: date,
});
