import {
  type ComponentDefinition,
  customFieldProperty,
  type FormDefinition,
  mapComponents,
  walkComponents,
} from '@tideform/engine';
import { specOf } from './specs.ts';

/** What of its team a component has to be shown to be answered: its people, its lists and files, or a source of data. */
export type TeamNeed = 'people' | 'data' | 'source';

/** `undefined`: a stranger can answer it as anybody can. */
export function teamNeedOf({ type, dataSourceId }: ComponentDefinition): TeamNeed | undefined {
  const needs = specOf(type)?.needsTeam;
  return needs ?? (typeof dataSourceId === 'string' && dataSourceId !== '' ? 'source' : undefined);
}

/** The components that no stranger can answer, in the order of the form. */
export function* teamPartsOf(form: FormDefinition): Generator<readonly [TeamNeed, ComponentDefinition]> {
  for (const { definition } of walkComponents(form)) {
    const need = teamNeedOf(definition);
    if (need) yield [need, definition];
  }
}

/** What any component may say of its team: who may do what with it, where its choices are, of which custom field it was made. */
const teamProperties = ['permissions', 'dataSourceId', customFieldProperty];

/** A form as another team may have it: without the people, lists and custom fields of its own. Where it had none it is the same object. */
export function withoutTeam(form: FormDefinition): FormDefinition {
  return mapComponents(form, (list) => {
    const next = list.map(withoutTeamSettings);
    return next.every((one, index) => one === list[index]) ? list : next;
  });
}

function withoutTeamSettings(definition: ComponentDefinition): ComponentDefinition {
  const dropped = [...teamProperties, ...(specOf(definition.type)?.teamSettings ?? [])];
  if (!dropped.some((name) => Object.hasOwn(definition, name))) return definition;
  const kept = Object.entries(definition).filter(([name]) => !dropped.includes(name));
  return Object.fromEntries(kept) as unknown as ComponentDefinition;
}
