import type { SpaceStatus } from '@campus/domain/private-spaces/private-spaces';
import { date, number, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** A type of private space that an account's world offers, with its price. */
export const privateSpaceTypeTable = new Table('PrivateSpaceType', {
  columns: { accountId: pointer('Account'), name: string, maxUsers: number, pricingId: string },
  readers: ({ accountId }) => administratorsOf(accountId),
});

/** A private space. It has the same id as its room in the world. */
export const privateSpaceTable = new Table('PrivateSpace', {
  columns: {
    accountId: pointer('Account'),
    spaceTypeId: pointer('PrivateSpaceType'),
    name: string,
    /** The name of its type at the time of purchase. */
    type: string,
    maxUsers: number,
    ownerName: string,
    /** Lowercase. The owner is the person with this address. */
    ownerEmail: string,
    /** Two passcodes, encrypted. */
    passcodes: string,
    status: string.as<SpaceStatus>().default('active'),
    statusChangedAt: date,
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});
