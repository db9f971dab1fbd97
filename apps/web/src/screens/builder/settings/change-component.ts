import {
  type ComponentPath,
  type EditResult,
  findComponent,
  getComponentIdentity,
  replaceComponent,
  updateReferences,
} from '@tideform/components/editing';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';

/**
 * Replaces a component with its changed definition, at its current path. If its key changed, all references to the old
 * key are updated.
 * @param before the component whose settings were edited, as it was shown at `path`
 * @returns `undefined` if the form no longer contains the component
 */
export function changeComponent(
  form: FormDefinition,
  path: ComponentPath,
  before: ComponentDefinition,
  next: ComponentDefinition,
): EditResult | undefined {
  const currentPath = findCurrentPath(form, path, before);
  const now = currentPath === undefined ? undefined : findComponent(form, currentPath);
  if (currentPath === undefined || !now) return undefined;
  const changed = replaceComponent(form, currentPath, next);
  if (now.key === next.key || !mayBeReferenced(form, now.key ?? '')) return changed;
  return { ...changed, ...updateReferences(form, changed.form) };
}

/**
 * Properties to skip: lists of components, which are traversed separately, and properties that name the component
 * itself.
 */
const skippedProperties: ReadonlySet<string> = new Set(['components', 'columns', 'rows', 'key', 'type', 'label']);

/**
 * Returns whether anything in a form may refer to a key, based on a plain text search. If nothing does, references
 * aren't updated with every letter of a label that an author types.
 */
function mayBeReferenced(form: FormDefinition, key: string): boolean {
  const searchText = JSON.stringify(key).slice(1, -1);
  const containsKey = (value: unknown): boolean =>
    typeof value === 'string'
      ? value.includes(searchText)
      : typeof value === 'object' && value !== null && JSON.stringify(value).includes(searchText);
  for (const { definition } of walkComponents(form)) {
    for (const [property, value] of Object.entries(definition)) {
      const isText = property === 'label' && typeof value === 'string' && value.includes('{');
      if ((isText || !skippedProperties.has(property)) && containsKey(value)) return true;
    }
  }
  return false;
}

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
