import { array, file, number, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

const text = string.nullable().nullAs('');
const list = array.as<readonly string[]>().nullable().nullAs([]);

/** A person's public data, except the names, which are in the user. */
export const profileTable = new Table('Profile', {
  columns: {
    profilepic: file.nullable(),
    email: text,
    description: text,
    country: text,
    region: text,
    university: text,
    languages: list,
    industryInterests: list,
    job: text,
    clubs: text,
    hobbies: text,
    linkedin: text,
    yearLicensed: number.nullable(),
  },
});
