import type { ComponentDefinition } from '@tideform/engine';

/** The name of a field for people: its label without markup, else its key. */
export function fieldLabel(definition: ComponentDefinition): string {
  const label = typeof definition.label === 'string' ? plainText(definition.label) : '';
  return label || String(definition.key ?? '');
}

/** What messages call a field: the name that its author gave it for them, else its label. */
export function messageLabel(definition: ComponentDefinition): string {
  const { errorLabel } = definition;
  return (typeof errorLabel === 'string' && plainText(errorLabel)) || fieldLabel(definition);
}

/** Text without HTML tags. Authors put `<b>` into labels. What follows 20,000 characters is no label. */
export function plainText(html: string): string {
  const short = html.slice(0, 20_000);
  return short.includes('<') ? short.replace(/<\/?[a-z][^<>]*>/gi, '').trim() : short.trim();
}
