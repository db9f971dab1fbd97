import type { FormDefinition } from '@tideform/engine';
import type { ComponentPath, Edited } from '../place/component-path.ts';
import { outermost } from '../place/outermost.ts';
import { lostByRemoval } from '../references/list-references.ts';
import { removeComponent } from './remove-component.ts';

/**
 * Removes components with all that lies in them, and reports the references to them. Selected is then what follows the first of them, as
 * with one.
 */
export function removeComponents(form: FormDefinition, paths: Iterable<ComponentPath>): Edited {
  const start: Edited = { form, path: undefined };
  const removed = outermost(form, paths).reduceRight((now, path) => removeComponent(now.form, path), start);
  return { ...removed, lost: lostByRemoval(form, removed.form) };
}
