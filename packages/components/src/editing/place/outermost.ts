import { type FormDefinition, walkComponents } from '@tideform/engine';
import { type ComponentPath, isWithin } from './component-path.ts';

/** Of several components those that lie in none of the others, from top to bottom. What is not there (any more) is left out. */
export function outermost(form: FormDefinition, paths: Iterable<ComponentPath>): readonly ComponentPath[] {
  const wanted = new Set(paths);
  const found: ComponentPath[] = [];
  for (const { id } of walkComponents(form)) {
    const last = found.at(-1);
    if (wanted.has(id) && !(last !== undefined && isWithin(id, last))) found.push(id);
  }
  return found;
}
