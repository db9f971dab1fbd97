import type { Atrule, Block, CssNode, Rule } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { tokenize } from 'css-tree/tokenizer';
import { maxCharacters, maxDepth, maxRules, maxSelectors } from './allowed-css.ts';
import { sanitizeSelector } from './sanitize-selector.ts';
import { isHarmless, isHarmlessPrelude, sanitizeDeclaration } from './sanitize-value.ts';

/** Problem in an author's CSS. */
export interface CssProblem {
  /** Kind of the problem. `syntax`: the CSS can't be parsed. All other kinds: a part was parsed and removed. */
  readonly kind: 'syntax' | 'rule' | 'selector' | 'property' | 'value' | 'nested' | 'long';
  /** Shortened source text of the problem. */
  readonly excerpt: string;
  /** Offsets of the problem in the source. */
  readonly from: number;
  readonly to: number;
  /** 1-based line number. */
  readonly line: number;
}

export interface SanitizedCss {
  /** Sanitized CSS, in which each rule is scoped to `scope`. */
  readonly css: string;
  /** Problems in source order. */
  readonly problems: readonly CssProblem[];
}

/**
 * Sanitizes an author's CSS: parses it, and serializes only parts that are known to be harmless. Removed parts are
 * reported as problems. The CSS may be hostile.
 *
 * @param scope selector of the element that contains the form
 * @param prefix prefix for names of animations, which are global in the page
 */
export function sanitizeCss(source: string, scope: string, prefix: string): SanitizedCss {
  const problems: CssProblem[] = [];
  const addProblem = (kind: CssProblem['kind'], from: number, to: number) => {
    const what = source.slice(from, to).replaceAll(/\s+/g, ' ').trim();
    const line = source.slice(0, from).split('\n').length;
    problems.push({ kind, excerpt: what.length > 60 ? `${what.slice(0, 59)}…` : what, from, to, line });
  };
  const unbalanced = findUnbalanced(source);
  if (source.length > maxCharacters) addProblem('long', 0, 0);
  if (unbalanced) addProblem('syntax', unbalanced.offset, unbalanced.offset + 1);
  if (source.length > maxCharacters || unbalanced?.isDeep) return { css: '', problems };
  const unparsedOffsets: number[] = [];
  const sheet = parse(source, {
    ...{ positions: true, parseCustomProperty: true },
    onParseError({ offset, line }) {
      const from = Math.min(offset, source.length);
      // One mistake may cause several parser errors, so only one syntax problem per line is reported.
      if (!problems.some((one) => one.kind === 'syntax' && one.line === line)) addProblem('syntax', from, from + 1);
      unparsedOffsets.push(from);
    },
  });
  const context: SanitizeContext = {
    ...{ scope, prefix, animations: new Map(), rules: 0, selectors: 0 },
    reject(kind, node) {
      const from = node.loc?.start.offset ?? 0;
      const to = node.loc?.end.offset ?? from;
      // Parts that can't be parsed were already reported by the parser.
      if (!isUnparsed(node) || !unparsedOffsets.some((place) => place >= from && place <= to))
        addProblem(kind, from, to);
    },
  };
  if (sheet.type !== 'StyleSheet') return { css: '', problems };
  const children = sheet.children.toArray();
  collectAnimations(children, context);
  const css = children.map((node) => sanitizeNode(node, context, 0)).join('');
  problems.sort((one, other) => one.from - other.from);
  return { css, problems };
}

/** Returns whether the whole CSS could be parsed. Removed parts are allowed. */
export const isParsable = ({ problems }: SanitizedCss): boolean =>
  problems.every(({ kind }) => kind !== 'syntax' && kind !== 'long');

interface SanitizeContext {
  readonly scope: string;
  readonly prefix: string;
  readonly animations: Map<string, string>;
  rules: number;
  selectors: number;
  reject(kind: CssProblem['kind'], node: CssNode): void;
}

const isUnparsed = (node: CssNode): boolean =>
  node.type === 'Raw' ||
  (node.type === 'Rule' && node.prelude.type === 'Raw') ||
  (node.type === 'Declaration' && node.value.type === 'Raw');

function collectAnimations(nodes: readonly CssNode[], context: SanitizeContext): void {
  for (const node of nodes) {
    if (node.type !== 'Atrule') continue;
    const name = getAnimationName(node);
    if (name !== undefined) context.animations.set(name, `${context.prefix}${name}`);
    else if (node.block) collectAnimations(node.block.children.toArray(), context);
  }
}

function getAnimationName(node: Atrule): string | undefined {
  if (!/^(-webkit-)?keyframes$/i.test(node.name) || node.prelude?.type !== 'AtrulePrelude') return undefined;
  const [name, more] = node.prelude.children.toArray();
  return name?.type === 'Identifier' && more === undefined && isHarmless(name) ? name.name : undefined;
}

const MAX_NESTING = 3;

function sanitizeNode(node: CssNode, context: SanitizeContext, depth: number): string {
  if (node.type === 'Comment') return '';
  if (node.type === 'Rule') return sanitizeRule(node, context);
  if (node.type !== 'Atrule') {
    context.reject('rule', node);
    return '';
  }
  const { prelude, block } = node;
  const name = node.name.toLowerCase();
  if (block && getAnimationName(node) !== undefined) return sanitizeKeyframes(node, block, context);
  const isWanted = /^(media|supports|container)$/.test(name) && depth < MAX_NESTING;
  if (!isWanted || !block || prelude?.type !== 'AtrulePrelude' || !isHarmlessPrelude(prelude)) {
    context.reject('rule', node);
    return '';
  }
  const children = block.children.toArray().map((one) => sanitizeNode(one, context, depth + 1));
  return formatRule(`@${name} ${generate(prelude)}`, children.join(''));
}

function sanitizeRule({ prelude, block, ...rest }: Rule, context: SanitizeContext): string {
  if (prelude.type !== 'SelectorList' || context.rules >= maxRules || context.selectors >= maxSelectors) {
    context.reject('selector', { ...rest, prelude, block });
    return '';
  }
  context.rules += 1;
  const selectors = prelude.children.toArray().flatMap((selector) => {
    context.selectors += 1;
    const sanitized = selector.type === 'Selector' ? sanitizeSelector(selector, context.scope) : undefined;
    if (sanitized === undefined) context.reject('selector', selector);
    return sanitized ?? [];
  });
  const lines = sanitizeBlock(block, context);
  return selectors.length > 0 ? formatRule(selectors.join(','), lines) : '';
}

function sanitizeBlock(block: Block, context: SanitizeContext): string {
  const lines = block.children.toArray().flatMap((node) => {
    if (node.type === 'Comment' || (node.type === 'Raw' && /^[\s;]*$/.test(node.value))) return [];
    const cleaned = node.type === 'Declaration' ? sanitizeDeclaration(node, context.animations) : 'nested';
    if (typeof cleaned !== 'string') return cleaned.css;
    context.reject(cleaned, node);
    return [];
  });
  return lines.join(';');
}

function sanitizeKeyframes(node: Atrule, block: Block, context: SanitizeContext): string {
  const steps = block.children.toArray().flatMap((step) => {
    const places = step.type === 'Rule' ? generate(step.prelude).toLowerCase() : '';
    if (step.type === 'Rule' && /^((from|to|[\d.]+%),?)+$/.test(places) && context.rules < maxRules) {
      context.rules += 1;
      return formatRule(places, sanitizeBlock(step.block, context));
    }
    if (step.type !== 'Comment') context.reject('selector', step);
    return [];
  });
  return formatRule(`@keyframes ${context.animations.get(getAnimationName(node) ?? '')}`, steps.join(''));
}

const formatRule = (head: string, body: string): string => (body === '' ? '' : `${head}{${body}}`);

/** Maps token types that open a bracket to the token types that close it. Functions open a bracket too. */
const CLOSING_TYPES: Readonly<Record<number, number>> = { 2: 22, 19: 20, 21: 22, 23: 24 };
const CLOSING_BRACKETS: ReadonlySet<number> = new Set([20, 22, 24]);
const COMMENT = 25;

/**
 * Finds a bracket or comment that is never closed, that closes nothing, or that is nested too deeply. The parser would
 * repair these silently.
 *
 * @returns the offset of the bracket or comment; `undefined` if all are balanced
 */
function findUnbalanced(source: string): { readonly offset: number; readonly isDeep: boolean } | undefined {
  const openBrackets: { readonly closes: number; readonly offset: number }[] = [];
  let found: { readonly offset: number; readonly isDeep: boolean } | undefined;
  tokenize(source, (type, start, end) => {
    if (found) return;
    const closes = CLOSING_TYPES[type];
    if (closes !== undefined) {
      openBrackets.push({ closes, offset: start });
      if (openBrackets.length > maxDepth) found = { offset: start, isDeep: true };
    } else if (CLOSING_BRACKETS.has(type)) {
      if (openBrackets.pop()?.closes !== type) found = { offset: start, isDeep: false };
    } else if (type === COMMENT && (end < start + 4 || !source.endsWith('*/', end))) {
      found = { offset: start, isDeep: false };
    }
  });
  const lastOpen = openBrackets.at(-1);
  return found ?? (lastOpen && { offset: lastOpen.offset, isDeep: false });
}
