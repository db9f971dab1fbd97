import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { assignKeys } from '../keys/assign-keys.ts';
import type { DropPosition, EditResult } from '../positions/component-path.ts';
import { mapToOriginals } from '../references/map-to-originals.ts';
import { type CopiedComponents, updateReferences } from '../references/update-references.ts';
import { insertComponents } from './insert-components.ts';

/** Origin of pasted components that were copied or cut from this form. */
export interface PasteSource extends Pick<CopiedComponents, 'isMoved'> {
  /** The form when the components were copied or cut, still containing them. */
  readonly form: FormDefinition;
  readonly definitions: readonly ComponentDefinition[];
}

/**
 * Pastes components. Keys that the form doesn't use yet are kept, so cut and paste works like a move. References among
 * the pasted components point to each other. Other references keep their target component, or keep their name if the
 * components were pasted from another form.
 */
export function pasteComponents(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  position: DropPosition,
  from: PasteSource = { form: { components: definitions }, definitions },
): EditResult {
  const pasted = assignKeys(definitions, form);
  const edited = insertComponents(form, pasted, position);
  const originals = mapToOriginals(pasted, from.definitions);
  const { isMoved = false } = from;
  return { ...edited, ...updateReferences(form, edited.form, { from: from.form, originals, isMoved }) };
}
