import type { ComponentDefinition, ComponentSpec, ComponentSpecs, ValueKind } from '@tideform/engine';

/** A component of a form with an answer or with rows. */
export interface AnswerField {
  readonly definition: ComponentDefinition;
  readonly names: readonly string[];
  readonly path: string;
  readonly label: string;
  readonly isInTable: boolean;
  readonly spec: ComponentSpec;
  readonly props: unknown;
  readonly kind: ValueKind;
}

/** Lists the fields of a form in document order, without those inside grid rows. */
export function collectFields(
  components: readonly ComponentDefinition[],
  parentNames: readonly string[],
  specs: ComponentSpecs,
): readonly AnswerField[] {
  return components.flatMap((definition) => {
    const spec = Object.hasOwn(specs, definition.type) ? specs[definition.type] : undefined;
    if (!spec) return [];
    const field = createAnswerField(definition, spec, parentNames);
    if (spec.shape === 'rows') return [field];
    const slots = spec.shape === 'value' ? [] : spec.children(field.props, definition);
    const names = slots.flatMap((slot) =>
      collectFields(slot.components, spec.shape === 'object' ? field.names : parentNames, specs),
    );
    return spec.shape === 'value' && field.kind !== 'none' ? [field, ...names] : names;
  });
}

function createAnswerField(
  definition: ComponentDefinition,
  spec: ComponentSpec,
  outer: readonly string[],
): AnswerField {
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
