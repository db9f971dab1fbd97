import type { CssNode, PseudoClassSelector, Selector } from 'css-tree';
import generate from 'css-tree/generator';
import { ident } from 'css-tree/utils';
import {
  allowedAttributes,
  allowedPseudoClasses,
  allowedPseudoElements,
  namePseudoClasses,
  nthPseudoClasses,
  selectorPseudoClasses,
} from './allowed-css.ts';
import { toCustomClass } from './custom-classes.ts';

/** Excludes popovers, which are displayed above the page: a form's rule must not cover the app by styling a popover. */
export const notPopover = ':not([popover],[popover] *)';

/** Matches plain names: letters, digits and dashes, without escapes. */
const PLAIN = /^[a-z][a-z0-9-]*$/i;

/**
 * Sanitizes an author's selector and scopes it to `scope`. The selector may begin with the form itself, under any of
 * its names (`rootNames`).
 *
 * @returns `undefined` if the selector could match anything outside of the form's content
 */
export function sanitizeSelector(selector: Selector, scope: string): string | undefined {
  const nodes = selector.children.toArray();
  let from = 0;
  while (isRoot(nodes[from]) && isDescendantCombinator(nodes[from + 1]) && isRoot(nodes[from + 2])) from += 2;
  if (isRoot(nodes[from])) {
    const rest = nodes.slice(from + 1);
    if (rest.length === 0) return scope;
    if (!isDescendantCombinator(rest[0])) return undefined;
    const within = sanitizeDescendant(rest.slice(1));
    return within === undefined ? undefined : `${scope}${generate(rest[0]!)}${within}`;
  }
  const within = sanitizeDescendant(nodes);
  return within === undefined ? undefined : `${scope} ${within}`;
}

const anyElement: CssNode = { type: 'TypeSelector', name: '*' };

/** Sanitizes the selector of an element, with or without a pseudo-element such as `::before`. */
function sanitizeDescendant(nodes: readonly CssNode[]): string | undefined {
  const end = nodes.findIndex(isPseudoElement);
  if (end === -1) return addPopoverGuard(sanitizeCompound(nodes, true), []);
  const before = nodes.slice(0, end);
  const isBare = before.length === 0 || before.at(-1)?.type === 'Combinator';
  return addPopoverGuard(sanitizeCompound(isBare ? [...before, anyElement] : before, true), nodes.slice(end));
}

function addPopoverGuard(element: string | undefined, elementNodes: readonly CssNode[]): string | undefined {
  const parts = elementNodes.map(sanitizeSimpleSelector);
  const areParts = elementNodes.every((node) => isPseudoElement(node) || node.type === 'PseudoClassSelector');
  return element === undefined || !areParts || parts.includes(undefined)
    ? undefined
    : `${element}${notPopover}${parts.join('')}`;
}

const isPseudoElement = (node: CssNode): boolean =>
  node.type === 'PseudoElementSelector' ||
  (node.type === 'PseudoClassSelector' && allowedPseudoElements.has(node.name.toLowerCase()));

/**
 * Sanitizes a sequence of simple selectors.
 * @param allowsCombinators whether the sequence may contain combinators
 */
function sanitizeCompound(nodes: readonly CssNode[], allowsCombinators: boolean): string | undefined {
  let isPart = false;
  const sanitized: string[] = [];
  for (const node of nodes) {
    if (node.type === 'Combinator') {
      // A combinator without an operand could match elements outside of the form.
      if (!allowsCombinators || !isPart || !/^[ >+~]$/.test(node.name)) return undefined;
      isPart = false;
      sanitized.push(node.name);
      continue;
    }
    const part = sanitizeSimpleSelector(node);
    if (part === undefined) return undefined;
    isPart = true;
    sanitized.push(part);
  }
  return isPart ? sanitized.join('') : undefined;
}

function sanitizeSimpleSelector(node: CssNode): string | undefined {
  switch (node.type) {
    case 'TypeSelector': {
      const isElement = node.name === '*' || (PLAIN.test(node.name) && !isRoot(node));
      return isElement ? node.name : undefined;
    }
    case 'ClassSelector': {
      const name = ident.decode(node.name);
      const own = rootNames.has(`.${name}`) ? undefined : toCustomClass(name);
      return formioClassSelectors.get(name) ?? (own && `.${own}`);
    }
    case 'AttributeSelector': {
      const isPlain = node.value === null || !generate(node.value).includes('\\');
      return isPlain && allowedAttributes.test(node.name.name.toLowerCase()) ? generate(node) : undefined;
    }
    case 'PseudoElementSelector':
      return node.children === null && allowedPseudoElements.has(node.name.toLowerCase()) ? generate(node) : undefined;
    case 'PseudoClassSelector':
      return sanitizePseudoClass(node);
    default:
      return undefined;
  }
}

function sanitizePseudoClass(node: PseudoClassSelector): string | undefined {
  const name = node.name.toLowerCase();
  const inner = node.children?.toArray() ?? [];
  if (node.children === null) return allowedPseudoClasses.has(name) ? `:${name}` : undefined;
  if (nthPseudoClasses.has(name)) {
    const [nth] = inner;
    return inner.length === 1 && nth?.type === 'Nth' && !nth.selector ? generate(node) : undefined;
  }
  if (namePseudoClasses.has(name)) {
    const areNames = inner.every((one) => one.type === 'Identifier' && PLAIN.test(one.name));
    return areNames ? generate(node) : undefined;
  }
  if (!selectorPseudoClasses.has(name)) return undefined;
  const [list] = inner;
  if (inner.length !== 1 || list?.type !== 'SelectorList') return undefined;
  const cleaned = list.children.toArray().map((one) => sanitizeInnerSelector(one, name === 'has'));
  return cleaned.includes(undefined) ? undefined : `:${name}(${cleaned.join(',')})`;
}

/**
 * Sanitizes a selector inside `:is` and similar pseudo-classes. Combinators aren't allowed there, because they could
 * test elements outside of the form.
 */
function sanitizeInnerSelector(node: CssNode, isRelative: boolean): string | undefined {
  if (node.type !== 'Selector') return undefined;
  const nodes = node.children.toArray();
  const [first] = nodes;
  if (isRelative && first?.type === 'Combinator') {
    const rest = sanitizeCompound(nodes.slice(1), true);
    return rest === undefined ? undefined : `${generate(first)}${rest}`;
  }
  return sanitizeCompound(nodes, isRelative);
}

function isRoot(node: CssNode | undefined): boolean {
  if (node?.type === 'TypeSelector') return rootNames.has(node.name.toLowerCase());
  if (node?.type === 'PseudoClassSelector')
    return node.children === null && rootNames.has(`:${node.name.toLowerCase()}`);
  return node?.type === 'ClassSelector' && rootNames.has(`.${node.name}`);
}

const isDescendantCombinator = (node: CssNode | undefined): boolean =>
  node?.type === 'Combinator' && (node.name === ' ' || node.name === '>');

/** Maps form.io's class names, for which authors write CSS, to the selectors that replace them. */
const formioClassSelectors: ReadonlyMap<string, string> = new Map([
  ['form-control', ':is(input:not([type=checkbox],[type=radio]),textarea,select)'],
  ['form-check-input', ':is(input[type=checkbox],input[type=radio])'],
  ['control-label', ':is(label,legend)'],
  ['col-form-label', ':is(label,legend)'],
  ['form-check-label', 'label'],
  ['btn', 'button'],
]);

/** Selectors that mean the form itself. */
const rootNames: ReadonlySet<string> = new Set(['html', 'body', ':root', ':scope', '.formio-form']);
