import { string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** A set of users with the same rights: superadmins, or the members of an account with one permission. */
export const roleTable = new Table('_Role', { columns: { name: string.builtIn() } });

/**
 * A client installation. We do not use it; it is listed here so that its class is closed, like the others.
 */
export const installationTable = new Table('_Installation', { columns: {} });
