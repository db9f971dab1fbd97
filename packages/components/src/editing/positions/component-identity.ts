import type { ComponentDefinition } from '@tideform/engine';

const identities = new WeakMap<ComponentDefinition, string>();
let lastIdentity = 0;

/**
 * Returns an identity that stays with a component through edits, moves and undo, unlike its key and path. Identities
 * aren't stored, so a reloaded form has new ones.
 */
export function getComponentIdentity(definition: ComponentDefinition): string {
  const known = identities.get(definition);
  if (known !== undefined) return known;
  lastIdentity += 1;
  identities.set(definition, String(lastIdentity));
  return String(lastIdentity);
}

/** Transfers the identity of `before` to `next`, the edited version of the same component. Returns `next`. */
export function transferComponentIdentity(next: ComponentDefinition, before: ComponentDefinition): ComponentDefinition {
  if (next !== before && !identities.has(next)) identities.set(next, getComponentIdentity(before));
  return next;
}
