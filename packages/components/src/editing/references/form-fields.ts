import { type ComponentDefinition, type ComponentSpec, type FormDefinition, walkComponents } from '@tideform/engine';
import { specs } from '../../specs.ts';
import { getComponentIdentity } from '../positions/component-identity.ts';
import type { ComponentPath } from '../positions/component-path.ts';

/** Component with the path of its answer in the data. */
export interface FormField {
  readonly id: ComponentPath;
  readonly identity: string;
  readonly definition: ComponentDefinition;
  readonly key: string;
  /** Data path of the object that contains the answer; empty at the root. All rows of a grid are one scope. */
  readonly scope: string;
  readonly path: string;
  /** Whether the component has an answer, so that references can point to it. */
  readonly hasAnswer: boolean;
  /** Innermost grid that contains the component. */
  readonly grid: FormField | undefined;
}

/** Field that a data path refers to, with the rest of the path. */
export interface ResolvedField {
  readonly field: FormField;
  /** Steps after the field: an index, a part of the answer, or a method in code. */
  readonly rest: readonly string[];
  /** Row indexes in the path. Maps the identity of each grid to its row index. */
  readonly indexes: ReadonlyMap<string, string>;
}

/** Index of a form's components and their data paths. */
export interface FormFields {
  readonly byId: ReadonlyMap<ComponentPath, FormField>;
  readonly byIdentity: ReadonlyMap<string, FormField>;
  /**
   * Finds the target of a component's simple condition with the engine's rules (ENG-23, ENG-80): by path in the same
   * data object, then in outer objects, then by key. Columns are only found from their own grid rows.
   *
   * @param isWhole whether to resolve the name as a data path from the top of the form first
   */
  find(target: string, from: FormField, isWhole?: boolean): FormField | undefined;
  /** Finds the field that `data.x` or `row.x` refers to, where `row` is the object at the data path `scope`. */
  findNamed(name: string, scope: string): FormField | undefined;
  /**
   * Returns the fields in the grid, row or container that `data.x` or `row.x` refers to, as a map from key to full
   * name.
   */
  listFieldsWithin(name: string, scope: string): ReadonlyMap<string, string> | undefined;
  /**
   * Finds a grid column that is referenced from outside its grid, by its path or by a unique key. The engine doesn't
   * support these references (ENG-81).
   */
  findColumn(target: string): FormField | undefined;
  /** Resolves a path from the root of the data. */
  resolvePath(names: readonly string[]): ResolvedField | undefined;
}

const formFieldsCache = new WeakMap<FormDefinition, FormFields>();

/** Returns the field index of a form, cached per form. If several fields share a path, the first one wins. */
export function getFormFields(form: FormDefinition): FormFields {
  const fields = formFieldsCache.get(form) ?? createFormFields(form);
  formFieldsCache.set(form, fields);
  return fields;
}

function createFormFields(form: FormDefinition): FormFields {
  const byId = new Map<ComponentPath, FormField>();
  const byIdentity = new Map<string, FormField>();
  const byPath = new Map<string, FormField>();
  /** Fields of the form itself (key `undefined`) and of each grid's rows, indexed by relative path and by key. */
  const scopes = new Map<
    FormField | undefined,
    { readonly paths: Map<string, FormField>; readonly keys: Map<string, FormField> }
  >();
  const insides = new Map<string | undefined, { readonly scope: string; readonly grid: FormField | undefined }>();
  insides.set(undefined, { scope: '', grid: undefined });
  for (const { id, parentId, definition } of walkComponents(form)) {
    const { scope, grid } = insides.get(parentId) ?? { scope: '', grid: undefined };
    const key = definition.key || definition.type;
    const path = scope ? `${scope}.${key}` : key;
    const shape = findSpec(definition.type)?.shape;
    const hasAnswer = shape ? shape !== 'none' : definition.input === true;
    const field = { id, identity: getComponentIdentity(definition), definition, key, scope, path, hasAnswer, grid };
    const isScope = shape === 'object' || shape === 'rows' || shape === 'value';
    insides.set(id, { scope: isScope ? path : scope, grid: shape === 'rows' ? field : grid });
    byId.set(id, field);
    byIdentity.set(field.identity, field);
    if (hasAnswer && !byPath.has(path)) byPath.set(path, field);
    if (!hasAnswer) continue;
    const { paths, keys } = scopes.get(grid) ?? { paths: new Map(), keys: new Map() };
    scopes.set(grid, { paths, keys });
    const inScope = getPathWithin(path, grid);
    if (!paths.has(inScope)) paths.set(inScope, field);
    if (!keys.has(key)) keys.set(key, field);
  }
  let columns: readonly FormField[] | undefined;
  return {
    byId,
    byIdentity,
    find(target, from, isWhole = false) {
      const byPath = (owner: FormField): FormField | undefined => {
        const { grid } = owner;
        const paths = scopes.get(grid)?.paths;
        const scopeNames = owner.scope === (grid?.path ?? '') ? [] : getPathWithin(owner.scope, grid).split('.');
        for (let depth = scopeNames.length; depth >= 0; depth -= 1) {
          const found = paths?.get([...scopeNames.slice(0, depth), target].join('.'));
          if (found) return found;
        }
        if (!grid) return undefined;
        const names = grid.path.split('.');
        for (const [index] of names.entries()) {
          const prefix = `${names.slice(index).join('.')}.`;
          const found = target.startsWith(prefix) ? paths?.get(target.slice(prefix.length)) : undefined;
          if (found) return found;
        }
        return byPath(grid);
      };
      const byKey = (grid: FormField | undefined): FormField | undefined =>
        scopes.get(grid)?.keys.get(target) ?? (grid && byKey(grid.grid));
      return (isWhole ? scopes.get(undefined)?.paths.get(target) : undefined) ?? byPath(from) ?? byKey(from.grid);
    },
    findNamed(name, scope) {
      const [root, ...names] = name.split('.');
      const scopeNames = root === 'row' && scope !== '' ? scope.split('.') : [];
      const field = this.resolvePath([...scopeNames, ...names])?.field;
      // `row` is the object at `scope`, so a name that resolves to a field outside it isn't a reference.
      return field && field.path.length > scopeNames.join('.').length ? field : undefined;
    },
    listFieldsWithin(name, scope) {
      const [root, ...names] = name.split('.');
      const scopeNames = root === 'row' && scope !== '' ? scope.split('.') : [];
      const found = this.resolvePath([...scopeNames, ...names]);
      if (!found?.rest.every(isIndex) || !hasChildFields(found.field)) return undefined;
      const { path } = found.field;
      const inner = [...byPath.values()].filter((one) => one.path.startsWith(`${path}.`));
      // Direct children come last, so that they take precedence over nested fields with the same key.
      const deepestFirst = inner.sort((one, other) => other.path.split('.').length - one.path.split('.').length);
      return new Map(deepestFirst.map((one) => [one.key, `${name}${one.path.slice(path.length)}`]));
    },
    findColumn(target) {
      columns ??= [...byPath.values()].filter(({ grid }) => grid);
      const ending = columns.filter(({ path }) => path === target || path.endsWith(`.${target}`));
      return ending.find(({ path }) => path === target) ?? (ending.length === 1 ? ending[0] : undefined);
    },
    resolvePath(names) {
      let path = '';
      let found: { readonly field: FormField; readonly length: number } | undefined;
      for (const [index, name] of names.entries()) {
        if (isIndex(name)) continue;
        path = path === '' ? name : `${path}.${name}`;
        const field = byPath.get(path);
        if (field) found = { field, length: index + 1 };
      }
      if (!found) return undefined;
      const indexes = new Map<string, string>();
      for (let { grid } = found.field; grid; grid = grid.grid) {
        const next = names[countPathNames(names, grid.path)] ?? '';
        indexes.set(grid.identity, isIndex(next) ? next : '');
      }
      return { field: found.field, rest: names.slice(found.length), indexes };
    },
  };
}

const getPathWithin = (path: string, grid: FormField | undefined): string =>
  grid ? path.slice(grid.path.length + 1) : path;

const hasChildFields = ({ definition }: FormField): boolean =>
  ['object', 'rows'].includes(findSpec(definition.type)?.shape ?? '');

const isIndex = (name: string): boolean => /^\d+$/.test(name);

/** Returns how many of `names` form a field's path, including row indexes. */
function countPathNames(names: readonly string[], path: string): number {
  let spelled = '';
  for (const [index, name] of names.entries()) {
    if (!isIndex(name)) spelled = spelled === '' ? name : `${spelled}.${name}`;
    if (spelled === path) return index + 1;
  }
  return names.length;
}

/**
 * Returns a field's path from the root of the data.
 *
 * @param indexes row indexes, keyed by the identity of their grid; '' for a path through all rows
 * @returns `undefined` for a field in grid rows if the row index is unknown
 */
export function getFullPath(
  { path, grid }: FormField,
  indexes: ResolvedField['indexes'],
): readonly string[] | undefined {
  if (!grid) return path.split('.');
  const before = getFullPath(grid, indexes);
  const index = indexes.get(grid.identity);
  if (!before || index === undefined) return undefined;
  return [...before, ...(index === '' ? [] : [index]), ...path.slice(grid.path.length + 1).split('.')];
}

const findSpec = (type: string): ComponentSpec | undefined => (specs as Readonly<Record<string, ComponentSpec>>)[type];
