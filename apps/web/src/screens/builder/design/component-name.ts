import { plainText } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { componentAt } from '../edit-form/place/component-at.ts';
import type { ComponentPath } from '../edit-form/place/component-path.ts';
import { words } from './design.words.ts';
import { kindOf } from './palette/component-kinds.ts';

/** What people call a component: its title or label, else what it is. */
export function nameOf(definition: ComponentDefinition): string {
  const { type, title, legend, label, key } = definition;
  const given = (type === 'panel' ? [title, label] : type === 'fieldset' ? [legend, label] : [label, title]).map(plain);
  return given.find(Boolean) ?? kindOf(type)?.name ?? key ?? type;
}

/** What kind of component it is, in a word. */
export const kindName = ({ type }: ComponentDefinition): string => kindOf(type)?.name ?? words.unknownKind(type);

/** What a container is called; the form itself has no name here. */
export function placeName(form: FormDefinition, parent: ComponentPath | undefined): string | undefined {
  const container = parent === undefined ? undefined : componentAt(form, parent);
  return container && nameOf(container);
}

const plain = (text: unknown): string => (typeof text === 'string' ? plainText(text) : '');
