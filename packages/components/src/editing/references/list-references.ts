import type { FormDefinition } from '@tideform/engine';
import { isPage } from '../../specs.ts';
import type { ComponentPath, LostReference } from '../place/component-path.ts';
import { mapReferences, mapTexts, type RenameReferences } from './component-references.ts';
import { type FormField, fieldsOf } from './form-fields.ts';
import { type LostName, mapTemplateNames } from './text-references.ts';

/** A name in the settings of a component that stands for another component. */
export interface Reference extends LostReference {
  /** The component that it finds; `undefined`: there is none of that name. */
  readonly to: FormField | undefined;
  /** It finds a column from outside of its grid, where a condition can't read it. */
  readonly isOutOfReach?: boolean;
}

const known = new WeakMap<FormDefinition, readonly Reference[]>();

/**
 * Lists every reference of a form in document order: conditions, JSONLogic, `logic`, code, `refreshOn`, next pages and the holes of
 * texts. `followEdit` rewrites the same ones.
 */
export function listReferences(form: FormDefinition): readonly Reference[] {
  const references = known.get(form) ?? readReferences(form);
  known.set(form, references);
  return references;
}

/** Lists the names of answers in texts outside of the form, such as its title template or its email: those that find nothing. */
export function brokenNames(form: FormDefinition, value: unknown): readonly string[] {
  return [...namesOutside(form, value)].flatMap(([name, to]) => (to || !name.startsWith('data.') ? [] : [name]));
}

/** Whether texts outside of the form name a component. */
export function isNamedOutside(form: FormDefinition, value: unknown, path: ComponentPath): boolean {
  return [...namesOutside(form, value).values()].some((to) => to?.id === path);
}

/** The names in texts outside of the form, each with the component that it finds. */
function namesOutside(form: FormDefinition, value: unknown): ReadonlyMap<string, FormField | undefined> {
  const names = new Map<string, FormField | undefined>();
  const note = (name: string): string => {
    names.set(name, fieldsOf(form).named(name, ''));
    return name;
  };
  const within = (name: string) => fieldsOf(form).within(name, '');
  mapTexts(value, (text) => mapTemplateNames(text, { rename: note, within, lost: () => undefined }));
  return names;
}

/** Lists the references to components that an edit has removed, as they are in the form after it. */
export function lostByRemoval(before: FormDefinition, after: FormDefinition): readonly LostReference[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return listReferences(before).flatMap(({ to, path, property, name, line }) => {
    const owner = is.byIdentity.get(was.byId.get(path)!.identity);
    return to && owner && !is.byIdentity.has(to.identity) ? [{ path: owner.id, property, name, line }] : [];
  });
}

/**
 * Lists the references to moved components that name something else after a move: between cut and paste, another component had their
 * name, and was renamed.
 *
 * @param moved the identity that each component had before, and the one that it has now
 */
export function lostByMove(
  before: FormDefinition,
  after: FormDefinition,
  moved: ReadonlyMap<string, string>,
): readonly LostReference[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
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

function readReferences(form: FormDefinition): readonly Reference[] {
  const fields = fieldsOf(form);
  const pages = [...fields.byId.values()].filter(({ id, definition }) => !id.includes('.') && isPage(definition));
  const references: Reference[] = [];
  for (const owner of fields.byId.values()) {
    let to: FormField | undefined;
    let isOutOfReach = false;
    const note = (property: string, { name, line }: LostName) =>
      void references.push({ path: owner.id, property, name, line, to, ...(isOutOfReach && { isOutOfReach }) });
    // What can't be renamed is reported with its property and line: here, nothing can.
    const find = (found: FormField | undefined, column?: FormField) => {
      to = found ?? column;
      isOutOfReach = !found && column !== undefined;
      return undefined;
    };
    const finding: RenameReferences = {
      target: (name, isWhole) => find(fields.find(name, owner, isWhole), fields.columnOf(name)),
      name: (name) => find(fields.named(name, owner.scope)),
      nameInRows: (name) => find(fields.named(name, owner.path)),
      within: (name, isInRows) => fields.within(name, isInRows ? owner.path : owner.scope),
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
