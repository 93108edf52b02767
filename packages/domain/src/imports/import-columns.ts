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

/** The fields by their own names, which win over the other names. */
const ownNames: ReadonlyMap<string, ImportField> = new Map(
  importFields.map((field) => [names[field][0] ?? field, field]),
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

/** The maximum length of a cell for a guess. A longer one is no name of a column and no address. */
const maxGuessedLength = 200;

/** The maximum length of a name that is compared: that of a field of the account. */
const maxNameLength = 100;

/** A name, normalized for comparison. */
function plain(name: string): string {
  return fold(name.slice(0, maxNameLength)).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** What forms add to the name of a field: a remark in brackets. */
const remarks = /\[[^[\]]*\]|\([^()]*\)|\{[^{}]*\}|【[^【】]*】|（[^（）]*）/gu;
/** What forms say about a field before or after its name, after a sign or a blank. */
const duties =
  'required|mandatory|optional|pflichtfeld|erforderlich|obligatoire|facultatif|requis|obligatorio|opcional';
const dutyBefore = new RegExp(`^\\W*(?:${duties})\\W+(?=\\p{L})`, 'iu');
const dutyAfter = new RegExp(`\\W(?:${duties})\\W*$`, 'iu');

/**
 * A header without what forms add to the name of the field: `First Name [Required]`, `Email (optional)`,
 * `Height (cm)`, `* Title`.
 */
function undecorated(header: string): string {
  return header
    .slice(0, maxGuessedLength)
    .replaceAll(remarks, ' ')
    .replace(dutyBefore, '')
    .replace(dutyAfter, '')
    .replaceAll(/^[\s*:#-]+|[\s*:-]+$/g, '')
    .trim();
}

/**
 * A guess of the columns of a file, by its first rows and the account's custom fields: first by header,
 * then by content. Of two columns for the same field, the second is left out. Whether the first row is a header is
 * guessed unless it is known.
 */
export function guessColumns(
  rows: readonly (readonly string[])[],
  customFields: readonly string[],
  hasHeader = looksLikeHeader(rows[0] ?? []),
): GuessedColumns {
  const [first = [], ...rest] = rows;
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

/** A row with something like an address is a row of data; any other is a header. */
function looksLikeHeader(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '') && !row.some((cell) => cell.includes('@'));
}

/** The first columns of a file of failed rows. Imports ignore them. */
export const failedRowColumns = ['Line', 'Reason'] as const;

/** The first columns of the result of an import. */
export const resultColumns = ['Line', 'Identification Email', 'Action', 'Outcome', 'Reason'] as const;

/** Whether a row is the header of an import's result, which has no values to import. */
export function isResultHeader(row: readonly string[]): boolean {
  return begins(row, resultColumns);
}

function begins(row: readonly string[], names: readonly string[]): boolean {
  return names.every((name, index) => row[index] === name);
}

/**
 * Assigns each column the field that its header names. An exact name wins over a possible one, in any order of the
 * columns: of `Username` and `Email`, the second has the addresses.
 */
function fieldsOfHeader(header: readonly string[], customFields: readonly string[]): ColumnField[] {
  if (begins(header, failedRowColumns)) {
    const ignored = failedRowColumns.map(() => '' as const);
    return [...ignored, ...fieldsOfHeader(header.slice(ignored.length), customFields)];
  }
  const written = header.map(plain);
  const lastOf = new Map(written.map((name, index) => [name, index]));
  const bare = undecoratedNames(header);
  const own = new Map(customFields.map((name) => [name, ofAccount(name)]));
  const spelled = Map.groupBy(customFields, plain);
  const spelledBare = Map.groupBy(customFields, (name) => plain(undecorated(name)));
  const meanings = header.map((cell, index) => {
    const [wanted = '', name = ''] = [written[index], bare[index]];
    const bareWanted = name === cell ? wanted : plain(name);
    const named = listed(own.get(cell.trim()));
    let inExport = exported.get(cell.slice(0, maxGuessedLength).trim().toLowerCase());
    // Exports have badges after the account's custom fields, even if one of those has the same name.
    if (lastOf.get(wanted) !== index && inExport === 'badges' && named.length > 0) inExport = undefined;
    return [
      listed(inExport),
      named,
      listed(own.get(name)),
      listed(ownNames.get(wanted)),
      listed(ownNames.get(bareWanted)),
      listed(fieldOfName.get(wanted)),
      listed(fieldOfName.get(bareWanted)),
      wanted === '' ? [] : (spelled.get(wanted) ?? []).map(ofAccount),
      bareWanted === '' ? [] : (spelled.get(bareWanted) ?? []).map(ofAccount),
      // A field of the account with a unit, such as `Height (cm)`, if the header has none.
      wanted === '' ? [] : onlyOne(spelledBare.get(wanted)).map(ofAccount),
    ];
  });
  const fields: ColumnField[] = header.map(() => '');
  for (const rank of Array(10).keys())
    for (const [index, ranked] of meanings.entries())
      if (fields[index] === '') fields[index] = ranked[rank]?.find((field) => !fields.includes(field)) ?? '';
  return fields;
}

/**
 * The headers without their decorations; '' where nothing but a decoration distinguishes a header from another one,
 * as in `Name (first)` and `Name (last)`.
 */
function undecoratedNames(header: readonly string[]): string[] {
  const bare = header.map(undecorated);
  const compared = bare.map(plain);
  const counts = Map.groupBy(compared, (name) => name);
  return bare.map((name, index) => (counts.get(compared[index] ?? '')?.length === 1 ? name : ''));
}

function onlyOne(names: readonly string[] = []): readonly string[] {
  return names.length === 1 ? names : [];
}

function ofAccount(name: string): ColumnField {
  return `custom:${name}`;
}

function listed(field: ColumnField | undefined): ColumnField[] {
  return field ? [field] : [];
}

/** The fields that the cells of a row name, if it is a header. */
export function namedFields(row: readonly string[], customFields: readonly string[]): ColumnField[] {
  return fieldsOfHeader(row, customFields).filter((field) => field !== '');
}

/** Whether a cell has an `@` with signs on both sides, and no white space. */
export function looksLikeAddress(cell: string): boolean {
  const text = cell.slice(0, maxGuessedLength).trim();
  const at = text.indexOf('@', 1);
  return at > 0 && at < text.length - 1 && !/\s/.test(text);
}

/** If no header names the email, uses the column with the most addresses. */
function placeEmail(fields: ColumnField[], rows: readonly (readonly string[])[]): void {
  const counts = fields.map((field, index) =>
    field === '' ? rows.filter((row) => looksLikeAddress(row[index] ?? '')).length : 0,
  );
  const most = Math.max(0, ...counts);
  if (most > 0) fields[counts.indexOf(most)] = 'email';
}
