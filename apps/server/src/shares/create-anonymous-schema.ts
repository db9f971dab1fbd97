import { findSpec } from '@tideform/components/specs';
import { findTeamDependency } from '@tideform/components/team-parts';
import {
  type ComponentDefinition,
  type FormDefinition,
  getPermission,
  isRecord,
  mapComponents,
} from '@tideform/engine';

/** Viewer for evaluating component permissions: an anonymous respondent. */
export const anonymousViewer = { isCreator: true } as const;

/** Component properties that contain users, data sources or names of the team. */
const TEAM_PROPERTIES = ['permissions', 'customField', 'tags', 'dataSourceId'];

/** Component properties with texts that respondents see. */
const VISIBLE_TEXTS = [
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

/** Component properties that define the default answer. */
const DEFAULT_PROPERTIES = ['defaultValue', 'customDefaultValue'];

/**
 * Returns a form definition without the team's internal data. Hidden components are kept, since conditions depend on
 * their answers. Their texts are removed, and their defaults too unless a rule names the component. The server later
 * fills in the defaults.
 */
export function createAnonymousSchema({ display, components }: FormDefinition): Record<string, unknown> {
  const referencedNames = new Set(findIdentifiers(components));
  return {
    ...(display !== undefined && { display }),
    components: removeInternalData(components, false, referencedNames),
  };
}

/** Returns all identifiers that occur in rules, code and templates. */
function findIdentifiers(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') {
    const isText = VISIBLE_TEXTS.includes(name) && !value.includes('{{');
    return isText || name === 'key' || DEFAULT_PROPERTIES.includes(name) ? [] : (value.match(/[\w$]+/g) ?? []);
  }
  if (Array.isArray(value)) return value.flatMap((part) => findIdentifiers(part, name));
  return isRecord(value) ? Object.entries(value).flatMap(([inner, part]) => [...findIdentifiers(part, inner)]) : [];
}

/**
 * Removes internal data from a value. NOTE: visits all values, since components can be in lists, in cells and in
 * settings.
 */
function removeInternalData(value: unknown, isHidden: boolean, referencedNames: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => removeInternalData(part, isHidden, referencedNames));
  if (!isRecord(value)) return value;
  if (!isComponent(value))
    return removeInternalProperties(value, new Set(isHidden ? VISIBLE_TEXTS : []), isHidden, referencedNames);
  const hidden = isHidden || getPermission(value, anonymousViewer) === 'hidden';
  const isNamed = referencedNames.has(value.key ?? value.type);
  const droppedNames = [
    ...TEAM_PROPERTIES,
    ...(findSpec(value.type)?.teamSettings ?? []),
    ...(hidden ? VISIBLE_TEXTS : []),
    ...(hidden && !isNamed ? DEFAULT_PROPERTIES : []),
  ];
  return removeInternalProperties(value, new Set(droppedNames), hidden, referencedNames);
}

function removeInternalProperties(
  value: Readonly<Record<string, unknown>>,
  droppedNames: ReadonlySet<string>,
  isHidden: boolean,
  referencedNames: ReadonlySet<string>,
) {
  const keptEntries = Object.entries(value).filter(([name]) => !droppedNames.has(name));
  return Object.fromEntries(
    keptEntries.map(([name, part]) => [name, removeInternalData(part, isHidden, referencedNames)]),
  );
}

const isComponent = (value: Readonly<Record<string, unknown>>): value is ComponentDefinition =>
  typeof value.type === 'string' && (typeof value.key === 'string' || findSpec(value.type) !== undefined);

/**
 * Hides components that need the team's data from anonymous respondents, so that required ones can't block a
 * submission.
 */
export const hideTeamComponents = (form: FormDefinition): FormDefinition =>
  mapComponents(form, (components) =>
    components.map((definition) =>
      findTeamDependency(definition) ? { ...definition, creatorPermissions: 'hidden' } : definition,
    ),
  );
