import { type ComponentDefinition, walkComponents } from '@tideform/engine';
import { getComponentIdentity } from '../positions/component-identity.ts';

/**
 * Maps the identity of each copied component, including nested ones, to the identity of its original. Both trees must
 * have the same shape.
 */
export function mapToOriginals(
  copies: readonly ComponentDefinition[],
  originals: readonly ComponentDefinition[],
): ReadonlyMap<string, string> {
  const from = [...walkComponents({ components: originals })];
  return new Map(
    [...walkComponents({ components: copies })].map(({ definition }, index) => [
      getComponentIdentity(definition),
      getComponentIdentity(from[index]!.definition),
    ]),
  );
}
