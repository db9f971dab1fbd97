import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { dataPlaces } from '../change/data-paths.ts';

/** Names that mean something else: types of components, and what every object has. */
export function isReservedKey(key: string): boolean {
  return Object.hasOwn(specs, key) || key.split('.').some((name) => refused.has(name));
}

const refused: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** The property names beside a component of the form: those that would share its answer if it took them. */
export function keysBeside(form: FormDefinition, component: ComponentDefinition): ReadonlySet<string> {
  const own = [...walkComponents(form)].find(({ definition }) => definition === component);
  if (!own) return new Set();
  const places = [...dataPlaces(form, specs).values()];
  const scope = places.find(({ id }) => id === own.id)?.scope;
  return new Set(places.filter((place) => place.id !== own.id && place.scope === scope).map(({ key }) => key));
}
