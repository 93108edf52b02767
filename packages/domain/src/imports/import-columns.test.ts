import { describe, expect, it } from 'vitest';
import { guessColumns } from './import-columns.ts';

const fieldsOf = (rows: readonly (readonly string[])[], customFields: readonly string[] = []) =>
  guessColumns(rows, customFields).columns.map(({ field }) => field);

describe('columns of a file are taken for', () => {
  it.each([
    [
      'our names',
      ['email', 'firstName', 'lastName', 'displayName', 'contactEmail', 'title', 'permission', 'teamId'],
    ],
    [
      'the names of an export',
      [
        ...[
          'Identification Email',
          'First Name',
          'Last Name',
          'Display Name',
          'Contact Email',
          'Title',
          'Role',
        ],
        'Team ID',
      ],
    ],
    [
      'any spelling',
      [
        'E-MAIL address',
        'first_name',
        'SURNAME',
        'full name',
        'contact e-mail',
        'Job Title',
        ' role ',
        'TEAM',
      ],
    ],
    [
      'German ones',
      ['E-Mail-Adresse', 'Vorname', 'Nachname', 'Anzeigename', 'Kontakt-E-Mail', 'Titel', 'Rolle', 'Gruppe'],
    ],
    [
      'French ones',
      [
        'Courriel',
        'Prénom',
        'Nom de famille',
        'Nom affiché',
        'E-mail de contact',
        'Fonction',
        'Rôle',
        'Équipe',
      ],
    ],
    [
      'Spanish ones',
      [
        'Correo electrónico',
        'Nombre',
        'Apellidos',
        'Nombre completo',
        'Correo de contacto',
        'Cargo',
        'Rol',
        'Equipo',
      ],
    ],
  ])('fields by their header: %s', (_, header) => {
    expect(fieldsOf([header])).toEqual([
      ...['email', 'firstName', 'lastName', 'displayName', 'contactEmail', 'title', 'permission', 'teamId'],
    ]);
  });

  it('fields in any order, and no field for an unknown header', () => {
    expect(fieldsOf([['Badges', 'Shoe size', 'Mail', '']])).toEqual(['badges', '', 'email', '']);
  });

  it('fields of the account by their names, which win over what else people call our fields', () => {
    expect(
      fieldsOf([['Email', 'Shoe Size', 'Job', 'favourite-team']], ['Job', 'Shoe size', 'Favourite team']),
    ).toEqual(['email', 'custom:Shoe size', 'custom:Job', 'custom:Favourite team']);
  });

  it('what an export wrote, even where a field of the account is called as one of ours', () => {
    const header = ['Identification Email', 'Title', 'Team ID', 'Team-ID', 'Title', 'Logins'];
    expect(fieldsOf([header], ['Team-ID', 'Title'])).toEqual([
      ...['email', 'title', 'teamId', 'custom:Team-ID', 'custom:Title', ''],
    ]);
  });

  it('the badges of an export, which stand behind a field of the account of the same name', () => {
    const header = ['Email', 'Badges', 'Badges'];
    expect(fieldsOf([header], ['Badges'])).toEqual(['email', 'custom:Badges', 'badges']);
    expect(fieldsOf([header], [])).toEqual(['email', 'badges', '']);
    expect(fieldsOf([['Email', 'Badges']], ['Badges'])).toEqual(['email', 'badges']);
  });

  it('one field each: the second of two for the same is left out', () => {
    expect(fieldsOf([['Email', 'E-Mail', 'Name', 'Display Name', 'Email']])).toEqual([
      ...['email', '', '', 'displayName', ''],
    ]);
  });

  it.each([
    ['Username', 'Email', 'First name'],
    ['login', 'email', 'firstName'],
    ['User', 'E-Mail', 'Vorname'],
  ])('the exact name of a field wins over a synonym: %s, %s', (...header) => {
    expect(fieldsOf([header])).toEqual(['', 'email', 'firstName']);
  });

  it('a synonym is used if no column has the name of the field', () => {
    expect(fieldsOf([['Username', 'First name']])).toEqual(['email', 'firstName']);
  });

  it.each([
    [
      'First Name [Required]',
      'Last Name [Required]',
      'Email Address [Required]',
      'Password [Required]',
      'Title [Optional]',
    ],
    ['First Name *', '* Last Name', 'Email* (work)', 'x', 'Job title (optional)'],
    ['Vorname (Pflichtfeld)', 'Nachname – Pflichtfeld', 'E-Mail: erforderlich', 'x', 'Titel, optional'],
    ['required: First Name', 'Last name (required)*', 'E-mail【required】', 'x', '{optional} Position'],
  ])('fields by a header with decorations: %s', (...header) => {
    expect(fieldsOf([header])).toEqual(['firstName', 'lastName', 'email', '', 'title']);
  });

  it('a field of the account, if the header or its name has a unit', () => {
    const header = ['Email', 'Height (cm)', 'Weight', 'Shoe size [EU]'];
    expect(fieldsOf([header], ['Height', 'Weight (kg)', 'Shoe Size'])).toEqual([
      ...['email', 'custom:Height', 'custom:Weight (kg)', 'custom:Shoe Size'],
    ]);
  });

  it('nothing, if only a decoration distinguishes columns', () => {
    expect(fieldsOf([['Email', 'Name (first)', 'Name (last)']])).toEqual(['email', '', '']);
    expect(fieldsOf([['Email', 'Height (in)']], ['Height (cm)'])).toEqual(['email', '']);
    expect(fieldsOf([['Username [Required]', 'Email [Required]']])).toEqual(['', 'email']);
    expect(fieldsOf([['(optional)', 'Email', 'Optional']])).toEqual(['', 'email', '']);
  });

  it('the email in the column with most emails, if the header does not name it', () => {
    expect(
      fieldsOf([
        ['First Name', 'Remarks', 'Address'],
        ['Ana', 'see x@y.test', 'ana@example.org'],
        ['Bo', 'bo@example.org', 'bo@example.org'],
      ]),
    ).toEqual(['firstName', '', 'email']);
  });
});

it('columns of a file are those of its header, even if rows have more cells', () => {
  expect(fieldsOf([['Email'], ['a@b.test', 'x', 'y']])).toEqual(['email']);
});

describe('a file without a header', () => {
  it('is recognized by an email in its first row', () => {
    expect(
      guessColumns(
        [
          ['Ana', 'ana@example.org'],
          ['Bo', 'bo@example.org', 'more'],
        ],
        [],
      ),
    ).toEqual({
      hasHeader: false,
      columns: [
        { header: '', field: '' },
        { header: '', field: 'email' },
        { header: '', field: '' },
      ],
    });
  });

  it('is not assumed if the first row has no email', () => {
    expect(
      guessColumns(
        [
          ['Wer', 'Wo'],
          ['Ana', 'ana@example.org'],
        ],
        [],
      ),
    ).toEqual({
      hasHeader: true,
      columns: [
        { header: 'Wer', field: '' },
        { header: 'Wo', field: 'email' },
      ],
    });
  });

  it('has no columns if it is empty', () => {
    expect(guessColumns([], [])).toEqual({ hasHeader: false, columns: [] });
  });
});
