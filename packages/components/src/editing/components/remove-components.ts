import type { FormDefinition } from '@tideform/engine';
import type { ComponentPath, Edited } from '../place/component-path.ts';
import { outermost } from '../place/outermost.ts';
import { removeComponent } from './remove-component.ts';

/** Takes components away with all that lies in them. Selected is then what follows the first of them, as with one. */
export function removeComponents(form: FormDefinition, paths: Iterable<ComponentPath>): Edited {
  const start: Edited = { form, path: undefined };
  return outermost(form, paths).reduceRight((now, path) => removeComponent(now.form, path), start);
}
