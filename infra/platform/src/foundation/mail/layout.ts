import { text } from '@campus/contracts/core/text';
import { escapeHtml } from '@campus/server-kit/html';

/** The content of a mail. All texts are plain text; rendering escapes them. */
export interface MailContent {
  subject: string;
  /** The heading of the mail; if empty, the brand. */
  header?: string;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Shown in small print below the button. */
  notes: readonly string[];
}

/** Renders a mail as plain text. */
export function renderText(brand: string, { header, title, paragraphs, button, notes }: MailContent): string {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  return [...(header ? [header] : []), title, ...paragraphs, ...link, ...notes, `-- \n${brand}`].join('\n\n');
}

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
// Clients that drop style sheets need colors on each element. This style sheet adds only the dark colors.
const darkColors = `
  @media (prefers-color-scheme: dark) {
    .page { background-color: #111318 !important; }
    .card { background-color: #1b1e25 !important; border-color: #2c313b !important; }
    .strong { color: #f2f4f8 !important; }
    .text { color: #c9ced8 !important; }
    .note, .note a { color: #98a0ae !important; }
  }`;

/**
 * Renders a mail as HTML, for light and dark mode. Mail programs need a table layout. Each text runs in the direction of
 * its own language, because people write some of them.
 */
export function renderHtml(brand: string, { header, title, paragraphs, button, notes }: MailContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title dir="auto">${escapeHtml(title)}</title>
<style>:root { color-scheme: light dark; }${darkColors}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f4f5f7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f5f7">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td dir="auto" class="strong" style="${font};font-size:16px;font-weight:600;color:#1b1e25;padding:0 0 16px">${escapeHtml(header || brand)}</td></tr>
<tr><td class="card" style="background-color:#ffffff;border:1px solid #e1e4e9;border-radius:8px;padding:32px">
<h1 dir="auto" class="strong" style="${font};font-size:22px;line-height:30px;font-weight:600;color:#1b1e25;margin:0 0 16px">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => textParagraph(paragraph)).join('\n')}
${button ? buttonAndLink(button) : ''}
</td></tr>
<tr><td style="padding:16px 0 0">
${notes.map((line) => note(escapeHtml(line))).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function buttonAndLink({ label, ...button }: NonNullable<MailContent['button']>): string {
  const url = escapeHtml(button.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">
<tr><td bgcolor="#3355dd" style="background-color:#3355dd;border-radius:6px">
<a href="${url}" dir="auto" style="${font};display:inline-block;padding:12px 24px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>
</td></tr>
</table>
${note(`${escapeHtml(text('mail.linkHelp'))}<br><a href="${url}" style="color:#5b6472;word-break:break-all">${url}</a>`)}`;
}

function textParagraph(paragraph: string): string {
  const html = escapeHtml(paragraph).replaceAll('\n', '<br>');
  return `<p dir="auto" class="text" style="${font};font-size:15px;line-height:24px;color:#3a414d;margin:0 0 12px">${html}</p>`;
}

function note(html: string): string {
  return `<p dir="auto" class="note" style="${font};font-size:13px;line-height:20px;color:#5b6472;margin:0 0 8px">${html}</p>`;
}
