import { type FormDefinition, isSameJson } from '@tideform/engine';
import { isPage } from '../../specs.ts';
import type { LostReference } from '../positions/component-path.ts';
import { editComponent } from '../positions/edit-list.ts';
import { mapReferences, mapTexts, type RenameReferences } from './component-references.ts';
import { type FormField, type FormFields, getFormFields, getFullPath, type ResolvedField } from './form-fields.ts';
import { listReferencesLostByMove } from './list-references.ts';
import { renameTemplateReferences } from './text-references.ts';

/** Edited form whose references still point to the same components as before the edit. */
export interface UpdatedForm {
  readonly form: FormDefinition;
  readonly lost: readonly LostReference[];
}

/** Copies that an edit inserted into a form. */
export interface CopiedComponents {
  /** Source form of the copies, still containing the originals. */
  readonly from: FormDefinition;
  /** Maps the identity of each copy to the identity of its original. */
  readonly originals: ReadonlyMap<string, string>;
  /** Whether the originals were cut; references to an original then point to its copy. */
  readonly isMoved?: boolean;
}

/**
 * Updates references after an edit: changed keys, moved components, inserted copies. A name that still resolves to the
 * same component stays; otherwise it becomes the shortest name that does. References of copies point to the copies of
 * their targets, if the targets were copied too.
 *
 * @param before the form before the edit; components are matched by identity
 */
export function updateReferences(
  before: FormDefinition,
  after: FormDefinition,
  copiedComponents?: CopiedComponents,
): UpdatedForm {
  const was = getFormFields(before);
  const source = copiedComponents ? getFormFields(copiedComponents.from) : was;
  const is = getFormFields(after);
  const copies = new Map([...(copiedComponents?.originals ?? [])].map(([copy, original]) => [original, copy]));
  const lost: LostReference[] = [];
  let form = after;
  // Parents are processed before their children, so each definition still contains its current children.
  for (const owner of is.byId.values()) {
    const original = copiedComponents?.originals.get(owner.identity);
    const ownerWas = original === undefined ? was.byIdentity.get(owner.identity) : source.byIdentity.get(original);
    // A component that is new and not a copy has no references that the edit could change.
    if (!ownerWas) continue;
    const copyOf = ({ identity }: FormField) => original !== undefined && is.byIdentity.get(copies.get(identity) ?? '');
    const context: ReferenceContext = {
      ...{ was: original === undefined ? was : source, is, ownerWas, owner },
      now: (field) => copyOf(field) || is.byIdentity.get(field.identity),
    };
    const report: RenameReferences['lost'] = (property, name) => lost.push({ ...name, path: owner.id, property });
    const usual = createReferenceRenames(context, report);
    const ownerThere =
      original === undefined && copiedComponents?.isMoved ? source.byIdentity.get(owner.identity) : undefined;
    const moved = (field: FormField) => is.byIdentity.get(copies.get(field.identity) ?? '');
    const rename = ownerThere
      ? createMovedRenames(
          usual,
          context,
          createReferenceRenames({ ...context, was: source, ownerWas: ownerThere, now: moved }, report),
          {
            ...{ source, owner: ownerThere },
            isMoved: ({ identity }) => copies.has(identity),
          },
        )
      : usual;
    const next = mapReferences(owner.definition, rename);
    if (next !== owner.definition) form = editComponent(form, owner.id, () => next);
  }
  const isReported = (one: LostReference) => lost.some((other) => isSameJson(one, other));
  const more = copiedComponents?.isMoved ? listReferencesLostByMove(copiedComponents.from, form, copies) : [];
  return { form, lost: [...lost, ...more.filter((one) => !isReported(one))] };
}

/**
 * Updates references in a form's own texts, such as its title template and the headers of its PDF, after an edit.
 *
 * @param value a text, or settings with texts at any depth
 */
export function updateTextReferences<Value>(before: FormDefinition, after: FormDefinition, value: Value): Value {
  const now = ({ identity }: FormField) => getFormFields(after).byIdentity.get(identity);
  // Most texts contain no references, so the form's fields are only indexed if needed.
  const rename = (name: string) =>
    name.startsWith('data.') ? renamePath(name, '', '', { was: getFormFields(before), owner: undefined, now }) : name;
  const within = (name: string) => getFormFields(before).listFieldsWithin(name, '');
  return mapTexts(value, (text) => renameTemplateReferences(text, { rename, within, lost: () => undefined })) as Value;
}

interface ReferenceContext {
  readonly was: FormFields;
  readonly is: FormFields;
  readonly ownerWas: FormField;
  readonly owner: FormField;
  readonly now: (field: FormField) => FormField | undefined;
}

function createReferenceRenames(context: ReferenceContext, lost: RenameReferences['lost']): RenameReferences {
  const { was, is, ownerWas, owner, now } = context;
  return {
    lost,
    target(name, isWhole) {
      const inReach = was.find(name, ownerWas, isWhole);
      const found = inReach ?? was.findColumn(name);
      const to = found && now(found);
      if (!to) return name;
      const finds = (one: string) =>
        (is.find(one, owner, isWhole) ?? (inReach ? undefined : is.findColumn(one)))?.identity === to.identity;
      const names = to.path.split('.');
      const suffixes = names.map((_, index) => names.slice(names.length - 1 - index).join('.'));
      const short = name === found.key ? 0 : Math.max(0, name.split('.').length - 1);
      const candidates = [name, ...suffixes.slice(short), ...suffixes];
      return candidates.find(finds);
    },
    name: (name) => renamePath(name, ownerWas.scope, owner.scope, context),
    nameInRows: (name) => renamePath(name, ownerWas.path, owner.path, context),
    within: (name, isInRows) => was.listFieldsWithin(name, isInRows ? ownerWas.path : ownerWas.scope),
    page(name) {
      const pages = listPageFields(was);
      const isNumber = /^\d{1,4}$/.test(name);
      const page = isNumber ? pages[Number(name)] : pages.find(({ key }) => key === name);
      const to = page && now(page);
      if (!to) return name;
      const index = isNumber ? listPageFields(is).findIndex(({ identity }) => identity === to.identity) : -1;
      return isNumber ? (index < 0 ? name : String(index)) : to.key;
    },
  };
}

/** Renames references to cut components with `moved`, and all others with `usual`. */
function createMovedRenames(
  usual: RenameReferences,
  { was, ownerWas }: ReferenceContext,
  moved: RenameReferences,
  cut: { readonly source: FormFields; readonly owner: FormField; readonly isMoved: (field: FormField) => boolean },
): RenameReferences {
  // Unedited settings still refer to their old targets, even if another component has that name now.
  const isSame = cut.owner.definition === ownerWas.definition;
  const choose = (there: FormField | undefined, here: FormField | undefined) =>
    there && cut.isMoved(there) && (isSame || !here) ? moved : usual;
  const ofName = (name: string, scopeThere: string, scopeHere: string) =>
    choose(cut.source.findNamed(name, scopeThere), was.findNamed(name, scopeHere));
  return {
    ...usual,
    target: (name, isWhole) =>
      choose(
        cut.source.find(name, cut.owner, isWhole) ?? cut.source.findColumn(name),
        was.find(name, ownerWas, isWhole),
      ).target(name, isWhole),
    name: (name) => ofName(name, cut.owner.scope, ownerWas.scope).name(name),
    nameInRows: (name) => ofName(name, cut.owner.path, ownerWas.path).nameInRows(name),
  };
}

const listPageFields = ({ byId }: FormFields): readonly FormField[] =>
  [...byId.values()].filter(({ id, definition }) => !id.includes('.') && isPage(definition));

/** Renames `data.x` and `row.x`, where `row` is the object at `scope`. */
function renamePath(
  name: string,
  scopeWas: string,
  scopeIs: string,
  { was, owner, now }: Pick<ReferenceContext, 'was' | 'now'> & { readonly owner: FormField | undefined },
): string | undefined {
  const [root, ...names] = name.split('.');
  const scopeNames = root === 'row' && scopeWas !== '' ? scopeWas.split('.') : [];
  const found = was.resolvePath([...scopeNames, ...names]);
  // `row` is the object at `scope`, so names of fields outside it or of nonexistent fields aren't references.
  if (!found || found.field.path.length <= scopeNames.join('.').length) return name;
  const to = now(found.field);
  if (!to) return name;
  if (to.path === found.field.path && to.identity === found.field.identity && scopeIs === scopeWas) return name;
  const inRow = root === 'row' || isSameRow(to, owner) ? getRelativePath(to, scopeIs) : undefined;
  const indexes = convertIndexes(found, was, now);
  const row = inRow && (root === 'row' || to.grid) ? ['row', ...inRow] : undefined;
  const full = getFullPath(to, indexes);
  const path =
    root === 'row'
      ? (row ?? getPathInScope(full, scopeIs) ?? (full && ['data', ...full]))
      : ((full && ['data', ...full]) ?? row);
  return path && [...path, ...found.rest].join('.');
}

/** Returns whether two fields are in the same row of a grid, or both outside grids. */
const isSameRow = (one: FormField, other: FormField | undefined): boolean =>
  one.grid?.identity === other?.grid?.identity;

/**
 * Returns the path from a data object to a field inside it; `undefined` for fields outside the object or in the rows of
 * a nested grid.
 */
function getRelativePath({ path, grid }: FormField, scope: string): readonly string[] | undefined {
  if (scope !== '' && !path.startsWith(`${scope}.`)) return undefined;
  if (grid && grid.path.length > scope.length) return undefined;
  return path.slice(scope === '' ? 0 : scope.length + 1).split('.');
}

/** Returns a full path relative to the object of `row`; `undefined` if that object doesn't contain the field. */
function getPathInScope(full: readonly string[] | undefined, scope: string): readonly string[] | undefined {
  const scopeNames = scope === '' ? [] : scope.split('.');
  const isWithin = scopeNames.every((name, index) => full?.[index] === name);
  return full && isWithin ? ['row', ...full.slice(scopeNames.length)] : undefined;
}

/** Replaces the keys of row indexes, which are grid identities before the edit, with the identities after it. */
function convertIndexes(
  { indexes }: ResolvedField,
  was: FormFields,
  now: ReferenceContext['now'],
): ResolvedField['indexes'] {
  return new Map(
    [...indexes].map(([identity, index]) => [now(was.byIdentity.get(identity)!)?.identity ?? identity, index]),
  );
}
