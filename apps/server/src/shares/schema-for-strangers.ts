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

/**
 * A form without what is its team's alone. Components that strangers never see stay, because conditions ask for their answers: without
 * anything to read.
 */
export function schemaForStrangers({ display, components }: FormDefinition): Record<string, unknown> {
  return { ...(display !== undefined && { display }), components: forStranger(components, false) };
}

/** NOTE: goes through everything: components lie in lists, in rows of cells and in settings. */
function forStranger(value: unknown, isUnseen: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => forStranger(part, isUnseen));
  if (!isRecord(value)) return value;
  if (!isComponent(value)) return partsOf(value, new Set(isUnseen ? shownTexts : []), isUnseen);
  const unseen = isUnseen || permissionOf(value, stranger) === 'hidden';
  const dropped = [...teamProperties, ...(specOf(value.type)?.teamSettings ?? []), ...(unseen ? shownTexts : [])];
  return partsOf(value, new Set(dropped), unseen);
}

function partsOf(value: Readonly<Record<string, unknown>>, dropped: ReadonlySet<string>, isUnseen: boolean) {
  const kept = Object.entries(value).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, forStranger(part, isUnseen)]));
}

const isComponent = (value: Readonly<Record<string, unknown>>): value is ComponentDefinition =>
  typeof value.type === 'string' && (typeof value.key === 'string' || specOf(value.type) !== undefined);
