import { string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A set of users with the same rights: superadmins, or the members of an account with one permission. */
export const roleTable = new Table('_Role', { columns: { name: string.builtIn() } });

/** An installation of a client. Nothing of ours uses it; it is named here to be closed like the others. */
export const installationTable = new Table('_Installation', { columns: {} });
