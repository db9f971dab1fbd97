import { recordOf } from '../definition/read-property.ts';
import type { FieldNode, SessionWarning } from '../session/session.ts';
import { readPattern } from './pattern.ts';

/** Names every `validate.pattern` that cannot be read and therefore does not hold. */
export function findUnusablePatterns(nodes: readonly FieldNode[]): readonly SessionWarning[] {
  return nodes.flatMap(({ id, definition }): readonly SessionWarning[] => {
    const { pattern } = recordOf(definition.validate);
    if (typeof pattern !== 'string' || pattern === '' || readPattern(pattern)) return [];
    return [{ code: 'unusable-pattern', nodeId: id, detail: pattern }];
  });
}
