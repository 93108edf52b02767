import type { SpaceStatus } from '@campus/domain/private-spaces/private-spaces';
import { date, number, pointer, string } from '../../records/column.ts';
import { administratorsOf } from '../../records/row.ts';
import { Table } from '../../records/table.ts';

/** A type of private space that an account's world offers, with the price that it is bought by. */
export const privateSpaceTypeTable = new Table('PrivateSpaceType', {
  columns: { accountId: pointer('Account'), name: string, maxUsers: number, pricingId: string },
  readers: ({ accountId }) => administratorsOf(accountId),
});

/** A private space. Its id is that of its room in the world. */
export const privateSpaceTable = new Table('PrivateSpace', {
  columns: {
    accountId: pointer('Account'),
    spaceTypeId: pointer('PrivateSpaceType'),
    name: string,
    /** The name of its type when it was bought. */
    type: string,
    maxUsers: number,
    ownerName: string,
    /** Lowercase. The owner is who has this address. */
    ownerEmail: string,
    /** Two, encrypted. */
    passcodes: string,
    status: string.as<SpaceStatus>().default('active'),
    statusChangedAt: date,
  },
  readers: ({ accountId }) => administratorsOf(accountId),
});
