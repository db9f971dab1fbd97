import { specOf } from '@tideform/components/specs';
import { type ComponentDefinition, type FormDefinition, isRecord, permissionOf } from '@tideform/engine';

/** Who answers by a link. */
export const stranger = { isCreator: true } as const;

/** What tells of people, sources and the team's own names, in whatever component. */
const teamProperties = ['permissions', 'customField', 'tags', 'dataSourceId'];

/** What a person reads of a component. */
const shownTexts = [
  'label',
  'title',
  'legend',
  'description',
  'tooltip',
  'placeholder',
  'prefix',
  'suffix',
  'html',
  'content',
  'errorLabel',
];

/** First answers of a component. */
const defaults = ['defaultValue', 'customDefaultValue'];

/**
 * A form without what is its team's alone. Components that strangers never see stay, because conditions ask for their answers: without
 * anything to read, and without a default unless a rule names the component. The server fills the default in.
 */
export function schemaForStrangers({ display, components }: FormDefinition): Record<string, unknown> {
  const named = new Set(namedIn(components));
  return { ...(display !== undefined && { display }), components: forStranger(components, false, named) };
}

/** Words of rules, code and templates. */
function namedIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') {
    const isText = shownTexts.includes(name) && !value.includes('{{');
    return isText || name === 'key' || defaults.includes(name) ? [] : (value.match(/[\w$]+/g) ?? []);
  }
  if (Array.isArray(value)) return value.flatMap((part) => namedIn(part, name));
  return isRecord(value) ? Object.entries(value).flatMap(([inner, part]) => [...namedIn(part, inner)]) : [];
}

/** NOTE: goes through everything: components lie in lists, in rows of cells and in settings. */
function forStranger(value: unknown, isUnseen: boolean, named: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => forStranger(part, isUnseen, named));
  if (!isRecord(value)) return value;
  if (!isComponent(value)) return partsOf(value, new Set(isUnseen ? shownTexts : []), isUnseen, named);
  const unseen = isUnseen || permissionOf(value, stranger) === 'hidden';
  const isNamed = named.has(value.key ?? value.type);
  const dropped = [
    ...teamProperties,
    ...(specOf(value.type)?.teamSettings ?? []),
    ...(unseen ? shownTexts : []),
    ...(unseen && !isNamed ? defaults : []),
  ];
  return partsOf(value, new Set(dropped), unseen, named);
}

function partsOf(
  value: Readonly<Record<string, unknown>>,
  dropped: ReadonlySet<string>,
  isUnseen: boolean,
  named: ReadonlySet<string>,
) {
  const kept = Object.entries(value).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, forStranger(part, isUnseen, named)]));
}

const isComponent = (value: Readonly<Record<string, unknown>>): value is ComponentDefinition =>
  typeof value.type === 'string' && (typeof value.key === 'string' || specOf(value.type) !== undefined);
