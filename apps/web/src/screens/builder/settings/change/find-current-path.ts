import { type ComponentPath, findComponent, getComponentIdentity } from '@tideform/components/editing';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';

/**
 * Returns the current path of a component that was shown at `path`. The form may have been replaced meanwhile: an edit
 * that waits for a takeover is applied to the other editor's last save, in which all components are new objects.
 * @returns `undefined` if the form no longer contains the component
 */
export function findCurrentPath(
  form: FormDefinition,
  path: ComponentPath,
  shownDefinition: ComponentDefinition,
): ComponentPath | undefined {
  const candidate = findComponent(form, path);
  if (
    candidate &&
    (getComponentIdentity(candidate) === getComponentIdentity(shownDefinition) ||
      hasSameTypeAndKey(candidate, shownDefinition))
  )
    return path;
  return [...walkComponents(form)].find(({ definition }) => hasSameTypeAndKey(definition, shownDefinition))?.id;
}

const hasSameTypeAndKey = (one: ComponentDefinition, other: ComponentDefinition): boolean =>
  one.type === other.type && one.key === other.key;
