import type { ComponentDefinition } from '../form-definition.ts';

/** One old way of storing something, and how it is stored now. Once released it never changes. */
export interface Upgrade {
  /** Its file. */
  readonly name: string;
  /**
   * Gives the components of one list as they are stored now, each without looking into its children; the same list when
   * nothing in it is old. What it gives, it leaves as it is.
   */
  apply(components: readonly ComponentDefinition[]): readonly ComponentDefinition[];
}

/** An upgrade that looks at each component by itself; `one` gives the same object when nothing in it is old. */
export function eachComponent(name: string, one: (definition: ComponentDefinition) => ComponentDefinition): Upgrade {
  return {
    name,
    apply(components) {
      const upgraded = components.map(one);
      return upgraded.every((definition, index) => definition === components[index]) ? components : upgraded;
    },
  };
}
