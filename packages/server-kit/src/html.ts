/** Markup with escaped values. */
export class Markup {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

type Insert = string | Markup | readonly Markup[];

/** Creates markup from a template. Inserted strings are escaped; inserted markup is not. */
export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Markup {
  return new Markup(parts.map((part, index) => part + render(inserts[index] ?? '')).join(''));
}

function render(insert: Insert): string {
  if (typeof insert === 'string') return escapeHtml(insert);
  return insert instanceof Markup ? insert.value : insert.map((markup) => markup.value).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
