import { stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import { findPaletteEntry, type LocalizedPalette } from '@tideform/components/palette';
import type { ComponentDefinition } from '@tideform/engine';

/** Returns the name of a component for users: its title or label, otherwise the name of its type. */
export function getComponentName(definition: ComponentDefinition, kinds: LocalizedPalette): string {
  const { type, title, label, key } = definition;
  const namedBy = findPaletteEntry(type)?.titleSetting;
  const candidates = [namedBy && definition[namedBy], label, title].map(toShortText);
  return candidates.find(Boolean) ?? kinds.findName(type) ?? key ?? type;
}

/** Maximum length of names; longer ones are truncated. */
const maxLength = 60;

const toShortText = (text: unknown): string => {
  const words =
    typeof text === 'string'
      ? stripHtmlTags(text)
          .replace(/&nbsp;|\s+/g, ' ')
          .trim()
      : '';
  return words.length > maxLength ? `${words.slice(0, maxLength).trimEnd()}…` : words;
};
