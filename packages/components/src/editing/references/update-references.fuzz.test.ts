import {
  type ComponentDefinition,
  type FormDefinition,
  findChildSlots,
  isRecord,
  walkComponents,
} from '@tideform/engine';
import { listRules } from '@tideform/engine/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { addComponent } from '../components/add-component.ts';
import { formatClipboard, parseClipboard } from '../components/clipboard.ts';
import { duplicateComponents } from '../components/duplicate-components.ts';
import { moveComponents } from '../components/move-components.ts';
import { pasteComponents } from '../components/paste-components.ts';
import { removeComponents } from '../components/remove-components.ts';
import { restoreComponents } from '../components/restore-components.ts';
import { getComponentIdentity } from '../positions/component-identity.ts';
import { type DropPosition, getPosition, type LostReference } from '../positions/component-path.ts';
import { editComponent } from '../positions/edit-list.ts';
import { findComponent } from '../positions/find-component.ts';
import { getFormFields } from './form-fields.ts';
import { listReferences } from './list-references.ts';
import { mapToOriginals } from './map-to-originals.ts';
import { updateReferences } from './update-references.ts';

const containerTypes = ['panel', 'container', 'datagrid'];

/**
 * Random component trees as numbers: the type of each container, its nested containers, and their numbers of fields.
 */
const formShapes = fc.array(
  fc.tuple(
    fc.nat({ max: 2 }),
    fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 3 })), { minLength: 1, maxLength: 3 }),
  ),
  { minLength: 1, maxLength: 3 },
);

function buildForm(shape: readonly (readonly [number, readonly (readonly [number, number])[]])[]): FormDefinition {
  let count = 0;
  const field = (): ComponentDefinition => {
    count += 1;
    return { type: 'number', key: `f${count}`, label: `F${count}`, input: true };
  };
  const holder = (kind: number, components: readonly ComponentDefinition[]): ComponentDefinition => {
    count += 1;
    return { type: containerTypes[kind]!, key: `h${count}`, input: kind > 0, components };
  };
  const components = shape.flatMap(([kind, inner]) => [
    field(),
    holder(kind, [
      field(),
      ...inner.map(([innerKind, fields]) => holder(innerKind, [field(), ...Array.from({ length: fields }, field)])),
    ]),
  ]);
  return { display: 'form', components };
}

/**
 * Number of reference kinds: rules of the engine, names in texts and code, and columns referenced from outside their
 * grid.
 */
const referenceKindCount = 15;

/**
 * Adds a reference from each field to another field if possible. `ways` selects the kind and target of each reference.
 */
function addReferences(form: FormDefinition, ways: readonly number[]): FormDefinition {
  const fields = [...getFormFields(form).byId.values()].filter(({ definition }) => definition.type === 'number');
  return addNextPages(
    fields.reduce((next, owner, index) => {
      const selector = ways[index] ?? 0;
      const target = fields[(index * 7 + selector) % fields.length]!;
      const isBeside = target.scope === owner.scope;
      const name = isBeside && selector % 2 === 0 ? `row.${target.key}` : `data.${target.path}`;
      const isNamed = isBeside ? name.startsWith('row') || !target.grid : !target.grid;
      const isFound = !target.grid || target.grid === owner.grid;
      const isColumn = target.grid && !target.grid.grid && !owner.grid;
      const list = target.grid?.path ?? '';
      const column = target.path.slice(list.length + 1);
      const kind = selector % referenceKindCount;
      if (target === owner || !(kind < 4 ? isFound : kind < 11 ? isNamed : isColumn)) return next;
      const references: readonly object[] = [
        { conditional: { show: true, when: target.key, eq: '1' } },
        { refreshOn: target.path },
        { conditional: { show: true, conditions: [{ component: target.path, operator: 'isEqual', value: '1' }] } },
        { logic: [createLogic(target.key)] },
        { calculateValue: { '+': [{ var: name }, 1] } },
        { calculateValue: `value = ${name} + 1` },
        { validate: { json: { '>': [{ var: name }, 1] } } },
        { label: `{{ ${name} }} of {% if ${name} %}all{% endif %}` },
        { customDefaultValue: `value = ${name}` },
        { data: { custom: `values = [${name}]` } },
        { data: { url: `https://lists.example/{{ ${name} }}` } },
        { conditional: { show: true, when: target.path, eq: '1' } },
        { customDefaultValue: `value = data.${list}.map((one) => one.${column})` },
        { label: `{{#each data.${list}}}{{${column}}}{{/each}}` },
        { label: `{% for (const one of data.${list}) { %}{{ one.${column} }}{% } %}` },
      ];
      return editComponent(next, owner.id, (one) => ({ ...one, ...references[kind] }));
    }, form),
  );
}

/** Returns the top-level panels, which are the pages of a wizard. */
const listPanels = ({ components }: FormDefinition) => components.filter(({ type }) => type === 'panel');

/** Points each page's `nextPage` to the page before it, and the first page's to the last page. */
function addNextPages(form: FormDefinition): FormDefinition {
  const pages = listPanels(form);
  if (pages.length < 2) return form;
  const components = form.components.map((one) =>
    one.type === 'panel' ? { ...one, nextPage: pages.at(pages.indexOf(one) - 1)!.key } : one,
  );
  return { ...form, components };
}

const createLogic = (when: string) => ({
  trigger: { type: 'simple', simple: { show: true, when, eq: '1' } },
  actions: [{ type: 'property', property: { value: 'disabled', type: 'boolean' }, state: true }],
});

/** Maps a component's identity to the identities that it refers to. Pasted components count as the cut ones. */
type ReferencedNames = ReadonlyMap<string, readonly string[]>;
type IdentityAliases = ReadonlyMap<string, string>;

const getAliasedIdentity = (alias: IdentityAliases, definition: ComponentDefinition): string => {
  const identity = getComponentIdentity(definition);
  return alias.get(identity) ?? identity;
};

/**
 * Returns each component's references: dependencies that the engine reports, and fields that names in texts and code
 * resolve to.
 */
function collectReferences(form: FormDefinition, alias: IdentityAliases): ReferencedNames {
  const named = new Map<string, string[]>();
  const identities = new Map(
    [...walkComponents(form)].map(({ id, definition }) => [id, getAliasedIdentity(alias, definition)]),
  );
  const note = (owner: string, targets: readonly string[]) =>
    void named.set(owner, [...(named.get(owner) ?? []), ...targets]);
  for (const { componentPath, kind, dependencies } of listRules(form, specs)) {
    if (kind !== 'defaultValue')
      note(
        identities.get(componentPath)!,
        dependencies.map((id) => identities.get(id)!),
      );
    const { when } = (findComponent(form, componentPath)?.conditional ?? {}) as { readonly when?: string };
    if (kind === 'conditional' && dependencies.length === 0 && when)
      note(identities.get(componentPath)!, [findColumn(form, when, alias)]);
  }
  const pages = listPanels(form);
  for (const page of pages) {
    const next = pages.find(({ key }) => key === page.nextPage);
    if (page.nextPage !== undefined)
      note(getAliasedIdentity(alias, page), [next ? getAliasedIdentity(alias, next) : 'undefined']);
  }
  const data: Answers = {};
  for (const { owner, row, texts } of listWrittenTexts(form.components, data, alias)) {
    const found = texts.flatMap((text) => replaceRowLoops(text).match(/\b(?:data|row)\.[\w.]+/g) ?? []);
    note(
      owner,
      found.map((path) => String(getValueAt({ data, row }, path))),
    );
  }
  return named;
}

/** Finds the only column that a condition refers to from outside the grid, by the column's path or path suffix. */
function findColumn(form: FormDefinition, name: string, alias: IdentityAliases): string {
  const columns = [...getFormFields(form).byId.values()].filter(({ grid, hasAnswer }) => grid && hasAnswer);
  const paths = new Map(columns.toReversed().map((one) => [one.path, getAliasedIdentity(alias, one.definition)]));
  const ends = [...paths].filter(([path]) => `.${path}`.endsWith(`.${name}`));
  return paths.get(name) ?? (ends.length === 1 ? ends[0]![1] : 'undefined');
}

/** Replaces loops over rows in code and templates with the path of the column. */
const replaceRowLoops = (text: string): string =>
  text
    .replace(/((?:data|row)[\w.]+)\.map\(\(one\) => one\.([\w.]+)\)/, '$1.$2')
    .replace(/\{\{#each ((?:data|row)[\w.]+)\}\}\{\{([\w.]+)\}\}/, '$1.$2')
    .replace(/of ((?:data|row)[\w.]+)\) \{ %\}\{\{ one\.([\w.]+)/, '$1.$2');

interface Answers {
  [key: string]: string | Answers | Answers[];
}

/**
 * Fills `data` with the identity of each field as its answer, and lists the texts and code of each component with its
 * row.
 */
function listWrittenTexts(
  components: readonly ComponentDefinition[],
  row: Answers,
  alias: IdentityAliases,
): { readonly owner: string; readonly row: Answers; readonly texts: readonly string[] }[] {
  return components.flatMap((definition) => {
    const owner = getAliasedIdentity(alias, definition);
    const inner: Answers = {};
    const key = definition.key!;
    if (definition.type === 'number') row[key] = owner;
    if (definition.type === 'container') row[key] = inner;
    if (definition.type === 'datagrid') row[key] = [inner];
    const {
      label,
      customDefaultValue,
      data: { custom, url } = {},
    } = definition as ComponentDefinition & {
      readonly data?: { readonly custom?: unknown; readonly url?: unknown };
    };
    const texts = [label, customDefaultValue, custom, url].filter((text) => typeof text === 'string');
    const children = findChildSlots(definition).flatMap((slot) => slot.components);
    return [{ owner, row, texts }, ...listWrittenTexts(children, definition.type === 'panel' ? row : inner, alias)];
  });
}

function getValueAt(root: unknown, path: string): unknown {
  return path.split('.').reduce((now: unknown, step) => {
    const one = Array.isArray(now) && !/^\d+$/.test(step) ? now[0] : now;
    return isRecord(one) || Array.isArray(one) ? (one as Record<string, unknown>)[step] : undefined;
  }, root);
}

const positionArbitraries = { what: fc.nat(), to: fc.nat(), index: fc.nat({ max: 3 }) };
const editArbitrary = fc.record({
  do: fc.constantFrom('rename', 'move', 'duplicate', 'cut and paste', 'copy and paste', 'add saved', 'delete and undo'),
  ...positionArbitraries,
  // Selects an edit between cut and paste, or between deleting and undoing.
  meanwhile: fc.nat(),
});
type Edit = typeof editArbitrary extends fc.Arbitrary<infer One> ? One : never;

interface EditOutcome {
  readonly form: FormDefinition;
  readonly lost?: readonly LostReference[];
  /** Replaced components: maps the new identity to the old one. */
  readonly alias?: ReadonlyMap<string, string>;
}

const renameComponent = (form: FormDefinition, what: number): EditOutcome => {
  const ids = [...walkComponents(form)].map(({ id }) => id);
  const path = ids[what % ids.length];
  if (path === undefined) return { form };
  const key = `${findComponent(form, path)!.key}x`;
  return updateReferences(
    form,
    editComponent(form, path, (before) => ({ ...before, key })),
  );
};

function getDropPosition(form: FormDefinition, { to, index }: Edit): DropPosition {
  const ids = [...walkComponents(form)].map(({ id }) => id);
  const homes = [undefined, ...ids.filter((id) => containerTypes.includes(findComponent(form, id)!.type))];
  const parent = homes[to % homes.length];
  return { parent, slot: parent === undefined ? undefined : 'components', index };
}

function applyEdit(form: FormDefinition, one: Edit): EditOutcome {
  const ids = [...walkComponents(form)].map(({ id }) => id);
  const path = ids[one.what % ids.length]!;
  const definition = findComponent(form, path)!;
  const read = () => parseClipboard(formatClipboard([definition]));
  switch (one.do) {
    case 'rename':
      return renameComponent(form, one.what);
    case 'move':
      return moveComponents(form, [path], getDropPosition(form, one));
    case 'duplicate':
      return duplicateComponents(form, [path]);
    case 'add saved':
      return addComponent(form, read()[0]!, getDropPosition(form, one));
    case 'copy and paste':
      return pasteComponents(form, read(), getDropPosition(form, one), { form, definitions: [definition] });
    case 'cut and paste': {
      const cut = renameComponent(removeComponents(form, [path]).form, one.meanwhile);
      const from = { form, definitions: [definition], isMoved: true };
      const pasted = pasteComponents(cut.form, read(), getDropPosition(cut.form, one), from);
      const alias = mapToOriginals([findComponent(pasted.form, pasted.path!)!], [definition]);
      return { ...pasted, alias, lost: [...(cut.lost ?? []), ...(pasted.lost ?? [])] };
    }
    case 'delete and undo': {
      const cut = renameComponent(removeComponents(form, [path]).form, one.meanwhile);
      const back = restoreComponents(cut.form, [{ definition, place: getPosition(path) }], form);
      return { ...back, lost: [...(cut.lost ?? []), ...(back.lost ?? [])] };
    }
  }
}

it('keeps every reference pointing to the same component through any edits, or reports it', () => {
  fc.assert(
    fc.property(
      formShapes,
      fc.array(fc.nat({ max: 80 }), { minLength: 40, maxLength: 40 }),
      fc.array(editArbitrary, { minLength: 1, maxLength: 5 }),
      (shape, ways, edits) => {
        let form = addReferences(buildForm(shape), ways);
        const alias = new Map<string, string>();
        const lost = new Set<string>();
        for (const one of edits) {
          const before = collectReferences(form, alias);
          const edited = applyEdit(form, one);
          for (const [now, was] of edited.alias ?? []) alias.set(now, alias.get(was) ?? was);
          const after = collectReferences(edited.form, alias);
          for (const { path } of edited.lost ?? [])
            lost.add(getAliasedIdentity(alias, findComponent(edited.form, path)!));
          for (const [owner, names] of before) {
            // A custom field may refer to names that don't exist in this form.
            if (lost.has(owner) || names.length === 0 || names.includes('undefined')) continue;
            expect(after.get(owner), `${owner} after ${JSON.stringify(one)}`).toEqual(names);
          }
          form = edited.form;
        }
      },
    ),
    { numRuns: 200 },
  );
});

it('lists the target component of every reference', () => {
  fc.assert(
    fc.property(formShapes, fc.array(fc.nat({ max: 80 }), { minLength: 40, maxLength: 40 }), (shape, ways) => {
      const form = addReferences(buildForm(shape), ways);
      const names = collectReferences(form, new Map());
      const listed = Map.groupBy(listReferences(form), ({ path }) => path);
      for (const { id, definition } of walkComponents(form)) {
        // A reference to a column through its list also counts as a reference to the grid.
        const found = (listed.get(id) ?? []).filter(({ to }) => to?.definition.type !== 'datagrid');
        const identities = new Set(found.map(({ to }) => to?.identity));
        expect(identities, id).toEqual(new Set(names.get(getComponentIdentity(definition))));
      }
    }),
    { numRuns: 50 },
  );
});
