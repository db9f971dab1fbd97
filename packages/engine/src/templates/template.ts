import { parse } from '@handlebars/parser';
import { checkLimits } from './reading/check-limits.ts';
import { collectReads, type TemplateRead } from './reading/collect-reads.ts';
import { compileProgram } from './reading/compile-program.ts';
import { type TemplateError, toTemplateError } from './reading/template-error.ts';
import { toParserSyntax } from './reading/to-parser-syntax.ts';
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
