import { declaration, main, xmlEscaped } from './xml-text.ts';

const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The formats of cells by their number in `styles`. */
export const cellStyles = { text: 0, number: 0, quoted: 1, header: 2, day: 3, instant: 4 } as const;

/** Days as 2026-11-03, instants as 2026-11-03T14:30:05.000Z. */
export const styles =
  `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd&quot;T&quot;hh:mm:ss.000&quot;Z&quot;"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" quotePrefix="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

export const mainRelations = `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** Returns the part that names the sheets, in their order. */
export function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlEscaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${document}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** Returns the part that says where the sheets, the styles, and the shared texts are. */
export function workbookRelations(sheets: number): string {
  const targets = [
    ...numbers(sheets).map((number) => ['worksheet', `worksheets/sheet${number}.xml`]),
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ];
  const parts = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${document}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${relations}">${parts.join('')}</Relationships>`;
}

/** Returns the part that says what the other parts are. */
export function contentTypes(sheets: number): string {
  const parts = [
    ['workbook', 'sheet.main'],
    ['styles', 'styles'],
    ['sharedStrings', 'sharedStrings'],
    ...numbers(sheets).map((number) => [`worksheets/sheet${number}`, 'worksheet']),
  ];
  const overrides = parts.map(
    ([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${spreadsheet}.${type}+xml"/>`,
  );
  return (
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  );
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
