import type { ComponentDefinition, ComponentSpec, ComponentSpecs, ValueKind } from '@tideform/engine';

/** A component that has an answer, or rows of them, in one place of a form. */
export interface Field {
  readonly definition: ComponentDefinition;
  readonly names: readonly string[];
  readonly path: string;
  readonly label: string;
  readonly isInTable: boolean;
  readonly spec: ComponentSpec;
  readonly props: unknown;
  readonly kind: ValueKind;
}

/** What of a form has answers, in document order; what lies in rows of a grid is left to the grid. */
export function fieldsIn(
  components: readonly ComponentDefinition[],
  outer: readonly string[],
  specs: ComponentSpecs,
): readonly Field[] {
  return components.flatMap((definition) => {
    const spec = Object.hasOwn(specs, definition.type) ? specs[definition.type] : undefined;
    if (!spec) return [];
    const field = fieldOf(definition, spec, outer);
    if (spec.shape === 'rows') return [field];
    const slots = spec.shape === 'value' ? [] : spec.children(field.props, definition);
    const inside = slots.flatMap((slot) =>
      fieldsIn(slot.components, spec.shape === 'object' ? field.names : outer, specs),
    );
    return spec.shape === 'value' && field.kind !== 'none' ? [field, ...inside] : inside;
  });
}

function fieldOf(definition: ComponentDefinition, spec: ComponentSpec, outer: readonly string[]): Field {
  const props = spec.props.parse(definition);
  const names = [...outer, ...(definition.key || definition.type).split('.')];
  const path = names.join('.');
  return {
    definition,
    names,
    path,
    label: definition.label || path,
    isInTable: definition.tableView !== false,
    spec,
    props,
    kind: spec.valueKind(props),
  };
}
