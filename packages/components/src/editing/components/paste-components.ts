import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { assignKeys } from '../keys/assign-keys.ts';
import type { DropPosition, EditResult } from '../place/component-path.ts';
import { mapToOriginals } from '../references/map-to-originals.ts';
import { type Copies, updateReferences } from '../references/update-references.ts';
import { insertComponents } from './insert-components.ts';

/** Origin of pasted components, if they come from this form. */
export interface PastedFrom extends Pick<Copies, 'isMoved'> {
  /** The form when they were copied or cut, still containing them. */
  readonly form: FormDefinition;
  readonly definitions: readonly ComponentDefinition[];
}

/**
 * Pastes components. Unused keys are kept, so that cut and paste is a move. References among the pasted components
 * point to each other; other references keep their target, or by name if pasted from another form.
 */
export function pasteComponents(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  place: DropPosition,
  from: PastedFrom = { form: { components: definitions }, definitions },
): EditResult {
  const pasted = assignKeys(definitions, form);
  const edited = insertComponents(form, pasted, place);
  const originals = mapToOriginals(pasted, from.definitions);
  const { isMoved = false } = from;
  return { ...edited, ...updateReferences(form, edited.form, { from: from.form, originals, isMoved }) };
}
