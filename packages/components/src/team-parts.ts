import {
  type ComponentDefinition,
  customFieldProperty,
  type FormDefinition,
  mapComponents,
  walkComponents,
} from '@tideform/engine';
import { findSpec } from './specs.ts';

/** Kind of team data that a component needs: the team's people, its lists and files, or a data source. */
export type TeamDependency = 'people' | 'data' | 'source';

/**
 * Returns the kind of team data that a component needs; `undefined` if it needs none, so that anonymous respondents can
 * answer it.
 */
export function findTeamDependency({ type, dataSourceId }: ComponentDefinition): TeamDependency | undefined {
  const needs = findSpec(type)?.needsTeam;
  return needs ?? (typeof dataSourceId === 'string' && dataSourceId !== '' ? 'source' : undefined);
}

/** Yields all components that anonymous respondents can't answer, because they need team data, in document order. */
export function* listTeamDependencies(form: FormDefinition): Generator<readonly [TeamDependency, ComponentDefinition]> {
  for (const { definition } of walkComponents(form)) {
    const need = findTeamDependency(definition);
    if (need) yield [need, definition];
  }
}

/** Properties of a component that refer to a team: permissions, data source, and custom field. */
const teamProperties = ['permissions', 'dataSourceId', customFieldProperty];

/**
 * Removes references to a team's people, lists and custom fields from a form, so that another team can use the form.
 * Returns the same object if there were none.
 */
export function removeTeamData(form: FormDefinition): FormDefinition {
  return mapComponents(form, (list) => {
    const next = list.map(removeTeamSettings);
    return next.every((one, index) => one === list[index]) ? list : next;
  });
}

function removeTeamSettings(definition: ComponentDefinition): ComponentDefinition {
  const dropped = [...teamProperties, ...(findSpec(definition.type)?.teamSettings ?? [])];
  if (!dropped.some((name) => Object.hasOwn(definition, name))) return definition;
  const remaining = Object.entries(definition).filter(([name]) => !dropped.includes(name));
  return Object.fromEntries(remaining) as unknown as ComponentDefinition;
}
