/** HTML that was written here, in contrast to text that is escaped. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes HTML. Every value is escaped, unless it is markup itself. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings
      .map((string, index) => string + (index < parts.length ? written(parts[index] ?? '') : ''))
      .join(''),
  );
}

function written(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (typeof part !== 'string') return part.map(({ html }) => html).join('');
  return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
