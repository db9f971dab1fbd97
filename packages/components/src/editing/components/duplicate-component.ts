import type { FormDefinition } from '@tideform/engine';
import { giveKeys } from '../keys/give-keys.ts';
import { componentAt } from '../place/component-at.ts';
import { type ComponentPath, type Edited, placeOf } from '../place/component-path.ts';
import { insertComponents } from './insert-components.ts';

/** Puts a copy behind a component. The copy and all that lies in it have keys of their own. */
export function duplicateComponent(form: FormDefinition, path: ComponentPath): Edited {
  const definition = componentAt(form, path);
  if (!definition) return { form, path };
  const place = placeOf(path);
  return insertComponents(form, giveKeys([definition], form), { ...place, index: place.index + 1 });
}
