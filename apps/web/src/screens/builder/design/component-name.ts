import { type ComponentPath, componentAt } from '@tideform/components/editing';
import { plainText } from '@tideform/components/kit/read/label.ts';
import { type Kinds, paletteEntryOf } from '@tideform/components/palette';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { DesignWords } from './design.words.ts';

/** What people call a component: its title or label, else what it is. */
export function nameOf(definition: ComponentDefinition, kinds: Kinds): string {
  const { type, title, label, key } = definition;
  const namedBy = paletteEntryOf(type)?.namedBy;
  const given = [namedBy && definition[namedBy], label, title].map(plain);
  return given.find(Boolean) ?? kinds.nameOf(type) ?? key ?? type;
}

/** What kind of component it is, in a word. */
export const kindName = ({ type }: ComponentDefinition, words: DesignWords, kinds: Kinds): string =>
  kinds.nameOf(type) ?? words.unknownKind({ type });

/** What a component is called, and what kind of component it is where its name does not say so. */
export function blockName(name: string, definition: ComponentDefinition, words: DesignWords, kinds: Kinds): string {
  const kind = kindName(definition, words, kinds);
  return name === kind ? name : words.block({ name, kind });
}

/** What a container is called; the form itself has no name here. */
export function placeName(form: FormDefinition, parent: ComponentPath | undefined, kinds: Kinds): string | undefined {
  const container = parent === undefined ? undefined : componentAt(form, parent);
  return container && nameOf(container, kinds);
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
