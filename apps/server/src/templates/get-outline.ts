import { findSpec } from '@tideform/components/specs';
import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';

/** Element in the schematic outline of a form, which the form's card in the template gallery shows. */
export type OutlineBlock = 'field' | 'pair' | 'choices' | 'photo' | 'grid' | 'sign';

const MAX_BLOCKS = 4;

/**
 * Returns the schematic outline of a form: up to four different elements, where adjacent columns are a `pair`. The
 * first element depends on the form's name, since most forms start alike and their cards would look the same.
 */
export function getOutline({ components }: FormDefinition, name: string): readonly OutlineBlock[] {
  const blocks = [...new Set(components.flatMap(getOutlineBlocks))];
  const first = [...name].reduce((sum, character) => sum + character.charCodeAt(0), 0) % Math.max(1, blocks.length);
  return [...blocks.slice(first), ...blocks.slice(0, first)].slice(0, MAX_BLOCKS);
}

function getOutlineBlocks(definition: ComponentDefinition): readonly OutlineBlock[] {
  const spec = findSpec(definition.type);
  const slots = findChildSlots(definition);
  if (spec?.shape === 'rows') return ['grid'];
  if (slots.length > 1) return ['pair'];
  if (slots.length === 1) return slots.flatMap(({ components }) => components.flatMap(getOutlineBlocks));
  const kind = spec?.valueKind(spec.props.parse(definition));
  switch (kind) {
    case undefined:
    case 'none':
      return [];
    case 'choice':
    case 'choices':
      return ['choices'];
    case 'pairs':
      return ['grid'];
    case 'files':
      return ['photo'];
    case 'picture':
      return ['sign'];
    default:
      return ['field'];
  }
}

/** Counts the fields of a form, including nested fields. */
export const countFields = (components: readonly ComponentDefinition[]): number =>
  components.reduce((sum, definition) => {
    const isField = definition.input === true && findSpec(definition.type)?.shape !== 'none';
    const inner = findChildSlots(definition).reduce((all, slot) => all + countFields(slot.components), 0);
    return sum + (isField ? 1 : 0) + inner;
  }, 0);
