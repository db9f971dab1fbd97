import { type FormDefinition, walkComponents } from '@tideform/engine';
import { type ComponentPath, isWithin } from './component-path.ts';

/**
 * Returns the listed components that aren't inside other listed ones, from top to bottom. Nonexistent paths are
 * dropped.
 */
export function findOutermost(form: FormDefinition, paths: Iterable<ComponentPath>): readonly ComponentPath[] {
  const selectedPaths = new Set(paths);
  const found: ComponentPath[] = [];
  for (const { id } of walkComponents(form)) {
    const last = found.at(-1);
    if (selectedPaths.has(id) && !(last !== undefined && isWithin(id, last))) found.push(id);
  }
  return found;
}
