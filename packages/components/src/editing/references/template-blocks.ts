import { type CodeReference, type ListFieldsWithin, parseSteps } from './code-references.ts';

interface TemplateBlock {
  /**
   * Full name of the row or object that names in the block are relative to; `undefined` for blocks without their own
   * scope.
   */
  readonly base: string | undefined;
  /** Variable name in `as |line|`; `undefined` if the block has none. */
  readonly variable: string | undefined;
}

interface ExpressionRange {
  readonly from: number;
  readonly to: number;
}

const blockStartPattern = /^\{\{[{~]*\s*#\s*([\w$-]+)\s*/;
const blockVariablePattern = /[ \t]as\s{1,20}\|\s{0,20}([\w$-]{1,100})[^|]{0,200}\|/;
const namePattern = /(?:\.\.\/){0,20}(?:this\b|[A-Za-z_$][\w$]*)/g;

/**
 * Finds references in template blocks whose scope is a row or object: `{{#each data.list}}{{a}} {{this.b}}{{/each}}`,
 * `{{#each data.list as |line|}}{{line.a}}{{/each}}`, `{{#with data.box}}{{a}}{{/with}}`.
 */
export function parseBlocks(
  text: string,
  expressionRanges: readonly ExpressionRange[],
  within: ListFieldsWithin,
): readonly CodeReference[] {
  const names: CodeReference[] = [];
  const blocks: TemplateBlock[] = [];
  for (const { from, to } of expressionRanges) {
    const expression = text.slice(from, to);
    if (expression[1] === '%') continue;
    const open = blockStartPattern.exec(expression);
    const found = blocks.length > 0 ? findNames(expression, open?.[0].length ?? 2, blocks, within) : [];
    names.push(...found.map((one) => ({ ...one, start: one.start + from, end: one.end + from })));
    if (/^\{\{[{~]*\s*\//.test(expression)) blocks.pop();
    else if (open) blocks.push(createBlock(expression, open, found));
  }
  return names;
}

function createBlock(expression: string, open: RegExpExecArray, found: readonly CodeReference[]): TemplateBlock {
  const [start, helper] = open;
  const at = start.length;
  if (helper !== 'each' && helper !== 'with') return { base: undefined, variable: undefined };
  const own = found.find((one) => one.start === at);
  const root = /^(?:@root\.)?data\b/.exec(expression.slice(at))?.[0];
  const steps = root === undefined ? undefined : parseSteps(expression, at + root.length);
  const path = own
    ? [own.base, ...own.steps.map(({ name }) => name)]
    : steps && ['data', ...steps.map(({ name }) => name)];
  if (!path) return { base: undefined, variable: undefined };
  return {
    base: [...path, ...(helper === 'each' ? ['0'] : [])].join('.'),
    variable: blockVariablePattern.exec(expression)?.[1],
  };
}

function findNames(
  expression: string,
  from: number,
  blocks: readonly TemplateBlock[],
  within: ListFieldsWithin,
): readonly CodeReference[] {
  const names: CodeReference[] = [];
  // Blanks out string literals, which are arguments of helpers and contain no references.
  const code = expression.replace(/"[^"]*"|'[^']*'/g, (quoted) => ' '.repeat(quoted.length));
  const contexts = blocks.filter(({ base }) => base !== undefined);
  namePattern.lastIndex = from;
  for (let found = namePattern.exec(code); found; found = namePattern.exec(code)) {
    const { index: start } = found;
    if (/[.@\w$|]/.test(code[start - 1] ?? '')) continue;
    const ups = found[0].split('../').length - 1;
    const own = found[0].slice(ups * 3);
    const variable = contexts.findLast((one) => one.variable === own);
    const context = variable ?? contexts.at(-1 - ups);
    if (context?.base === undefined || own === 'data') continue;
    const isRoot = variable !== undefined || own === 'this';
    const steps = parseSteps(code, start + found[0].length);
    const end = steps.at(-1)?.end ?? start + found[0].length;
    namePattern.lastIndex = end;
    if (isRoot && steps.length > 0) names.push({ start, end, root: found[0], base: context.base, steps });
    const isColumn = !isRoot && within(context.base)?.get(own) === `${context.base}.${own}`;
    // A plain column name is relative to the row itself, so its root is an empty string.
    if (isColumn) {
      const first = { text: '.', name: own };
      names.push({ start: start + ups * 3, end, root: '', base: context.base, steps: [first, ...steps] });
    }
  }
  return names;
}
