import type { ColumnField, ImportField } from './imports.ts';

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

/**
 * What people call the columns. Compared without capitals, accents, spaces
 * and signs.
 */
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
  return header
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
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

/** For each column what it is called first among what no column before it is taken for. */
function fieldsOfHeader(header: readonly string[], customFields: readonly string[]): ColumnField[] {
  const taken = new Set<ColumnField>();
  return header.map((cell, index) => {
    const comesAgain = header.some((other, at) => at > index && plain(other) === plain(cell));
    const meant = candidates(cell, customFields).filter((candidate) => !taken.has(candidate));
    // Exports have badges after the account's custom fields, even if one of those has the same name.
    const [field = ''] = comesAgain && meant[0] === 'badges' ? [...meant.slice(1), ...meant] : meant;
    taken.add(field);
    return field;
  });
}

/** What a header can mean: as exports write it, as the account calls a field, as people say, as people spell. */
function candidates(header: string, customFields: readonly string[]): ColumnField[] {
  const wanted = plain(header);
  if (wanted === '') return [];
  const fields = [
    exported.get(header.trim().toLowerCase()),
    customFields.filter((name) => name === header.trim()).map(ofAccount),
    fieldOfName.get(wanted),
    customFields.filter((name) => plain(name) === wanted).map(ofAccount),
  ];
  return fields.flat().filter((field) => field !== undefined);
}

function ofAccount(name: string): ColumnField {
  return `custom:${name}`;
}

function isAddress(cell: string): boolean {
  return /^\S+@\S+$/.test(cell.trim());
}

/** Takes the column that most often holds an address for the email, where the header names none. */
function placeEmail(fields: ColumnField[], rows: readonly (readonly string[])[]): void {
  const counts = fields.map((field, index) =>
    field === '' ? rows.filter((row) => isAddress(row[index] ?? '')).length : 0,
  );
  const most = Math.max(0, ...counts);
  if (most > 0) fields[counts.indexOf(most)] = 'email';
}
