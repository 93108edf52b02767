import { problemsPath } from '../../core/problem-shapes.ts';

/** A page of the API documentation that works under a policy without inline script. `body` is HTML. */
export function docsPage(title: string, body: string, scripts: readonly string[] = []): string {
  const links = [
    ['/api/docs', 'Reference'],
    ['/api/docs/guide', 'Guide'],
    [problemsPath, 'Problems'],
    ['/api/openapi.json', 'OpenAPI document'],
  ].map(([url, name]) => `<a href="${url}">${name}</a>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/api/docs/reference.css">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <header><h1>${title}</h1><nav>${links.join(' ')}</nav></header>
    ${body}
    ${scripts.map((url) => `<script type="module" src="${url}"></script>`).join('')}
  </body>
</html>`;
}

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
