import { plainText } from '@tideform/components/kit/read/label.ts';
import { type Kinds, paletteEntryOf } from '@tideform/components/palette';
import type { ComponentDefinition } from '@tideform/engine';

/** What people call a component: its title or label, else what it is. */
export function nameOf(definition: ComponentDefinition, kinds: Kinds): string {
  const { type, title, label, key } = definition;
  const namedBy = paletteEntryOf(type)?.namedBy;
  const given = [namedBy && definition[namedBy], label, title].map(plain);
  return given.find(Boolean) ?? kinds.nameOf(type) ?? key ?? type;
}

/** As many letters as say what a longer text is about. */
const maxLength = 60;

const plain = (text: unknown): string => {
  const words =
    typeof text === 'string'
      ? plainText(text)
          .replace(/&nbsp;|\s+/g, ' ')
          .trim()
      : '';
  return words.length > maxLength ? `${words.slice(0, maxLength).trimEnd()}…` : words;
};
