import type { ComponentDefinition } from '@tideform/engine';

/** The name of a field for people: its label without markup, else its key. */
export function fieldLabel(definition: ComponentDefinition): string {
  const label = typeof definition.label === 'string' ? plainText(definition.label) : '';
  return label || String(definition.key ?? '');
}

/** Text without HTML tags. Authors put `<b>` into labels. */
export function plainText(html: string): string {
  return html.includes('<') ? html.replace(/<\/?[a-z][^>]*>/gi, '').trim() : html.trim();
}
