import type { ComponentDefinition } from '@tideform/engine';

/** Returns the label of a field without markup; if it has no label, its key. */
export function getFieldLabel(definition: ComponentDefinition): string {
  const label = typeof definition.label === 'string' ? stripHtmlTags(definition.label) : '';
  return label || String(definition.key ?? '');
}

/** Returns the name of a field in error messages: its `errorLabel`, or else its label. */
export function getErrorLabel(definition: ComponentDefinition): string {
  const { errorLabel } = definition;
  return (typeof errorLabel === 'string' && stripHtmlTags(errorLabel)) || getFieldLabel(definition);
}

/** Removes HTML tags, since authors put `<b>` into labels. Text after 20,000 characters is dropped. */
export function stripHtmlTags(html: string): string {
  const short = html.slice(0, 20_000);
  return short.includes('<') ? short.replace(/<\/?[a-z][^<>]*>/gi, '').trim() : short.trim();
}
