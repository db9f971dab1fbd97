import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
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
