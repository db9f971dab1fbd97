import type { ComponentDefinition } from '@tideform/engine';

/**
 * Returns the undo topic of an edit: the component's path and the names of the changed settings. Consecutive edits with
 * the same topic are undone in one step.
 */
export function getUndoTopic(path: string, before: ComponentDefinition, after: ComponentDefinition): string {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [path, ...[...names].filter((name) => before[name] !== after[name])].join(' ');
}
