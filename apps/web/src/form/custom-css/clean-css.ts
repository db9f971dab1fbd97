import type { Atrule, Block, CssNode, Rule } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { mostCharacters, mostRules, mostSelectors } from './allowed-css.ts';
import { cleanSelector } from './clean-selector.ts';
import { cleanDeclaration, isHarmless, isHarmlessPrelude } from './clean-value.ts';
import { findUnbalanced } from './find-unbalanced.ts';

/** What is wrong at one place of an author's styles. */
export interface CssProblem {
  /** `syntax`: it cannot be read. All others can be read, and are left out. */
  readonly kind: 'syntax' | 'rule' | 'selector' | 'property' | 'value' | 'nested' | 'long';
  /** As it is written there, shortened. */
  readonly what: string;
  /** Places in the source. */
  readonly from: number;
  readonly to: number;
  /** From 1. */
  readonly line: number;
}

export interface CleanCss {
  /** What may be applied: each rule names `scope`. */
  readonly css: string;
  /** In the order of the source. */
  readonly problems: readonly CssProblem[];
}

/**
 * An author's styles as a form may have them: read by a parser, and written again from what is known to be harmless. What
 * is not known is left out, and told of. Hostile input is what it is for.
 *
 * @param scope selector of the element that the form lies in
 * @param prefix begins the names of its animations, which are those of the whole page
 */
export function cleanCss(source: string, scope: string, prefix: string): CleanCss {
  const problems: CssProblem[] = [];
  const tell = (kind: CssProblem['kind'], from: number, to: number) => {
    const what = source.slice(from, to).replaceAll(/\s+/g, ' ').trim();
    const line = source.slice(0, from).split('\n').length;
    problems.push({ kind, what: what.length > 60 ? `${what.slice(0, 59)}…` : what, from, to, line });
  };
  const unbalanced = findUnbalanced(source);
  if (source.length > mostCharacters) tell('long', 0, 0);
  if (unbalanced) tell('syntax', unbalanced.at, unbalanced.at + 1);
  if (source.length > mostCharacters || unbalanced?.isDeep) return { css: '', problems };
  const unread: number[] = [];
  const sheet = parse(source, {
    ...{ positions: true, parseCustomProperty: true },
    onParseError({ offset, line }) {
      const from = Math.min(offset, source.length);
      // One mistake upsets the parser more than once.
      if (!problems.some((one) => one.kind === 'syntax' && one.line === line)) tell('syntax', from, from + 1);
      unread.push(from);
    },
  });
  const cleaning: Cleaning = {
    ...{ scope, prefix, animations: new Map(), rules: 0, selectors: 0 },
    leaveOut(kind, node) {
      const from = node.loc?.start.offset ?? 0;
      const to = node.loc?.end.offset ?? from;
      // What cannot be read was told of where the parser met it.
      if (!isUnread(node) || !unread.some((place) => place >= from && place <= to)) tell(kind, from, to);
    },
  };
  if (sheet.type !== 'StyleSheet') return { css: '', problems };
  const children = sheet.children.toArray();
  nameAnimations(children, cleaning);
  const css = children.map((node) => cleanNode(node, cleaning, 0)).join('');
  problems.sort((one, other) => one.from - other.from);
  return { css, problems };
}

/** Whether every part of it could be read: what is only left out breaks nothing. */
export const isReadable = ({ problems }: CleanCss): boolean =>
  problems.every(({ kind }) => kind !== 'syntax' && kind !== 'long');

interface Cleaning {
  readonly scope: string;
  readonly prefix: string;
  readonly animations: Map<string, string>;
  rules: number;
  selectors: number;
  leaveOut(kind: CssProblem['kind'], node: CssNode): void;
}

const isUnread = (node: CssNode): boolean =>
  node.type === 'Raw' ||
  (node.type === 'Rule' && node.prelude.type === 'Raw') ||
  (node.type === 'Declaration' && node.value.type === 'Raw');

function nameAnimations(nodes: readonly CssNode[], cleaning: Cleaning): void {
  for (const node of nodes) {
    if (node.type !== 'Atrule') continue;
    const name = animationOf(node);
    if (name !== undefined) cleaning.animations.set(name, `${cleaning.prefix}${name}`);
    else if (node.block) nameAnimations(node.block.children.toArray(), cleaning);
  }
}

function animationOf(node: Atrule): string | undefined {
  if (!/^(-webkit-)?keyframes$/i.test(node.name) || node.prelude?.type !== 'AtrulePrelude') return undefined;
  const [name, more] = node.prelude.children.toArray();
  return name?.type === 'Identifier' && more === undefined && isHarmless(name) ? name.name : undefined;
}

const MOST_DEPTH = 3;

function cleanNode(node: CssNode, cleaning: Cleaning, depth: number): string {
  if (node.type === 'Comment') return '';
  if (node.type === 'Rule') return cleanRule(node, cleaning);
  if (node.type !== 'Atrule') {
    cleaning.leaveOut('rule', node);
    return '';
  }
  const { prelude, block } = node;
  const name = node.name.toLowerCase();
  if (block && animationOf(node) !== undefined) return cleanKeyframes(node, block, cleaning);
  const isWanted = /^(media|supports|container)$/.test(name) && depth < MOST_DEPTH;
  if (!isWanted || !block || prelude?.type !== 'AtrulePrelude' || !isHarmlessPrelude(prelude)) {
    cleaning.leaveOut('rule', node);
    return '';
  }
  const within = block.children.toArray().map((one) => cleanNode(one, cleaning, depth + 1));
  return wrap(`@${name} ${generate(prelude)}`, within.join(''));
}

function cleanRule({ prelude, block, ...rest }: Rule, cleaning: Cleaning): string {
  if (prelude.type !== 'SelectorList' || cleaning.rules >= mostRules || cleaning.selectors >= mostSelectors) {
    cleaning.leaveOut('selector', { ...rest, prelude, block });
    return '';
  }
  cleaning.rules += 1;
  const selectors = prelude.children.toArray().flatMap((selector) => {
    cleaning.selectors += 1;
    const cleaned = selector.type === 'Selector' ? cleanSelector(selector, cleaning.scope) : undefined;
    if (cleaned === undefined) cleaning.leaveOut('selector', selector);
    return cleaned ?? [];
  });
  const lines = cleanBlock(block, cleaning);
  return selectors.length > 0 ? wrap(selectors.join(','), lines) : '';
}

function cleanBlock(block: Block, cleaning: Cleaning): string {
  const lines = block.children.toArray().flatMap((node) => {
    if (node.type === 'Comment' || (node.type === 'Raw' && /^[\s;]*$/.test(node.value))) return [];
    const cleaned = node.type === 'Declaration' ? cleanDeclaration(node, cleaning.animations) : 'nested';
    if (typeof cleaned !== 'string') return cleaned.css;
    cleaning.leaveOut(cleaned, node);
    return [];
  });
  return lines.join(';');
}

function cleanKeyframes(node: Atrule, block: Block, cleaning: Cleaning): string {
  const steps = block.children.toArray().flatMap((step) => {
    const places = step.type === 'Rule' ? generate(step.prelude).toLowerCase() : '';
    if (step.type === 'Rule' && /^((from|to|[\d.]+%),?)+$/.test(places) && cleaning.rules < mostRules) {
      cleaning.rules += 1;
      return wrap(places, cleanBlock(step.block, cleaning));
    }
    if (step.type !== 'Comment') cleaning.leaveOut('selector', step);
    return [];
  });
  return wrap(`@keyframes ${cleaning.animations.get(animationOf(node) ?? '')}`, steps.join(''));
}

const wrap = (head: string, body: string): string => (body === '' ? '' : `${head}{${body}}`);
