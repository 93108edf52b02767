import type { CustomizationState } from '@campus/domain/customization/state';
import { date, json, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** The history of world customizations: each change with the states before and after. */
export const customizationChangeTable = new OwnTable('CustomizationChange', {
  id: string,
  accountId: pointer('Account'),
  page: string,
  before: json.as<CustomizationState>(),
  after: json.as<CustomizationState>(),
  by: string,
  at: date,
});
