import type { CssNode, Declaration } from 'css-tree';
import generate from 'css-tree/generator';
import walk from 'css-tree/walker';
import {
  allowedFunctions,
  allowedKeywords,
  allowedPreludeNodes,
  allowedProperty,
  allowedValueNodes,
  maxIterations,
} from './allowed-css.ts';

/** Returns whether a value, or the prelude of an at-rule, refers to nothing outside of the form. */
export function isHarmless(node: CssNode, allowed: ReadonlySet<string> = allowedValueNodes): boolean {
  const unknownNode = walk.find(node, (one) => !isKnown(one, allowed));
  return unknownNode === null;
}

export const isHarmlessPrelude = (node: CssNode): boolean => isHarmless(node, allowedPreludeNodes);

function isKnown(node: CssNode, allowed: ReadonlySet<string>): boolean {
  if (!allowed.has(node.type)) return false;
  switch (node.type) {
    case 'Function':
      return allowedFunctions.has(node.name.toLowerCase());
    case 'Identifier':
      // Escapes are rejected: they are only alternative spellings, which authors don't need.
      return /^-{0,2}[\p{L}_][\p{L}\p{N}_-]*$|^--$/u.test(node.name) || isLogicKeyword(node.name);
    case 'Dimension':
      return /^[a-z]+$/i.test(node.unit);
    case 'Hash':
      return /^[0-9a-f]{3,8}$/i.test(node.value);
    case 'Feature':
      return /^-{0,1}[a-z][a-z-]*$/i.test(node.name);
    case 'Declaration':
      return allowedProperty.test(node.property.toLowerCase());
    default:
      return true;
  }
}

const isLogicKeyword = (name: string): boolean => /^(and|or|not|only)$/i.test(name);

/**
 * Sanitizes one declaration.
 *
 * @param animations maps the author's names of animations to their new names
 * @returns the sanitized declaration, or the part that was rejected
 */
export function sanitizeDeclaration(
  { property, value, important }: Declaration,
  animations: ReadonlyMap<string, string>,
): { readonly css: string } | 'property' | 'value' {
  const name = property.startsWith('--') ? property : property.toLowerCase();
  if (!allowedProperty.test(name)) return 'property';
  if (!isHarmless(value) || typeof important === 'string') return 'value';
  const keywords = allowedKeywords[name];
  if (keywords && !keywords.has(generate(value).toLowerCase())) return 'value';
  const serialized = name.startsWith('animation') ? sanitizeAnimation(value, animations) : generate(value);
  return serialized === undefined ? 'value' : { css: `${name}:${serialized}${important ? '!important' : ''}` };
}

/** Sanitizes an animation. It must end, because users can't stop it, and endless flashing can harm people. */
function sanitizeAnimation(value: CssNode, animations: ReadonlyMap<string, string>): string | undefined {
  if (value.type !== 'Value') return undefined;
  for (const node of value.children.toArray()) {
    if (node.type === 'Number' && Number(node.value) > maxIterations) return undefined;
    if (node.type === 'Identifier' && node.name.toLowerCase() === 'infinite') return undefined;
    if (node.type === 'Function' && !/^(cubic-bezier|steps|linear)$/i.test(node.name)) return undefined;
    if (node.type === 'Identifier') node.name = animations.get(node.name) ?? node.name;
  }
  return generate(value);
}
