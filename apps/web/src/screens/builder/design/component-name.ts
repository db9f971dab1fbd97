import { type ComponentPath, findComponent } from '@tideform/components/editing';
import { findPaletteEntry, type LocalizedPalette } from '@tideform/components/palette';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { getComponentName } from '../../../ui/formatting/component-name.ts';
import type { DesignMessages } from './design.messages.ts';

/** Returns the localized name of a component's type. */
export const getTypeName = ({ type }: ComponentDefinition, messages: DesignMessages, kinds: LocalizedPalette): string =>
  kinds.findName(type) ?? messages.unknownKind({ type });

/** Returns a component's name, followed by its type when the name doesn't contain it. */
export function getBlockName(
  name: string,
  definition: ComponentDefinition,
  messages: DesignMessages,
  kinds: LocalizedPalette,
): string {
  const kind = getTypeName(definition, messages, kinds);
  return name === kind ? name : messages.block({ name, kind });
}

/** Returns the name of the container at `parent`, or `undefined` for the form itself. */
export function getContainerName(
  form: FormDefinition,
  parent: ComponentPath | undefined,
  kinds: LocalizedPalette,
): string | undefined {
  const container = parent === undefined ? undefined : findComponent(form, parent);
  return container && getComponentName(container, kinds);
}

/**
 * Returns the setting that contains the name of a component, or `undefined` for components that show their own text
 * instead of a name.
 */
export function getNameSetting({ type }: ComponentDefinition): 'label' | 'title' | 'legend' | undefined {
  const { titleSetting: namedBy = 'label' } = findPaletteEntry(type) ?? {};
  return namedBy === 'label' || namedBy === 'title' || namedBy === 'legend' ? namedBy : undefined;
}
