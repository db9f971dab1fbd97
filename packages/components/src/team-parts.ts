import {
  type ComponentDefinition,
  customFieldProperty,
  type FormDefinition,
  mapComponents,
  walkComponents,
} from '@tideform/engine';
import { findSpec } from './specs.ts';

/** Team data that a component needs: its people, its lists and files, or a data source. */
export type TeamNeed = 'people' | 'data' | 'source';

/** Returns the team data that a component needs; `undefined` if an anonymous respondent can answer it. */
export function findTeamNeed({ type, dataSourceId }: ComponentDefinition): TeamNeed | undefined {
  const needs = findSpec(type)?.needsTeam;
  return needs ?? (typeof dataSourceId === 'string' && dataSourceId !== '' ? 'source' : undefined);
}

/** Yields the components that anonymous respondents can't answer, in document order. */
export function* listTeamParts(form: FormDefinition): Generator<readonly [TeamNeed, ComponentDefinition]> {
  for (const { definition } of walkComponents(form)) {
    const need = findTeamNeed(definition);
    if (need) yield [need, definition];
  }
}

/** Team-specific properties of any component: permissions, data source, and custom field. */
const teamProperties = ['permissions', 'dataSourceId', customFieldProperty];

/**
 * Returns a form without its team's people, lists and custom fields, for use by another team. Returns the same object
 * if there were none.
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
  const kept = Object.entries(definition).filter(([name]) => !dropped.includes(name));
  return Object.fromEntries(kept) as unknown as ComponentDefinition;
}
