import type { CssNode, Declaration } from 'css-tree';
import generate from 'css-tree/generator';
import walk from 'css-tree/walker';
import {
  allowedFunctions,
  allowedPreludeNodes,
  allowedProperty,
  allowedValueNodes,
  allowedWords,
  mostTurns,
} from './allowed-css.ts';

/** Whether a value, or what stands behind the name of an at-rule, asks for nothing that the form does not hold itself. */
export function isHarmless(node: CssNode, allowed: ReadonlySet<string> = allowedValueNodes): boolean {
  const foreign = walk.find(node, (one) => !isKnown(one, allowed));
  return foreign === null;
}

export const isHarmlessPrelude = (node: CssNode): boolean => isHarmless(node, allowedPreludeNodes);

function isKnown(node: CssNode, allowed: ReadonlySet<string>): boolean {
  if (!allowed.has(node.type)) return false;
  switch (node.type) {
    case 'Function':
      return allowedFunctions.has(node.name.toLowerCase());
    case 'Identifier':
      // An escape is a second way of writing a name: nobody needs one here.
      return /^-{0,2}[\p{L}_][\p{L}\p{N}_-]*$|^--$/u.test(node.name) || isLogic(node.name);
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

const isLogic = (name: string): boolean => /^(and|or|not|only)$/i.test(name);

/**
 * One line of a rule, as it may be said.
 *
 * @param animations new names of the sheet's own animations, by the author's
 * @returns what kind of thing keeps it out, in place of the line
 */
export function cleanDeclaration(
  { property, value, important }: Declaration,
  animations: ReadonlyMap<string, string>,
): { readonly css: string } | 'property' | 'value' {
  const name = property.startsWith('--') ? property : property.toLowerCase();
  if (!allowedProperty.test(name)) return 'property';
  if (!isHarmless(value) || typeof important === 'string') return 'value';
  const words = allowedWords[name];
  if (words && !words.has(generate(value).toLowerCase())) return 'value';
  const said = name.startsWith('animation') ? cleanAnimation(value, animations) : generate(value);
  return said === undefined ? 'value' : { css: `${name}:${said}${important ? '!important' : ''}` };
}

/** What moves comes to rest: nobody can stop it, and a flood of flashes makes people ill. */
function cleanAnimation(value: CssNode, animations: ReadonlyMap<string, string>): string | undefined {
  if (value.type !== 'Value') return undefined;
  for (const node of value.children.toArray()) {
    if (node.type === 'Number' && Number(node.value) > mostTurns) return undefined;
    if (node.type === 'Identifier' && node.name.toLowerCase() === 'infinite') return undefined;
    if (node.type === 'Function' && !/^(cubic-bezier|steps|linear)$/i.test(node.name)) return undefined;
    if (node.type === 'Identifier') node.name = animations.get(node.name) ?? node.name;
  }
  return generate(value);
}
