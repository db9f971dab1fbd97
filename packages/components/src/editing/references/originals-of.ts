import { type ComponentDefinition, walkComponents } from '@tideform/engine';
import { identityOf } from '../place/identity.ts';

/** Maps each copied component, nested ones included, to its original, by identities. Both trees have the same shape. */
export function originalsOf(
  copies: readonly ComponentDefinition[],
  originals: readonly ComponentDefinition[],
): ReadonlyMap<string, string> {
  const from = [...walkComponents({ components: originals })];
  return new Map(
    [...walkComponents({ components: copies })].map(({ definition }, index) => [
      identityOf(definition),
      identityOf(from[index]!.definition),
    ]),
  );
}
