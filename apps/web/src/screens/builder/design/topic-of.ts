import type { ComponentDefinition } from '@tideform/engine';

/** Which settings of which component were changed: what undo takes back in one step. */
export function topicOf(path: string, before: ComponentDefinition, after: ComponentDefinition): string {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [path, ...[...names].filter((name) => before[name] !== after[name])].join(' ');
}
