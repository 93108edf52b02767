import { fold } from '../core/fold.ts';
import { type ColumnField, type ImportField, importFields } from './imports.ts';

/** What a column of a file is taken for. */
export interface GuessedColumn {
  /** The cell of the first row; '' without a header. */
  header: string;
  field: ColumnField;
}

export interface GuessedColumns {
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  columns: GuessedColumn[];
}

/** The names of columns in other programs. Compared without case, accents, spaces, and signs. */
const names: Record<ImportField, readonly string[]> = {
  email: [
    ...['email', 'identificationemail', 'emailaddress', 'mail', 'mailaddress', 'useremail', 'loginemail'],
    ...['username', 'login', 'user', 'memberemail', 'inviteeemail', 'workemail', 'emails'],
    ...[
      'emailadresse',
      'mailadresse',
      'epost',
      'adresseemail',
      'adressemail',
      'courriel',
      'adresseelectronique',
    ],
    ...['correo', 'correoelectronico', 'emailidentificacion'],
  ],
  firstName: [
    ...['firstname', 'givenname', 'forename', 'first', 'fname', 'name1'],
    ...['vorname', 'rufname', 'prenom', 'nombre', 'nombredepila', 'primernombre'],
  ],
  lastName: [
    ...['lastname', 'surname', 'familyname', 'last', 'lname', 'name2'],
    ...[
      'nachname',
      'familienname',
      'zuname',
      'nomdefamille',
      'nom',
      'apellido',
      'apellidos',
      'primerapellido',
    ],
  ],
  displayName: [
    ...['displayname', 'name', 'fullname', 'nickname', 'nick', 'screenname', 'publicname'],
    ...['anzeigename', 'vollername', 'nomaffiche', 'nomcomplet', 'pseudo', 'pseudonyme'],
    ...['nombrecompleto', 'nombreparamostrar', 'nombrevisible', 'apodo'],
  ],
  contactEmail: [
    ...['contactemail', 'contactemailaddress', 'contactmail', 'publicemail', 'emailcontact'],
    ...[
      'kontaktemail',
      'kontaktmail',
      'emaildecontact',
      'courrieldecontact',
      'correodecontacto',
      'emaildecontacto',
    ],
  ],
  title: [
    ...['title', 'jobtitle', 'job', 'position', 'occupation'],
    ...['titel', 'funktion', 'berufsbezeichnung', 'titre', 'fonction', 'poste', 'titulo', 'cargo', 'puesto'],
  ],
  permission: [
    ...['role', 'permission', 'permissions', 'accountrole', 'memberrole', 'accesslevel', 'level'],
    ...['rolle', 'berechtigung', 'roleducompte', 'autorisation', 'rol', 'permiso'],
  ],
  teamId: [
    ...['teamid', 'team', 'teamname', 'group', 'teamnumber'],
    ...['gruppe', 'mannschaft', 'equipe', 'groupe', 'equipo', 'grupo'],
  ],
  badges: [
    ...['badges', 'badge', 'badgename', 'badgenames', 'badgeid', 'badgeids'],
    ...['abzeichen', 'insignes', 'insigne', 'insignias', 'insignia'],
  ],
};

const fieldOfName: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(names).flatMap(([field, known]) => known.map((name) => [name, field as ImportField])),
);

/** How exports of members name them. */
const exported: ReadonlyMap<string, ImportField> = new Map([
  ['identification email', 'email'],
  ['first name', 'firstName'],
  ['last name', 'lastName'],
  ['display name', 'displayName'],
  ['contact email', 'contactEmail'],
  ['title', 'title'],
  ['role', 'permission'],
  ['team id', 'teamId'],
  ['badges', 'badges'],
]);

/** A header, normalized for comparison. */
function plain(header: string): string {
  return fold(header).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * A guess of the columns of a file, by its first rows and the account's custom fields: first by header,
 * then by content. Of two columns for the same field, the second is left out.
 */
export function guessColumns(
  rows: readonly (readonly string[])[],
  customFields: readonly string[],
): GuessedColumns {
  const [first = [], ...rest] = rows;
  // A first row with something like an address is a row of data; any other is a header.
  const hasHeader = first.some((cell) => cell !== '') && !first.some((cell) => cell.includes('@'));
  const width = hasHeader ? first.length : Math.max(0, ...rows.map((row) => row.length));
  const header = Array.from({ length: width }, (_, index) => (hasHeader ? (first[index] ?? '') : ''));
  const fields = fieldsOfHeader(header, customFields);
  const content = hasHeader ? rest : rows;
  if (!fields.includes('email')) placeEmail(fields, content);
  return {
    hasHeader,
    columns: fields.map((field, index) => ({ header: header[index] ?? '', field })),
  };
}

/**
 * Assigns each column the field that its header names. An exact name wins over a possible one, in any order of the
 * columns: of `Username` and `Email`, the second has the addresses.
 */
function fieldsOfHeader(header: readonly string[], customFields: readonly string[]): ColumnField[] {
  const meanings = header.map((cell, index) => {
    const meant = meaningsOf(cell, customFields);
    const comesAgain = header.some((other, at) => at > index && plain(other) === plain(cell));
    // Exports have badges after the account's custom fields, even if one of those has the same name.
    if (comesAgain && meant.exported === 'badges' && meant.named.length > 0) meant.exported = undefined;
    return [listed(meant.exported), meant.named, listed(meant.own), listed(meant.alias), meant.spelled];
  });
  const fields: ColumnField[] = header.map(() => '');
  for (const rank of [0, 1, 2, 3, 4])
    for (const [index, ranked] of meanings.entries())
      if (fields[index] === '') fields[index] = ranked[rank]?.find((field) => !fields.includes(field)) ?? '';
  return fields;
}

/** What a header can mean, the clearest first. */
interface Meanings {
  /** The field with this name in exports. */
  exported: ImportField | undefined;
  /** Fields of the account of this name. */
  named: ColumnField[];
  /** The field whose own name it is. */
  own: ImportField | undefined;
  /** The field with this common name. */
  alias: ImportField | undefined;
  /** Fields of the account whose name is spelled in another way. */
  spelled: ColumnField[];
}

function meaningsOf(header: string, customFields: readonly string[]): Meanings {
  const wanted = plain(header);
  const isCalled = (name: string) => wanted !== '' && plain(name) === wanted;
  return {
    exported: exported.get(header.trim().toLowerCase()),
    named: customFields.filter((name) => name === header.trim()).map(ofAccount),
    own: importFields.find((field) => names[field][0] === wanted),
    alias: fieldOfName.get(wanted),
    spelled: customFields.filter(isCalled).map(ofAccount),
  };
}

function ofAccount(name: string): ColumnField {
  return `custom:${name}`;
}

function listed(field: ImportField | undefined): ColumnField[] {
  return field ? [field] : [];
}

function isAddress(cell: string): boolean {
  return /^\S+@\S+$/.test(cell.trim());
}

/** If no header names the email, uses the column with the most addresses. */
function placeEmail(fields: ColumnField[], rows: readonly (readonly string[])[]): void {
  const counts = fields.map((field, index) =>
    field === '' ? rows.filter((row) => isAddress(row[index] ?? '')).length : 0,
  );
  const most = Math.max(0, ...counts);
  if (most > 0) fields[counts.indexOf(most)] = 'email';
}
