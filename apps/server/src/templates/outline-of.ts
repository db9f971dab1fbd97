import { specOf } from '@tideform/components/specs';
import { type ComponentDefinition, childSlotsOf, type FormDefinition } from '@tideform/engine';

/** What a form looks like from far away: enough to tell a permit from a list of names. */
export type OutlineBlock = 'field' | 'pair' | 'choices' | 'photo' | 'grid' | 'sign';

const most = 4;

/**
 * Four of the different things that a form has; what lies side by side is a pair. Most forms begin alike: where one begins here
 * depends on its name, so that cards can be told from each other.
 */
export function outlineOf({ components }: FormDefinition, name: string): readonly OutlineBlock[] {
  const blocks = [...new Set(components.flatMap(blocksOf))];
  const first = [...name].reduce((sum, character) => sum + character.charCodeAt(0), 0) % Math.max(1, blocks.length);
  return [...blocks.slice(first), ...blocks.slice(0, first)].slice(0, most);
}

function blocksOf(definition: ComponentDefinition): readonly OutlineBlock[] {
  const spec = specOf(definition.type);
  const slots = childSlotsOf(definition);
  if (spec?.shape === 'rows') return ['grid'];
  if (slots.length > 1) return ['pair'];
  if (slots.length === 1) return slots.flatMap(({ components }) => components.flatMap(blocksOf));
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

/** How many things a form asks. */
export const countFields = (components: readonly ComponentDefinition[]): number =>
  components.reduce((sum, definition) => {
    const isAsked = definition.input === true && specOf(definition.type)?.shape !== 'none';
    const inner = childSlotsOf(definition).reduce((all, slot) => all + countFields(slot.components), 0);
    return sum + (isAsked ? 1 : 0) + inner;
  }, 0);
