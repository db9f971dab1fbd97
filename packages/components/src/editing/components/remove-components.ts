import type { FormDefinition } from '@tideform/engine';
import type { ComponentPath, EditResult } from '../positions/component-path.ts';
import { findOutermost } from '../positions/find-outermost.ts';
import { listReferencesLostByRemoval } from '../references/list-references.ts';
import { removeComponent } from './remove-component.ts';

/**
 * Removes components with their children, and reports references to them. Selects the component that follows the first
 * removed one.
 */
export function removeComponents(form: FormDefinition, paths: Iterable<ComponentPath>): EditResult {
  const start: EditResult = { form, path: undefined };
  const removed = findOutermost(form, paths).reduceRight((now, path) => removeComponent(now.form, path), start);
  return { ...removed, lost: listReferencesLostByRemoval(form, removed.form) };
}
