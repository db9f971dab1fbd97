import { findPaletteEntry } from '@tideform/components/palette';
import type { ComponentDefinition } from '@tideform/engine';

/**
 * Returns the setting that contains the name of a component, or `undefined` for components that show their own text
 * instead of a name.
 */
export function getNameSetting({ type }: ComponentDefinition): 'label' | 'title' | 'legend' | undefined {
  const { titleSetting: namedBy = 'label' } = findPaletteEntry(type) ?? {};
  return namedBy === 'label' || namedBy === 'title' || namedBy === 'legend' ? namedBy : undefined;
}
