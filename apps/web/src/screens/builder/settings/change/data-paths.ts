import { type ComponentSpecs, type FormDefinition, walkComponents } from '@tideform/engine';

/** Where a component's answer lies, and what it lies in. */
export interface DataPlace {
  readonly id: string;
  readonly key: string;
  /** Data path of the object that the answer lies in; empty at the root. */
  readonly scope: string;
  readonly path: string;
  /** It has an answer of its own: others can ask for it. */
  readonly answers: boolean;
}

/** The data paths of all components, by their place. Rows of a grid are one scope. */
export function dataPlaces(form: FormDefinition, specs: ComponentSpecs): ReadonlyMap<string, DataPlace> {
  const places = new Map<string, DataPlace>();
  const insides = new Map<string | undefined, string>([[undefined, '']]);
  for (const { id, parentId, definition } of walkComponents(form)) {
    const scope = insides.get(parentId) ?? '';
    const key = definition.key || definition.type;
    const path = scope ? `${scope}.${key}` : key;
    const shape = specs[definition.type]?.shape;
    const holds = shape === 'object' || shape === 'rows' || shape === 'value';
    const answers = shape ? shape !== 'none' : definition.input === true;
    insides.set(id, holds ? path : scope);
    places.set(id, { id, key, scope, path, answers });
  }
  return places;
}
