import { type ComponentDefinition, isRecord } from '@tideform/engine';
import type { ListFieldsWithin } from './code-references.ts';
import { type RenameName, renameRuleReferences } from './rule-references.ts';
import { renameCodeReferences, renameTemplateReferences, type UnresolvedName } from './text-references.ts';

/** Renaming functions for the references of one component. Each returns the name unchanged if no renaming is needed. */
export interface RenameReferences {
  /**
   * Renames the target of a simple condition or of `refreshOn`, which is a key or path. If `isWhole`, the name is first
   * resolved as a path from the top of the form.
   */
  readonly target: (name: string, isWhole: boolean) => string | undefined;
  /** Renames `data.x` or `row.x` in JSONLogic, code and templates. */
  readonly name: RenameName;
  /** Like `name`, but for the templates of a grid's own rows, where `row` is one of those rows. */
  readonly nameInRows: RenameName;
  /**
   * Returns the fields in the grid or container called `name`.
   * @param isInRows whether `row` is one of the grid's own rows
   */
  readonly within: (name: string, isInRows?: boolean) => ReturnType<ListFieldsWithin>;
  /** Renames the key or number of a wizard's page. */
  readonly page: (name: string) => string;
  /** Reports a name that can't be rewritten, with its property and its line in the code or text. */
  readonly lost: (property: string, name: UnresolvedName) => void;
}

type ChangeProperty = (value: unknown, property: string) => unknown;

/** Properties that are skipped: nested components and identifiers contain no references of this component. */
const opaqueProperties: ReadonlySet<string> = new Set([
  'components',
  'columns',
  'rows',
  'key',
  'type',
  'id',
  'input',
  'tags',
]);

/**
 * Renames all references of a component: in conditions, JSONLogic, `logic`, code, `refreshOn`, the next page, and
 * template expressions in all its texts. Returns the same object if nothing changes.
 */
export function mapReferences(definition: ComponentDefinition, rename: RenameReferences): ComponentDefinition {
  const target = (value: unknown, property: string, isWhole = false) => {
    if (typeof value !== 'string' || value === '' || value === 'data') return value;
    const next = rename.target(value, isWhole);
    if (next === undefined) rename.lost(property, { name: value, line: 1 });
    return next ?? value;
  };
  const rule: ChangeProperty = (value, property) =>
    typeof value === 'string'
      ? renameCodeReferences(value, {
          rename: rename.name,
          within: rename.within,
          lost: (name) => rename.lost(property, name),
        })
      : renameRuleReferences(value, { name: rename.name, lost: (name) => rename.lost(property, { name, line: 1 }) });
  const condition: ChangeProperty = (value, property) =>
    mapProperty(
      mapProperty(value, 'when', (when) => target(when, property)),
      'conditions',
      (list) => mapList(list, (clause) => mapProperty(clause, 'component', (name) => target(name, property, true))),
    );
  const trigger: ChangeProperty = (value, property) =>
    ['json', 'javascript'].reduce(
      (one, name) => mapProperty(one, name, (inner) => rule(inner, property)),
      mapProperty(value, 'simple', (simple) => condition(simple, property)),
    );
  const action: ChangeProperty = (value, property) =>
    ['value', 'customAction', 'schemaDefinition'].reduce(
      (one, name) => mapProperty(one, name, (inner) => (typeof inner === 'string' ? rule(inner, property) : inner)),
      value,
    );
  const changes: Readonly<Record<string, ChangeProperty>> = {
    conditional: (value, property) => mapProperty(condition(value, property), 'json', (json) => rule(json, property)),
    logic: (value, property) =>
      mapList(value, (entry) =>
        mapProperty(
          mapProperty(entry, 'trigger', (one) => trigger(one, property)),
          'actions',
          (list) => mapList(list, (one) => action(one, property)),
        ),
      ),
    validate: (value, property) =>
      ['json', 'custom'].reduce((one, name) => mapProperty(one, name, (inner) => rule(inner, property)), value),
    data: (value, property) => mapProperty(value, 'custom', (code) => rule(code, property)),
    nextPage: (value, property) => {
      if (typeof value === 'number') return Number(rename.page(String(value)));
      if (typeof value !== 'string') return value;
      const page = rename.page(value.trim());
      return page === value.trim() ? rule(value, property) : page;
    },
    refreshOn: createRefreshChange(target),
    ...Object.fromEntries(codeProperties.map((property) => [property, rule])),
  };
  const entries = Object.entries(definition).map(([property, value]) => {
    const changed = changes[property]?.(value, property) ?? value;
    if (opaqueProperties.has(property) && Array.isArray(value)) return [property, changed] as const;
    if (codeProperties.includes(property)) return [property, changed] as const;
    const isInRows = property === 'templates';
    const names = {
      rename: isInRows ? rename.nameInRows : rename.name,
      within: (name: string) => rename.within(name, isInRows),
      lost: (one: UnresolvedName) => rename.lost(property, one),
    };
    return [property, mapTexts(changed, (text) => renameTemplateReferences(text, names))] as const;
  });
  if (entries.every(([property, value]) => value === definition[property])) return definition;
  return Object.fromEntries(entries) as ComponentDefinition;
}

/** Component properties that contain code or JSONLogic. */
const codeProperties: readonly string[] = [
  'calculateValue',
  'customDefaultValue',
  'customConditional',
  'conditionalAddButton',
  'onChange',
  'custom',
];

/** Returns a function that renames `refreshOn`: a name, or a list of names or of `{ value }` objects. */
const createRefreshChange =
  (target: ChangeProperty): ChangeProperty =>
  (value, property) =>
    Array.isArray(value)
      ? mapList(value, (entry) =>
          isRecord(entry) ? mapProperty(entry, 'value', (name) => target(name, property)) : target(entry, property),
        )
      : target(value, property);

/**
 * Maps all texts in a component's settings at any depth. Nested components are skipped, because they have their own
 * settings.
 */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('{') ? change(value) : value;
  if (Array.isArray(value)) return mapList(value, (entry) => mapTexts(entry, change));
  if (!isRecord(value)) return value;
  if (typeof value.type === 'string' && typeof value.key === 'string') return value;
  return Object.keys(value).reduce<unknown>(
    (one, name) =>
      opaqueProperties.has(name) && Array.isArray(value[name])
        ? one
        : mapProperty(one, name, (inner) => mapTexts(inner, change)),
    value,
  );
}

function mapList(list: unknown, change: (entry: unknown) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  const next = list.map(change);
  return next.every((entry, index) => entry === list[index]) ? list : next;
}

/** Maps one property if it exists. Returns the same object if the value doesn't change. */
function mapProperty(record: unknown, name: string, change: (value: unknown) => unknown): unknown {
  if (!isRecord(record) || !Object.hasOwn(record, name)) return record;
  const next = change(record[name]);
  return next === record[name] ? record : { ...record, [name]: next };
}
