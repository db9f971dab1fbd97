import { parse } from '@handlebars/parser';
import { collectReads, type TemplateRead } from './reading/collect-reads.ts';
import { compileProgram } from './reading/compile-program.ts';
import {
  type TemplateError,
  type TemplateErrorParams,
  type TemplateErrorReason,
  toTemplateError,
  UnreadableTemplateError,
} from './reading/template-error.ts';
import { type RenderOptions, renderTemplate, type TemplateValues } from './rendering/render-template.ts';

/** Parsed text template of an author. */
export interface Template {
  /**
   * Paths that the template may read, from the root of the values. Reading `data.person` includes everything below it.
   */
  readonly reads: readonly TemplateRead[];
  /** Renders the template. Never throws, runs in bounded time, and returns at most 100,000 characters. */
  render(values: TemplateValues, options?: RenderOptions): string;
}

export type TemplateResult =
  | { readonly ok: true; readonly template: Template }
  | { readonly ok: false; readonly problem: TemplateError };

/** Cache of recently parsed templates, oldest first: a list of a thousand submissions uses one title template. */
const cache = new Map<string, TemplateResult>();
const maxCached = 50;

/** Parses a template with Handlebars syntax. Never throws: an invalid template is returned as an error. */
export function parseTemplate(text: string): TemplateResult {
  const result = cache.get(text) ?? parseUncached(text);
  // Moves the template to the end of the cache, as the most recently used one.
  cache.delete(text);
  cache.set(text, result);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return result;
}

function parseUncached(text: string): TemplateResult {
  try {
    checkLimits(text);
    const parts = compileProgram(parse(toParserSyntax(text)), { params: [], depth: 0 });
    const template: Template = {
      reads: collectReads(parts),
      render: (values, options) => renderTemplate(parts, values, options),
    };
    return { ok: true, template };
  } catch (thrown) {
    return { ok: false, problem: toTemplateError(thrown, text) };
  }
}

const maxLength = 50_000;
const maxBlocks = 1_000;
const BLOCK = /\{\{~?\s*(?:#|\^|else\b)/g;
const maxValue = 2_000;

/**
 * Rejects templates over a size limit, because the run time of the parser is quadratic in some of these sizes.
 *
 * @throws UnreadableTemplateError
 */
function checkLimits(text: string): void {
  const throwTooLong = (reason: TemplateErrorReason, at = 0, params?: TemplateErrorParams): never => {
    const before = text.slice(0, at).split('\n');
    throw new UnreadableTemplateError(
      'too-long',
      reason,
      { line: before.length, column: before.at(-1)!.length },
      params,
    );
  };
  if (text.length > maxLength) throwTooLong('longTemplate', 0, { limit: maxLength });
  const blocks = text.match(BLOCK)?.length ?? 0;
  if (blocks > maxBlocks) throwTooLong('manyBlocks', 0, { limit: maxBlocks });
  const long = findLongValue(text);
  if (long !== undefined) throwTooLong('longValue', long);
}

/** Returns the start of the first expression that is too long. */
function findLongValue(text: string): number | undefined {
  for (let start = text.indexOf('{{'); start >= 0; ) {
    const end = text.indexOf('}', start);
    if ((end < 0 ? text.length : end) - start >= maxValue) return start;
    start = end < 0 ? -1 : text.indexOf('{{', end);
  }
  return undefined;
}

const MUSTACHE = /\{\{[^{}]*\}\}/g;
const QUOTED_OR_INDEXED =
  /"[^"]*"|'[^']*'|(?<=[\p{L}\p{N}_\]$])\[\s*(?:(\d{1,9})|"([^"\][]*)"|'([^'\][]*)')\s*\]|(?<=[\p{L}_$\]][\p{L}\p{N}_$-]*)(?:\.\d{1,9})+(?=[\s})~])/gu;

const LOOKED_UP = /\blookup\(\s*("[\w-]+"|'[\w-]+')\s*,\s*([\w.@-]+)\s*\)/g;

/** Rewrites `lookup('assets', data.asset).name`, as in code and formulas, to the helper syntax. */
const toHelperSyntax = (mustache: string): string => mustache.replace(LOOKED_UP, '(lookup $1 $2)');

/** Rewrites `data.rows[0]["first name"]` and `data.rows.0`, which form.io supports, to the syntax of the parser. */
function toParserSyntax(text: string): string {
  return text.replace(MUSTACHE, (mustache) =>
    toHelperSyntax(mustache).replace(QUOTED_OR_INDEXED, (found, index?: string, double?: string, single?: string) => {
      if (found.startsWith('.')) return found.replace(/\d+/g, '[$&]');
      const name = index ?? double ?? single;
      return name === undefined ? found : `.[${name}]`;
    }),
  );
}
