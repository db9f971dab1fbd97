import { type ComponentDefinition, checkForm, isRecord, parseJson } from '@tideform/engine';

/** More than any real form has: 60 collected ones are under 1 MB. */
const maxLength = 4_000_000;

/** Reads the clipboard: a form, a list of components, or one component. @returns none for anything else, nor for what no page can bear */
export function readPasted(text: string): readonly ComponentDefinition[] {
  if (text.length > maxLength) return [];
  const parsed = checkForm(asForm(parseJson(text)));
  return parsed.ok ? parsed.form.components : [];
}

/** What `readPasted` reads, as text. */
export const writeCopied = (definitions: readonly ComponentDefinition[]): string =>
  JSON.stringify({ components: definitions }, null, 2);

function asForm(json: unknown): unknown {
  if (Array.isArray(json)) return { components: json };
  return isRecord(json) && typeof json.type === 'string' && json.display === undefined ? { components: [json] } : json;
}
