// Writes the types of the API into campus.ts, as they are at an address of the console or in a file.
//
//   node generate.mjs https://console.example.org
import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const [address = ''] = process.argv.slice(2);
const source = address.startsWith('http')
  ? new URL('/api/openapi.json', address)
  : new URL(address, import.meta.url);
const blob = ts.factory.createTypeReferenceNode('Blob');
// Without this a file would be a string.
const types = await openapiTS(source, {
  transform: ({ format }) => (format === 'binary' ? blob : undefined),
});
await writeFile('campus.ts', astToString(types));
