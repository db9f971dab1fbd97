import type { CssNode, PseudoClassSelector, Selector } from 'css-tree';
import generate from 'css-tree/generator';
import { ident } from 'css-tree/utils';
import {
  allowedAttributes,
  allowedPseudoClasses,
  allowedPseudoElements,
  pseudoClassesOfNames,
  pseudoClassesOfPlaces,
  pseudoClassesOfSelectors,
} from './allowed-css.ts';
import { knownClasses, rootNames } from './form-classes.ts';
import { ownClass } from './own-class.ts';

/** What lies above the page while it is open: no rule of a form is said of it, or it could be laid over the app. */
export const notAbove = ':not([popover],[popover] *)';

/** Names of the markup of a form: letters, digits and dashes, no escapes. */
const PLAIN = /^[a-z][a-z0-9-]*$/i;

/**
 * An author's selector, for what lies in `scope` alone. The form itself may stand at its beginning, under any of its names.
 *
 * @returns `undefined` where it says what no form has, or what is not the form's
 */
export function cleanSelector(selector: Selector, scope: string): string | undefined {
  const nodes = selector.children.toArray();
  let from = 0;
  while (isRoot(nodes[from]) && isStep(nodes[from + 1]) && isRoot(nodes[from + 2])) from += 2;
  if (isRoot(nodes[from])) {
    const rest = nodes.slice(from + 1);
    if (rest.length === 0) return scope;
    if (!isStep(rest[0])) return undefined;
    const within = cleanWithin(rest.slice(1));
    return within === undefined ? undefined : `${scope}${generate(rest[0]!)}${within}`;
  }
  const within = cleanWithin(nodes);
  return within === undefined ? undefined : `${scope} ${within}`;
}

const anyElement: CssNode = { type: 'TypeSelector', name: '*' };

/** What is said of an element, or of a drawn part of it, such as `::before`. */
function cleanWithin(nodes: readonly CssNode[]): string | undefined {
  const end = nodes.findIndex(isDrawnPart);
  if (end === -1) return withGuard(cleanParts(nodes, true), []);
  const before = nodes.slice(0, end);
  const isBare = before.length === 0 || before.at(-1)?.type === 'Combinator';
  return withGuard(cleanParts(isBare ? [...before, anyElement] : before, true), nodes.slice(end));
}

function withGuard(element: string | undefined, drawn: readonly CssNode[]): string | undefined {
  const parts = drawn.map(cleanPart);
  const areParts = drawn.every((node) => isDrawnPart(node) || node.type === 'PseudoClassSelector');
  return element === undefined || !areParts || parts.includes(undefined)
    ? undefined
    : `${element}${notAbove}${parts.join('')}`;
}

const isDrawnPart = (node: CssNode): boolean =>
  node.type === 'PseudoElementSelector' ||
  (node.type === 'PseudoClassSelector' && allowedPseudoElements.has(node.name.toLowerCase()));

/** @param mayStep parts may stand beside or below each other */
function cleanParts(nodes: readonly CssNode[], mayStep: boolean): string | undefined {
  let isPart = false;
  const cleaned: string[] = [];
  for (const node of nodes) {
    if (node.type === 'Combinator') {
      // No part on one of its sides would be a part that is not the form's.
      if (!mayStep || !isPart || !/^[ >+~]$/.test(node.name)) return undefined;
      isPart = false;
      cleaned.push(node.name);
      continue;
    }
    const part = cleanPart(node);
    if (part === undefined) return undefined;
    isPart = true;
    cleaned.push(part);
  }
  return isPart ? cleaned.join('') : undefined;
}

function cleanPart(node: CssNode): string | undefined {
  switch (node.type) {
    case 'TypeSelector': {
      const isElement = node.name === '*' || (PLAIN.test(node.name) && !isRoot(node));
      return isElement ? node.name : undefined;
    }
    case 'ClassSelector': {
      const name = ident.decode(node.name);
      const own = rootNames.has(`.${name}`) ? undefined : ownClass(name);
      return knownClasses.get(name) ?? (own && `.${own}`);
    }
    case 'AttributeSelector': {
      const isPlain = node.value === null || !generate(node.value).includes('\\');
      return isPlain && allowedAttributes.test(node.name.name.toLowerCase()) ? generate(node) : undefined;
    }
    case 'PseudoElementSelector':
      return node.children === null && allowedPseudoElements.has(node.name.toLowerCase()) ? generate(node) : undefined;
    case 'PseudoClassSelector':
      return cleanPseudoClass(node);
    default:
      return undefined;
  }
}

function cleanPseudoClass(node: PseudoClassSelector): string | undefined {
  const name = node.name.toLowerCase();
  const inner = node.children?.toArray() ?? [];
  if (node.children === null) return allowedPseudoClasses.has(name) ? `:${name}` : undefined;
  if (pseudoClassesOfPlaces.has(name)) {
    const [nth] = inner;
    return inner.length === 1 && nth?.type === 'Nth' && !nth.selector ? generate(node) : undefined;
  }
  if (pseudoClassesOfNames.has(name)) {
    const areNames = inner.every((one) => one.type === 'Identifier' && PLAIN.test(one.name));
    return areNames ? generate(node) : undefined;
  }
  if (!pseudoClassesOfSelectors.has(name)) return undefined;
  const [list] = inner;
  if (inner.length !== 1 || list?.type !== 'SelectorList') return undefined;
  const cleaned = list.children.toArray().map((one) => cleanInner(one, name === 'has'));
  return cleaned.includes(undefined) ? undefined : `:${name}(${cleaned.join(',')})`;
}

/** Within `:is` and its like one part says all: a way from outside the form would ask what the app holds. */
function cleanInner(node: CssNode, isRelative: boolean): string | undefined {
  if (node.type !== 'Selector') return undefined;
  const nodes = node.children.toArray();
  const [first] = nodes;
  if (isRelative && first?.type === 'Combinator') {
    const rest = cleanParts(nodes.slice(1), true);
    return rest === undefined ? undefined : `${generate(first)}${rest}`;
  }
  return cleanParts(nodes, isRelative);
}

function isRoot(node: CssNode | undefined): boolean {
  if (node?.type === 'TypeSelector') return rootNames.has(node.name.toLowerCase());
  if (node?.type === 'PseudoClassSelector')
    return node.children === null && rootNames.has(`:${node.name.toLowerCase()}`);
  return node?.type === 'ClassSelector' && rootNames.has(`.${node.name}`);
}

const isStep = (node: CssNode | undefined): boolean =>
  node?.type === 'Combinator' && (node.name === ' ' || node.name === '>');
