import { boolean, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** The catalog of customizations that every world can enable. */
export const worldCustomizationTable = new Table('WorldCustomization', {
  columns: {
    name: string.nullAs(''),
    friendlyName: string.nullAs(''),
    description: string.default(''),
    group: string.default(''),
    resourceIntensive: boolean.default(false),
  },
});
