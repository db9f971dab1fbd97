import { type ComponentDefinition, isRecord } from '@tideform/engine';

type Names = ReadonlyMap<string, string>;

/** Lets the simple conditions of a component look at fields by their new keys. Scripts stay as their author wrote them. */
export function renameReferences(definition: ComponentDefinition, renamed: Names): ComponentDefinition {
  const conditional = renamed.size > 0 && definition.conditional;
  if (!isRecord(conditional)) return definition;
  const next: Record<string, unknown> = { ...conditional };
  if (typeof next.when === 'string') next.when = renamePath(next.when, renamed);
  if (Array.isArray(next.conditions)) next.conditions = next.conditions.map((one) => renameTarget(one, renamed));
  return { ...definition, conditional: next };
}

const renameTarget = (condition: unknown, renamed: Names): unknown =>
  isRecord(condition) && typeof condition.component === 'string'
    ? { ...condition, component: renamePath(condition.component, renamed) }
    : condition;

const renamePath = (path: string, renamed: Names): string =>
  renamed.get(path) ??
  path
    .split('.')
    .map((segment) => renamed.get(segment) ?? segment)
    .join('.');
