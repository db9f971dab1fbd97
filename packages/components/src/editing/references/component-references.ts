import { type ComponentDefinition, isRecord } from '@tideform/engine';
import type { FieldsWithin } from './code-names.ts';
import { mapRuleNames, type RenameName } from './rule-references.ts';
import { type LostName, mapCodeNames, mapTemplateNames } from './text-references.ts';

/** How the names of one component's references change. Each gives the same name where nothing changes. */
export interface RenameReferences {
  /** What a simple condition or `refreshOn` names, by key or path; `isWhole`: a path from the top of the form first. */
  readonly target: (name: string, isWhole: boolean) => string | undefined;
  /** `data.x` or `row.x`, of JSONLogic, code and templates. */
  readonly name: RenameName;
  /** The same in the templates of a grid's own rows, whose `row` is one of these. */
  readonly nameInRows: RenameName;
  /** The fields in what a name finds, where that is a grid or a container. @param isInRows as for `nameInRows` */
  readonly within: (name: string, isInRows?: boolean) => ReturnType<FieldsWithin>;
  /** The key or number of a wizard's page. */
  readonly page: (name: string) => string;
  /** Reports a name that can't be rewritten: of which property, and in code and texts on which line. */
  readonly lost: (property: string, name: LostName) => void;
}

type Change = (value: unknown, property: string) => unknown;

/** Lists of components, which have references of their own, and what names nothing. */
const apart: ReadonlySet<string> = new Set(['components', 'columns', 'rows', 'key', 'type', 'id', 'input', 'tags']);

/**
 * Renames everything by which a component refers to others: conditions, JSONLogic, `logic`, code, `refreshOn`, the next page, and
 * the holes of every text that it has. The same object where nothing changes.
 */
export function mapReferences(definition: ComponentDefinition, rename: RenameReferences): ComponentDefinition {
  const target = (value: unknown, property: string, isWhole = false) => {
    if (typeof value !== 'string' || value === '' || value === 'data') return value;
    const next = rename.target(value, isWhole);
    if (next === undefined) rename.lost(property, { name: value, line: 1 });
    return next ?? value;
  };
  const rule: Change = (value, property) =>
    typeof value === 'string'
      ? mapCodeNames(value, { rename: rename.name, within: rename.within, lost: (name) => rename.lost(property, name) })
      : mapRuleNames(value, { name: rename.name, lost: (name) => rename.lost(property, { name, line: 1 }) });
  const condition: Change = (value, property) =>
    inRecord(
      inRecord(value, 'when', (when) => target(when, property)),
      'conditions',
      (list) => mapList(list, (clause) => inRecord(clause, 'component', (name) => target(name, property, true))),
    );
  const trigger: Change = (value, property) =>
    ['json', 'javascript'].reduce(
      (one, name) => inRecord(one, name, (inner) => rule(inner, property)),
      inRecord(value, 'simple', (simple) => condition(simple, property)),
    );
  const action: Change = (value, property) =>
    ['value', 'customAction', 'schemaDefinition'].reduce(
      (one, name) => inRecord(one, name, (inner) => (typeof inner === 'string' ? rule(inner, property) : inner)),
      value,
    );
  const changes: Readonly<Record<string, Change>> = {
    conditional: (value, property) => inRecord(condition(value, property), 'json', (json) => rule(json, property)),
    logic: (value, property) =>
      mapList(value, (entry) =>
        inRecord(
          inRecord(entry, 'trigger', (one) => trigger(one, property)),
          'actions',
          (list) => mapList(list, (one) => action(one, property)),
        ),
      ),
    validate: (value, property) =>
      ['json', 'custom'].reduce((one, name) => inRecord(one, name, (inner) => rule(inner, property)), value),
    data: (value, property) => inRecord(value, 'custom', (code) => rule(code, property)),
    nextPage: (value, property) => {
      if (typeof value === 'number') return Number(rename.page(String(value)));
      if (typeof value !== 'string') return value;
      const page = rename.page(value.trim());
      return page === value.trim() ? rule(value, property) : page;
    },
    refreshOn: refresh(target),
    ...Object.fromEntries(codeProperties.map((property) => [property, rule])),
  };
  const entries = Object.entries(definition).map(([property, value]) => {
    const changed = changes[property]?.(value, property) ?? value;
    if (apart.has(property) && Array.isArray(value)) return [property, changed] as const;
    if (codeProperties.includes(property)) return [property, changed] as const;
    const isInRows = property === 'templates';
    const names = {
      rename: isInRows ? rename.nameInRows : rename.name,
      within: (name: string) => rename.within(name, isInRows),
      lost: (one: LostName) => rename.lost(property, one),
    };
    return [property, mapTexts(changed, (text) => mapTemplateNames(text, names))] as const;
  });
  if (entries.every(([property, value]) => value === definition[property])) return definition;
  return Object.fromEntries(entries) as ComponentDefinition;
}

/** Properties that hold code, or JSONLogic. */
const codeProperties: readonly string[] = [
  'calculateValue',
  'customDefaultValue',
  'customConditional',
  'conditionalAddButton',
  'onChange',
  'custom',
];

/** A name, or a list of names or of `{ value }`. */
const refresh =
  (target: Change): Change =>
  (value, property) =>
    Array.isArray(value)
      ? mapList(value, (entry) =>
          isRecord(entry) ? inRecord(entry, 'value', (name) => target(name, property)) : target(entry, property),
        )
      : target(value, property);

/** Changes each text in settings, at any depth, but in lists of components, which have settings of their own. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('{') ? change(value) : value;
  if (Array.isArray(value)) return mapList(value, (entry) => mapTexts(entry, change));
  if (!isRecord(value)) return value;
  if (typeof value.type === 'string' && typeof value.key === 'string') return value;
  return Object.keys(value).reduce<unknown>(
    (one, name) =>
      apart.has(name) && Array.isArray(value[name]) ? one : inRecord(one, name, (inner) => mapTexts(inner, change)),
    value,
  );
}

function mapList(list: unknown, change: (entry: unknown) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  const next = list.map(change);
  return next.every((entry, index) => entry === list[index]) ? list : next;
}

/** Changes one property where there is one; the same object when the property stays. */
function inRecord(holder: unknown, name: string, change: (value: unknown) => unknown): unknown {
  if (!isRecord(holder) || !Object.hasOwn(holder, name)) return holder;
  const next = change(holder[name]);
  return next === holder[name] ? holder : { ...holder, [name]: next };
}
