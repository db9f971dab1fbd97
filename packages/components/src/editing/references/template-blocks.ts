import { type CodeName, type FieldsWithin, stepsAt } from './code-names.ts';

interface Block {
  /** The row or the object that names in the block begin at; `undefined` in blocks that change nothing. */
  readonly base: string | undefined;
  /** What `as |line|` calls it. */
  readonly variable: string | undefined;
}

interface Hole {
  readonly from: number;
  readonly to: number;
}

const opening = /^\{\{[{~]*\s*#\s*([\w$-]+)\s*/;
const named = /[ \t]as\s{1,20}\|\s{0,20}([\w$-]{1,100})[^|]{0,200}\|/;
const word = /(?:\.\.\/){0,20}(?:this\b|[A-Za-z_$][\w$]*)/g;

/**
 * Reads names in the blocks of a template that begin at a row or an object: `{{#each data.list}}{{a}} {{this.b}}{{/each}}`,
 * `{{#each data.list as |line|}}{{line.a}}{{/each}}`, `{{#with data.box}}{{a}}{{/with}}`.
 */
export function readBlocks(text: string, holes: readonly Hole[], within: FieldsWithin): readonly CodeName[] {
  const names: CodeName[] = [];
  const blocks: Block[] = [];
  for (const { from, to } of holes) {
    const hole = text.slice(from, to);
    if (hole[1] === '%') continue;
    const open = opening.exec(hole);
    const found = blocks.length > 0 ? namesIn(hole, open?.[0].length ?? 2, blocks, within) : [];
    names.push(...found.map((one) => ({ ...one, start: one.start + from, end: one.end + from })));
    if (/^\{\{[{~]*\s*\//.test(hole)) blocks.pop();
    else if (open) blocks.push(blockOf(hole, open, found));
  }
  return names;
}

function blockOf(hole: string, open: RegExpExecArray, found: readonly CodeName[]): Block {
  const [start, helper] = open;
  const at = start.length;
  if (helper !== 'each' && helper !== 'with') return { base: undefined, variable: undefined };
  const own = found.find((one) => one.start === at);
  const root = /^(?:@root\.)?data\b/.exec(hole.slice(at))?.[0];
  const steps = root === undefined ? undefined : stepsAt(hole, at + root.length);
  const path = own
    ? [own.base, ...own.steps.map(({ name }) => name)]
    : steps && ['data', ...steps.map(({ name }) => name)];
  if (!path) return { base: undefined, variable: undefined };
  return { base: [...path, ...(helper === 'each' ? ['0'] : [])].join('.'), variable: named.exec(hole)?.[1] };
}

function namesIn(hole: string, from: number, blocks: readonly Block[], within: FieldsWithin): readonly CodeName[] {
  const names: CodeName[] = [];
  // Texts between quotes are the arguments of helpers.
  const code = hole.replace(/"[^"]*"|'[^']*'/g, (quoted) => ' '.repeat(quoted.length));
  const contexts = blocks.filter(({ base }) => base !== undefined);
  word.lastIndex = from;
  for (let found = word.exec(code); found; found = word.exec(code)) {
    const { index: start } = found;
    if (/[.@\w$|]/.test(code[start - 1] ?? '')) continue;
    const ups = found[0].split('../').length - 1;
    const own = found[0].slice(ups * 3);
    const variable = contexts.findLast((one) => one.variable === own);
    const context = variable ?? contexts.at(-1 - ups);
    if (context?.base === undefined || own === 'data') continue;
    const isRoot = variable !== undefined || own === 'this';
    const steps = stepsAt(code, start + found[0].length);
    const end = steps.at(-1)?.end ?? start + found[0].length;
    word.lastIndex = end;
    if (isRoot && steps.length > 0) names.push({ start, end, root: found[0], base: context.base, steps });
    const isColumn = !isRoot && within(context.base)?.get(own) === `${context.base}.${own}`;
    // A bare name begins at the row itself: what stands for the row is written with no letters.
    if (isColumn) {
      const first = { text: '.', name: own };
      names.push({ start: start + ups * 3, end, root: '', base: context.base, steps: [first, ...steps] });
    }
  }
  return names;
}
