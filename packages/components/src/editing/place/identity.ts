import type { ComponentDefinition } from '@tideform/engine';

const identities = new WeakMap<ComponentDefinition, string>();
let last = 0;

/**
 * A name for a component that stays with it while it is edited, moved and undone; neither its key nor its path does.
 * Not stored: a form that is loaded again has new ones.
 */
export function identityOf(definition: ComponentDefinition): string {
  const known = identities.get(definition);
  if (known !== undefined) return known;
  last += 1;
  identities.set(definition, String(last));
  return String(last);
}

/** @returns `next`, which is the same component as `before` in another state */
export function keepIdentity(next: ComponentDefinition, before: ComponentDefinition): ComponentDefinition {
  if (next !== before && !identities.has(next)) identities.set(next, identityOf(before));
  return next;
}
