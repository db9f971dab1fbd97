import type { FormDefinition } from '@tideform/engine';
import { isPage } from '../../specs.ts';
import type { ComponentPath, LostReference } from '../place/component-path.ts';
import { mapReferences, mapTexts, type RenameReferences } from './component-references.ts';
import { type FormField, getFormFields } from './form-fields.ts';
import { type LostName, mapTemplateNames } from './text-references.ts';

/** Reference from a component's settings to another component. */
export interface Reference extends LostReference {
  /** Referenced component; `undefined` if no component has that name. */
  readonly to: FormField | undefined;
  /** Whether the reference points to a grid column from outside the grid, where conditions can't access it. */
  readonly isOutOfReach?: boolean;
}

const cache = new WeakMap<FormDefinition, readonly Reference[]>();

/**
 * Lists all references of a form in document order: in conditions, JSONLogic, `logic`, code, `refreshOn`, next pages
 * and template expressions. `updateReferences` updates the same references.
 */
export function listReferences(form: FormDefinition): readonly Reference[] {
  const references = cache.get(form) ?? collectReferences(form);
  cache.set(form, references);
  return references;
}

/**
 * Returns the `data.` names without a matching field in texts outside the form definition, such as the title template
 * or an email.
 */
export function findBrokenNames(form: FormDefinition, value: unknown): readonly string[] {
  return [...collectNamesOutside(form, value)].flatMap(([name, to]) => (to || !name.startsWith('data.') ? [] : [name]));
}

/** Returns whether texts outside the form definition refer to a component. */
export function isReferencedOutside(form: FormDefinition, value: unknown, path: ComponentPath): boolean {
  return [...collectNamesOutside(form, value).values()].some((to) => to?.id === path);
}

/**
 * Collects the names in texts outside the form definition. Maps each name to the component that it refers to, if any.
 */
function collectNamesOutside(form: FormDefinition, value: unknown): ReadonlyMap<string, FormField | undefined> {
  const names = new Map<string, FormField | undefined>();
  const note = (name: string): string => {
    names.set(name, getFormFields(form).findNamed(name, ''));
    return name;
  };
  const within = (name: string) => getFormFields(form).listFieldsWithin(name, '');
  mapTexts(value, (text) => mapTemplateNames(text, { rename: note, within, lost: () => undefined }));
  return names;
}

/**
 * Lists the remaining references to components that an edit removed, with the referring components' paths after the
 * edit.
 */
export function listLostByRemoval(before: FormDefinition, after: FormDefinition): readonly LostReference[] {
  const was = getFormFields(before);
  const is = getFormFields(after);
  return listReferences(before).flatMap(({ to, path, property, name, line }) => {
    const owner = is.byIdentity.get(was.byId.get(path)!.identity);
    return to && owner && !is.byIdentity.has(to.identity) ? [{ path: owner.id, property, name, line }] : [];
  });
}

/**
 * Lists the references to moved components that point to another component after a move. This happens if, between cut
 * and paste, another component had the same name and was renamed.
 *
 * @param moved maps the old identity of each moved component to its new one
 */
export function listLostByMove(
  before: FormDefinition,
  after: FormDefinition,
  moved: ReadonlyMap<string, string>,
): readonly LostReference[] {
  const was = getFormFields(before);
  const is = getFormFields(after);
  const found = Map.groupBy(listReferences(after), ({ path, property }) => `${path} ${property}`);
  return listReferences(before).flatMap(({ to, path, property, name, line }) => {
    const { identity } = was.byId.get(path)!;
    const owner = is.byIdentity.get(identity);
    const target = to && moved.get(to.identity);
    if (target === undefined || !owner || moved.has(identity)) return [];
    const isFound = found.get(`${owner.id} ${property}`)?.some((one) => one.to?.identity === target);
    return isFound ? [] : [{ path: owner.id, property, name, line }];
  });
}

function collectReferences(form: FormDefinition): readonly Reference[] {
  const fields = getFormFields(form);
  const pages = [...fields.byId.values()].filter(({ id, definition }) => !id.includes('.') && isPage(definition));
  const references: Reference[] = [];
  for (const owner of fields.byId.values()) {
    let to: FormField | undefined;
    let isOutOfReach = false;
    const note = (property: string, { name, line }: LostName) =>
      void references.push({ path: owner.id, property, name, line, to, ...(isOutOfReach && { isOutOfReach }) });
    // Treats every name as impossible to rename, so that `lost` reports each with its property and line.
    const find = (found: FormField | undefined, column?: FormField) => {
      to = found ?? column;
      isOutOfReach = !found && column !== undefined;
      return undefined;
    };
    const finding: RenameReferences = {
      target: (name, isWhole) => find(fields.find(name, owner, isWhole), fields.findColumn(name)),
      name: (name) => find(fields.findNamed(name, owner.scope)),
      nameInRows: (name) => find(fields.findNamed(name, owner.path)),
      within: (name, isInRows) => fields.listFieldsWithin(name, isInRows ? owner.path : owner.scope),
      page(name) {
        find(/^\d{1,4}$/.test(name) ? pages[Number(name)] : pages.find(({ key }) => key === name));
        if (/^[\w-]+$/.test(name)) note('nextPage', { name, line: 1 });
        return name;
      },
      lost: note,
    };
    mapReferences(owner.definition, finding);
  }
  return references;
}
