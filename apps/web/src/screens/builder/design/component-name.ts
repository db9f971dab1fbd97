import { type ComponentPath, componentAt } from '@tideform/components/editing';
import type { Kinds } from '@tideform/components/palette';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { nameOf } from '../../../ui/component-name.ts';
import type { DesignMessages } from './design.messages.ts';

/** What kind of component it is, in a word. */
export const kindName = ({ type }: ComponentDefinition, messages: DesignMessages, kinds: Kinds): string =>
  kinds.nameOf(type) ?? messages.unknownKind({ type });

/** What a component is called, and what kind of component it is where its name does not say so. */
export function blockName(
  name: string,
  definition: ComponentDefinition,
  messages: DesignMessages,
  kinds: Kinds,
): string {
  const kind = kindName(definition, messages, kinds);
  return name === kind ? name : messages.block({ name, kind });
}

/** What a container is called; the form itself has no name here. */
export function placeName(form: FormDefinition, parent: ComponentPath | undefined, kinds: Kinds): string | undefined {
  const container = parent === undefined ? undefined : componentAt(form, parent);
  return container && nameOf(container, kinds);
}
