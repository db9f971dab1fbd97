import { type ComponentPath, componentAt, identityOf } from '@tideform/components/editing';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';

/**
 * Where a component lies now that was shown at this path. The form may have become another meanwhile: an edit that waits
 * until somebody has taken over is made on what the other saved last, in which all components are new objects.
 *
 * @returns `undefined`: it is there no more
 */
export function pathNow(
  form: FormDefinition,
  path: ComponentPath,
  shown: ComponentDefinition,
): ComponentPath | undefined {
  const there = componentAt(form, path);
  if (there && (identityOf(there) === identityOf(shown) || isNamesake(there, shown))) return path;
  return [...walkComponents(form)].find(({ definition }) => isNamesake(definition, shown))?.id;
}

const isNamesake = (one: ComponentDefinition, other: ComponentDefinition): boolean =>
  one.type === other.type && one.key === other.key;
