import { paletteEntryOf } from '@tideform/components/palette';
import type { ComponentDefinition } from '@tideform/engine';

/** Which setting of a component says what it is called; none of what shows a text of its own in the place of a name. */
export function nameSetting({ type }: ComponentDefinition): 'label' | 'title' | 'legend' | undefined {
  const { namedBy = 'label' } = paletteEntryOf(type) ?? {};
  return namedBy === 'label' || namedBy === 'title' || namedBy === 'legend' ? namedBy : undefined;
}
