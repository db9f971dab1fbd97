import type { ComponentDefinition } from '../form-definition.ts';

/** Conversion from an old storage format. Must not change after its release. */
export interface Upgrade {
  /** Name of the upgrade's file without the extension: `001-default-date`. */
  readonly name: string;
  /**
   * Converts the components of one list, without their children. Returns the same list if nothing is outdated.
   * Idempotent.
   */
  apply(components: readonly ComponentDefinition[]): readonly ComponentDefinition[];
}

/** Creates an upgrade that converts each component separately; `one` returns the same object if nothing is outdated. */
export function createUpgrade(
  name: string,
  upgradeComponent: (definition: ComponentDefinition) => ComponentDefinition,
): Upgrade {
  return {
    name,
    apply(components) {
      const upgraded = components.map(upgradeComponent);
      return upgraded.every((definition, index) => definition === components[index]) ? components : upgraded;
    },
  };
}
