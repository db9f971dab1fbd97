import { type ComponentDefinition, type ComponentSpec, type FormDefinition, walkComponents } from '@tideform/engine';
import { specs } from '../../specs.ts';
import type { ComponentPath } from '../place/component-path.ts';
import { identityOf } from '../place/identity.ts';

/** A component with the place of its answer in the data. */
export interface FormField {
  readonly id: ComponentPath;
  readonly identity: string;
  readonly definition: ComponentDefinition;
  readonly key: string;
  /** Data path of the object that holds the answer; empty at the root. All rows of a grid are one scope. */
  readonly scope: string;
  readonly path: string;
  /** It has an answer of its own: others can refer to it. */
  readonly answers: boolean;
  /** The innermost grid around it. */
  readonly grid: FormField | undefined;
}

/** A path in the data, read as far as it names a field. */
export interface NamedField {
  readonly field: FormField;
  /** What follows: an index, a part of the answer, a method in code. */
  readonly rest: readonly string[];
  /** Indexes of rows on the way, by the identity of their grid. */
  readonly indexes: ReadonlyMap<string, string>;
}

/** The fields of a form by what names them. */
export interface FormFields {
  readonly byId: ReadonlyMap<ComponentPath, FormField>;
  readonly byIdentity: ReadonlyMap<string, FormField>;
  /**
   * Finds what a simple condition of a component names, as the engine does (ENG-23, ENG-80): beside the component, then further
   * out, then by key; in the rows that it lies in, and no others.
   *
   * @param isWhole the name is a data path from the top of the form first
   */
  find(target: string, from: FormField, isWhole?: boolean): FormField | undefined;
  /** Finds what `data.x` or `row.x` names, where `row` is the object at `scope`. */
  named(name: string, scope: string): FormField | undefined;
  /** Lists the fields in what `data.x` or `row.x` names, by key with their full names, where that is a grid, its row or a container. */
  within(name: string, scope: string): ReadonlyMap<string, string> | undefined;
  /**
   * Finds a column that is named from outside of its grid, by its path or its key alone, where only one has it. The engine doesn't
   * read such a name (ENG-81).
   */
  columnOf(target: string): FormField | undefined;
  /** Reads a path from the root of the data. */
  at(names: readonly string[]): NamedField | undefined;
}

const known = new WeakMap<FormDefinition, FormFields>();

/** Reads a form's fields, once for each form. Answers with one path are the first field that has it. */
export function fieldsOf(form: FormDefinition): FormFields {
  const fields = known.get(form) ?? readFields(form);
  known.set(form, fields);
  return fields;
}

function readFields(form: FormDefinition): FormFields {
  const byId = new Map<ComponentPath, FormField>();
  const byIdentity = new Map<string, FormField>();
  const byPath = new Map<string, FormField>();
  /** Of the form itself, and of each grid's rows: fields by their path there, and by key. */
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
    const shape = specOf(definition.type)?.shape;
    const answers = shape ? shape !== 'none' : definition.input === true;
    const field = { id, identity: identityOf(definition), definition, key, scope, path, answers, grid };
    const isScope = shape === 'object' || shape === 'rows' || shape === 'value';
    insides.set(id, { scope: isScope ? path : scope, grid: shape === 'rows' ? field : grid });
    byId.set(id, field);
    byIdentity.set(field.identity, field);
    if (answers && !byPath.has(path)) byPath.set(path, field);
    if (!answers) continue;
    const { paths, keys } = scopes.get(grid) ?? { paths: new Map(), keys: new Map() };
    scopes.set(grid, { paths, keys });
    const inScope = pathWithin(path, grid);
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
        const around = owner.scope === (grid?.path ?? '') ? [] : pathWithin(owner.scope, grid).split('.');
        for (let depth = around.length; depth >= 0; depth -= 1) {
          const found = paths?.get([...around.slice(0, depth), target].join('.'));
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
    named(name, scope) {
      const [root, ...names] = name.split('.');
      const around = root === 'row' && scope !== '' ? scope.split('.') : [];
      const field = this.at([...around, ...names])?.field;
      // `row` reads the object at `scope`: names outside of it are no references.
      return field && field.path.length > around.join('.').length ? field : undefined;
    },
    within(name, scope) {
      const [root, ...names] = name.split('.');
      const around = root === 'row' && scope !== '' ? scope.split('.') : [];
      const found = this.at([...around, ...names]);
      if (!found?.rest.every(isIndex) || !holds(found.field)) return undefined;
      const { path } = found.field;
      const inner = [...byPath.values()].filter((one) => one.path.startsWith(`${path}.`));
      // Direct ones come last, so that theirs is the key.
      const deepestFirst = inner.sort((one, other) => other.path.split('.').length - one.path.split('.').length);
      return new Map(deepestFirst.map((one) => [one.key, `${name}${one.path.slice(path.length)}`]));
    },
    columnOf(target) {
      columns ??= [...byPath.values()].filter(({ grid }) => grid);
      const ending = columns.filter(({ path }) => path === target || path.endsWith(`.${target}`));
      return ending.find(({ path }) => path === target) ?? (ending.length === 1 ? ending[0] : undefined);
    },
    at(names) {
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
        const next = names[lengthOf(names, grid.path)] ?? '';
        indexes.set(grid.identity, isIndex(next) ? next : '');
      }
      return { field: found.field, rest: names.slice(found.length), indexes };
    },
  };
}

const pathWithin = (path: string, grid: FormField | undefined): string =>
  grid ? path.slice(grid.path.length + 1) : path;

const holds = ({ definition }: FormField): boolean => ['object', 'rows'].includes(specOf(definition.type)?.shape ?? '');

const isIndex = (name: string): boolean => /^\d+$/.test(name);

/** How many of `names` spell a field's path; indexes of rows on the way count. */
function lengthOf(names: readonly string[], path: string): number {
  let spelled = '';
  for (const [index, name] of names.entries()) {
    if (!isIndex(name)) spelled = spelled === '' ? name : `${spelled}.${name}`;
    if (spelled === path) return index + 1;
  }
  return names.length;
}

/**
 * Writes a field's path from the root of the data.
 *
 * @param indexes of rows, by the identity of their grid; '' where a path leads through all rows
 * @returns `undefined` for a field in the rows of a grid when the row is not known
 */
export function pathTo({ path, grid }: FormField, indexes: NamedField['indexes']): readonly string[] | undefined {
  if (!grid) return path.split('.');
  const before = pathTo(grid, indexes);
  const index = indexes.get(grid.identity);
  if (!before || index === undefined) return undefined;
  return [...before, ...(index === '' ? [] : [index]), ...path.slice(grid.path.length + 1).split('.')];
}

const specOf = (type: string): ComponentSpec | undefined => (specs as Readonly<Record<string, ComponentSpec>>)[type];
