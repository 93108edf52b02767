import { getBadges } from '@campus/contracts/badges/functions';
import '@campus/contracts/members/page-messages';
import { text } from '@campus/contracts/core/text';
import * as wire from '@campus/contracts/imports/functions';
import { memberValueWords } from '@campus/contracts/members/member-words';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import { fieldsOfKind, type ImportField, type ImportKind } from '@campus/domain/imports/imports';
import type { MemberFieldType } from '@campus/domain/member-profile/member-profile';
import type { Platform } from '@campus/parse-adapter/platform';

type Person = Record<ImportField, string>;

/** The people in the sample: one with all values, one with only the required ones. */
const grace: Person = {
  email: 'grace.hopper@example.org',
  firstName: 'Grace',
  lastName: 'Hopper',
  displayName: 'Grace Hopper',
  contactEmail: 'grace@example.org',
  title: 'Dr.',
  permission: 'leader',
  teamId: '8',
  badges: '',
};
const ada = { email: 'ada.lovelace@example.org', firstName: 'Ada', lastName: 'Lovelace' };

const valueOfType: Record<MemberFieldType, string> = {
  string: '',
  number: '42',
  boolean: 'true',
  ISOTimeString: '2026-01-31T09:00:00Z',
};

interface Sample {
  accountId: string;
  kind: ImportKind;
}

/** A sample file of this kind, with the account's own fields and badges. */
export async function importSample({ accountId, kind }: Sample, { call }: Platform) {
  const known = fieldsOfKind[kind];
  const { fields } = known.custom ? await call(wire.getImportFields, { accountId }) : { fields: [] };
  const badges = known.fields.includes('badges') ? await call(getBadges, { accountId }) : undefined;
  const names = (badges?.items ?? []).slice(0, 2).map(({ name }) => name);
  const columns: CsvColumn<Partial<Person>>[] = [
    ...known.fields.map((field) => ({
      header: text(`members.field.${field}`),
      cell: (person: Partial<Person>) => cellOf(field, person),
    })),
    ...fields.map(({ name, type }) => ({
      header: name,
      cell: (person: Partial<Person>) => (person.title ? valueOfType[type] : ''),
    })),
  ];
  const body = csvFile(columns, rows({ ...grace, badges: names.join('; ') }));
  return { name: `${kind}-sample.csv`, type: csvType, body };
}

async function* rows(person: Person): AsyncGenerator<Partial<Person>[]> {
  yield [person, ada];
}

function cellOf(field: ImportField, person: Partial<Person>): string {
  const value = person[field] ?? '';
  return field === 'teamId' || field === 'permission' ? memberValueWords(field, value) : value;
}
