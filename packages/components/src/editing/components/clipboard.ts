import { type ComponentDefinition, isRecord, parseJson, validateForm } from '@tideform/engine';

/** Maximum length of pasted text, in characters. Real forms are much smaller: 60 collected ones are under 1 MB. */
const maxClipboardLength = 4_000_000;

/**
 * Parses clipboard text: a form, a list of components, or one component.
 * @returns an empty list for anything else, and for forms over the size limits
 */
export function parseClipboard(text: string): readonly ComponentDefinition[] {
  if (text.length > maxClipboardLength) return [];
  const parsed = validateForm(toForm(parseJson(text)));
  return parsed.ok ? parsed.form.components : [];
}

/** Formats components for `parseClipboard`. */
export const formatClipboard = (definitions: readonly ComponentDefinition[]): string =>
  JSON.stringify({ components: definitions }, null, 2);

function toForm(json: unknown): unknown {
  if (Array.isArray(json)) return { components: json };
  return isRecord(json) && typeof json.type === 'string' && json.display === undefined ? { components: [json] } : json;
}
