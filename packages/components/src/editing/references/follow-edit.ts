import { type FormDefinition, sameJson } from '@tideform/engine';
import { isPage } from '../../specs.ts';
import type { LostReference } from '../place/component-path.ts';
import { editComponent } from '../place/edit-list.ts';
import { mapReferences, mapTexts, type RenameReferences } from './component-references.ts';
import { type FormField, type FormFields, fieldsOf, type NamedField, pathTo } from './form-fields.ts';
import { lostByMove } from './list-references.ts';
import { mapTemplateNames } from './text-references.ts';

/** A form in which every reference points at the component that it pointed at before an edit. */
export interface Followed {
  readonly form: FormDefinition;
  readonly lost: readonly LostReference[];
}

/** Copies that an edit has put into a form. */
export interface Copies {
  /** The form that they were copied from, with the originals still in it. */
  readonly from: FormDefinition;
  /** The identity of each copy, and that of its original. */
  readonly originals: ReadonlyMap<string, string>;
  /** They were cut, not copied: what referred to an original refers to its copy from now on. */
  readonly isMoved?: boolean;
}

/**
 * Rewrites references after an edit: keys changed, components moved, copies put in. A reference keeps its name as long as that
 * still finds the same component; else it gets the shortest name that does. In copies it points at the copy of what it pointed
 * at, where that was copied too.
 *
 * @param before the form before the edit; components are known by their identity
 */
export function followEdit(before: FormDefinition, after: FormDefinition, copied?: Copies): Followed {
  const was = fieldsOf(before);
  const source = copied ? fieldsOf(copied.from) : was;
  const is = fieldsOf(after);
  const copies = new Map([...(copied?.originals ?? [])].map(([copy, original]) => [original, copy]));
  const lost: LostReference[] = [];
  let form = after;
  // Parents come before their children, so each definition still has the children that it had.
  for (const owner of is.byId.values()) {
    const original = copied?.originals.get(owner.identity);
    const ownerWas = original === undefined ? was.byIdentity.get(owner.identity) : source.byIdentity.get(original);
    // A new component refers to nothing that the edit has changed.
    if (!ownerWas) continue;
    const copyOf = ({ identity }: FormField) => original !== undefined && is.byIdentity.get(copies.get(identity) ?? '');
    const following: Following = {
      ...{ was: original === undefined ? was : source, is, ownerWas, owner },
      now: (field) => copyOf(field) || is.byIdentity.get(field.identity),
    };
    const report: RenameReferences['lost'] = (property, name) => lost.push({ ...name, path: owner.id, property });
    const usual = renameFor(following, report);
    const ownerThere = original === undefined && copied?.isMoved ? source.byIdentity.get(owner.identity) : undefined;
    const moved = (field: FormField) => is.byIdentity.get(copies.get(field.identity) ?? '');
    const rename = ownerThere
      ? orMoved(usual, following, renameFor({ ...following, was: source, ownerWas: ownerThere, now: moved }, report), {
          ...{ source, owner: ownerThere },
          isMoved: ({ identity }) => copies.has(identity),
        })
      : usual;
    const next = mapReferences(owner.definition, rename);
    if (next !== owner.definition) form = editComponent(form, owner.id, () => next);
  }
  const isReported = (one: LostReference) => lost.some((other) => sameJson(one, other));
  const more = copied?.isMoved ? lostByMove(copied.from, form, copies) : [];
  return { form, lost: [...lost, ...more.filter((one) => !isReported(one))] };
}

/**
 * Rewrites what texts of the form itself name, such as its title template and the lines of its PDF, after an edit.
 *
 * @param value a text, or settings with texts at any depth
 */
export function followTexts<Value>(before: FormDefinition, after: FormDefinition, value: Value): Value {
  const now = ({ identity }: FormField) => fieldsOf(after).byIdentity.get(identity);
  // Most texts name nothing: then no form is read.
  const rename = (name: string) =>
    name.startsWith('data.') ? renamePath(name, '', '', { was: fieldsOf(before), owner: undefined, now }) : name;
  const within = (name: string) => fieldsOf(before).within(name, '');
  return mapTexts(value, (text) => mapTemplateNames(text, { rename, within, lost: () => undefined })) as Value;
}

interface Following {
  readonly was: FormFields;
  readonly is: FormFields;
  readonly ownerWas: FormField;
  readonly owner: FormField;
  readonly now: (field: FormField) => FormField | undefined;
}

function renameFor(following: Following, lost: RenameReferences['lost']): RenameReferences {
  const { was, is, ownerWas, owner, now } = following;
  return {
    lost,
    target(name, isWhole) {
      const inReach = was.find(name, ownerWas, isWhole);
      const found = inReach ?? was.columnOf(name);
      const to = found && now(found);
      if (!to) return name;
      const finds = (one: string) =>
        (is.find(one, owner, isWhole) ?? (inReach ? undefined : is.columnOf(one)))?.identity === to.identity;
      const names = to.path.split('.');
      const suffixes = names.map((_, index) => names.slice(names.length - 1 - index).join('.'));
      const short = name === found.key ? 0 : Math.max(0, name.split('.').length - 1);
      const candidates = [name, ...suffixes.slice(short), ...suffixes];
      return candidates.find(finds);
    },
    name: (name) => renamePath(name, ownerWas.scope, owner.scope, following),
    nameInRows: (name) => renamePath(name, ownerWas.path, owner.path, following),
    within: (name, isInRows) => was.within(name, isInRows ? ownerWas.path : ownerWas.scope),
    page(name) {
      const pages = pagesIn(was);
      const isNumber = /^\d{1,4}$/.test(name);
      const page = isNumber ? pages[Number(name)] : pages.find(({ key }) => key === name);
      const to = page && now(page);
      if (!to) return name;
      const index = isNumber ? pagesIn(is).findIndex(({ identity }) => identity === to.identity) : -1;
      return isNumber ? (index < 0 ? name : String(index)) : to.key;
    },
  };
}

/** Renames what named a component that was cut as that component is named now, and everything else as usual. */
function orMoved(
  usual: RenameReferences,
  { was, ownerWas }: Following,
  moved: RenameReferences,
  cut: { readonly source: FormFields; readonly owner: FormField; readonly isMoved: (field: FormField) => boolean },
): RenameReferences {
  // Settings that were not touched since name what they named then, whatever has that name now.
  const isSame = cut.owner.definition === ownerWas.definition;
  const choose = (there: FormField | undefined, here: FormField | undefined) =>
    there && cut.isMoved(there) && (isSame || !here) ? moved : usual;
  const ofName = (name: string, scopeThere: string, scopeHere: string) =>
    choose(cut.source.named(name, scopeThere), was.named(name, scopeHere));
  return {
    ...usual,
    target: (name, isWhole) =>
      choose(
        cut.source.find(name, cut.owner, isWhole) ?? cut.source.columnOf(name),
        was.find(name, ownerWas, isWhole),
      ).target(name, isWhole),
    name: (name) => ofName(name, cut.owner.scope, ownerWas.scope).name(name),
    nameInRows: (name) => ofName(name, cut.owner.path, ownerWas.path).nameInRows(name),
  };
}

const pagesIn = ({ byId }: FormFields): readonly FormField[] =>
  [...byId.values()].filter(({ id, definition }) => !id.includes('.') && isPage(definition));

/** Renames `data.x` and `row.x`, where `row` is the object at `scope`. */
function renamePath(
  name: string,
  scopeWas: string,
  scopeIs: string,
  { was, owner, now }: Pick<Following, 'was' | 'now'> & { readonly owner: FormField | undefined },
): string | undefined {
  const [root, ...names] = name.split('.');
  const around = root === 'row' && scopeWas !== '' ? scopeWas.split('.') : [];
  const found = was.at([...around, ...names]);
  // `row` reads the object at `scope`: names outside of it, or of nothing, are not references.
  if (!found || found.field.path.length <= around.join('.').length) return name;
  const to = now(found.field);
  if (!to) return name;
  if (to.path === found.field.path && to.identity === found.field.identity && scopeIs === scopeWas) return name;
  const inRow = root === 'row' || sharesRow(to, owner) ? relativeTo(to, scopeIs) : undefined;
  const indexes = indexesNow(found, was, now);
  const row = inRow && (root === 'row' || to.grid) ? ['row', ...inRow] : undefined;
  const full = pathTo(to, indexes);
  const path =
    root === 'row'
      ? (row ?? inOwnScope(full, scopeIs) ?? (full && ['data', ...full]))
      : ((full && ['data', ...full]) ?? row);
  return path && [...path, ...found.rest].join('.');
}

/** Whether two fields lie in the same row of a grid, or both in none. */
const sharesRow = (one: FormField, other: FormField | undefined): boolean =>
  one.grid?.identity === other?.grid?.identity;

/** Returns the path from an object to a field in it; `undefined` for fields elsewhere, or in the rows of a grid within. */
function relativeTo({ path, grid }: FormField, scope: string): readonly string[] | undefined {
  if (scope !== '' && !path.startsWith(`${scope}.`)) return undefined;
  if (grid && grid.path.length > scope.length) return undefined;
  return path.slice(scope === '' ? 0 : scope.length + 1).split('.');
}

/** The part of a full path that begins at the object of `row`, where it leads through it. */
function inOwnScope(full: readonly string[] | undefined, scope: string): readonly string[] | undefined {
  const around = scope === '' ? [] : scope.split('.');
  const isWithin = around.every((name, index) => full?.[index] === name);
  return full && isWithin ? ['row', ...full.slice(around.length)] : undefined;
}

/** Indexes of rows by the grids as they are now. */
function indexesNow({ indexes }: NamedField, was: FormFields, now: Following['now']): NamedField['indexes'] {
  return new Map(
    [...indexes].map(([identity, index]) => [now(was.byIdentity.get(identity)!)?.identity ?? identity, index]),
  );
}
