import type { ComponentDefinition } from '@tideform/engine';

/** Returns the label of a field without markup; if it has no label, its key. */
export function fieldLabel(definition: ComponentDefinition): string {
  const label = typeof definition.label === 'string' ? plainText(definition.label) : '';
  return label || String(definition.key ?? '');
}

/** Returns the name of a field in error messages: its `errorLabel`, or else its label. */
export function messageLabel(definition: ComponentDefinition): string {
  const { errorLabel } = definition;
  return (typeof errorLabel === 'string' && plainText(errorLabel)) || fieldLabel(definition);
}

/** Removes HTML tags, since authors put `<b>` into labels. Text after 20,000 characters is dropped. */
export function plainText(html: string): string {
  const short = html.slice(0, 20_000);
  return short.includes('<') ? short.replace(/<\/?[a-z][^<>]*>/gi, '').trim() : short.trim();
}
