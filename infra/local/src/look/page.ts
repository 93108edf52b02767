import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html, type Markup } from '@campus/server-kit/html';

/** The common part of all local tools' style sheets. */
export const baseStyle = readFileSync(path.join(import.meta.dirname, 'base.css'), 'utf8');

export interface Page {
  title: string;
  /** The address of its style sheet. */
  style: string;
  body: Markup;
  head?: Markup;
}

/** A whole page in the style of the local tools. */
export function page({ title, style, body, head = html`` }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>${title}</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="${style}">
        ${head}
      </head>
      <body>${body}</body>
    </html>`.value;
}
