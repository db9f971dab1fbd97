/** HTML markup that is safe to insert without escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type HtmlValue = string | number | Html | readonly Html[] | undefined | false;

/** Template tag for HTML. Escapes all inserted values except instances of `Html`. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(strings.reduce((text, string, index) => text + renderValue(values[index - 1]) + string));
}

function renderValue(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((one) => one.text).join('');
  return escapeText(String(value));
}

const htmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEscapes[character]!);
}
