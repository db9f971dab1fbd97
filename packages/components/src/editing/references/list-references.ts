import type { FormDefinition } from '@tideform/engine';
import { isPage } from '../../specs.ts';
import type { ComponentPath, LostReference } from '../positions/component-path.ts';
import { mapReferences, mapTexts, type RenameReferences } from './component-references.ts';
import { type FormField, getFormFields } from './form-fields.ts';
import { renameTemplateReferences, type UnresolvedName } from './text-references.ts';

/** Reference from a component's settings to another component. */
export interface ComponentReference extends LostReference {
  /** Referenced component; `undefined` if no component has that name. */
  readonly to: FormField | undefined;
  /** Whether the reference points to a grid column from outside the grid, where conditions can't access it. */
  readonly isOutOfReach?: boolean;
}

const referencesCache = new WeakMap<FormDefinition, readonly ComponentReference[]>();

/**
 * Lists all references of a form in document order: in conditions, JSONLogic, `logic`, code, `refreshOn`, next pages
 * and template expressions. `updateReferences` updates the same references.
 */
export function listReferences(form: FormDefinition): readonly ComponentReference[] {
  const references = referencesCache.get(form) ?? collectReferences(form);
  referencesCache.set(form, references);
  return references;
}

/**
 * Returns the `data.` names without a matching field in texts outside the form definition, such as the title template
 * or an email.
 */
export function findUnknownNames(form: FormDefinition, value: unknown): readonly string[] {
  return [...collectExternalNames(form, value)].flatMap(([name, to]) =>
    to || !name.startsWith('data.') ? [] : [name],
  );
}

/** Returns whether texts outside the form definition refer to a component. */
export function isReferencedExternally(form: FormDefinition, value: unknown, path: ComponentPath): boolean {
  return [...collectExternalNames(form, value).values()].some((to) => to?.id === path);
}

/**
 * Collects the names in texts outside the form definition. Maps each name to the component that it refers to, if any.
 */
function collectExternalNames(form: FormDefinition, value: unknown): ReadonlyMap<string, FormField | undefined> {
  const names = new Map<string, FormField | undefined>();
  const note = (name: string): string => {
    names.set(name, getFormFields(form).findNamed(name, ''));
    return name;
  };
  const within = (name: string) => getFormFields(form).listFieldsWithin(name, '');
  mapTexts(value, (text) => renameTemplateReferences(text, { rename: note, within, lost: () => undefined }));
  return names;
}

/**
 * Lists the remaining references to components that an edit removed, with the referring components' paths after the
 * edit.
 */
export function listReferencesLostByRemoval(before: FormDefinition, after: FormDefinition): readonly LostReference[] {
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
export function listReferencesLostByMove(
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

function collectReferences(form: FormDefinition): readonly ComponentReference[] {
  const fields = getFormFields(form);
  const pages = [...fields.byId.values()].filter(({ id, definition }) => !id.includes('.') && isPage(definition));
  const references: ComponentReference[] = [];
  for (const owner of fields.byId.values()) {
    let to: FormField | undefined;
    let isOutOfReach = false;
    const note = (property: string, { name, line }: UnresolvedName) =>
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
