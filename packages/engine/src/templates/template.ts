import { parse } from '@handlebars/parser';
import { collectReads, type Read } from './reading/collect-reads.ts';
import { compileProgram } from './reading/compile.ts';
import { dotBrackets } from './reading/dot-brackets.ts';
import { refuseExcess } from './reading/refuse-excess.ts';
import { problemOf, type TemplateProblem } from './reading/template-problem.ts';
import { type RenderOptions, render, type TemplateValues } from './rendering/render.ts';

/** A text with holes that an author wrote, ready to be filled in. */
export interface Template {
  /** What it may read: names from the root of the values. Who reads `data.person` reads all that lies within. */
  readonly reads: readonly Read[];
  /** Never throws, never takes long, and gives at most 100,000 characters. */
  render(values: TemplateValues, options?: RenderOptions): string;
}

export type ReadTemplate =
  | { readonly ok: true; readonly template: Template }
  | { readonly ok: false; readonly problem: TemplateProblem };

/** Templates read last, the oldest first: a list of a thousand submissions has one title template. */
const known = new Map<string, ReadTemplate>();
const mostKnown = 50;

/** Reads a template in the way of Handlebars. Never throws: what cannot be read is a problem in an author's words. */
export function readTemplate(text: string): ReadTemplate {
  const read = known.get(text) ?? readAnew(text);
  // Also moves it to the end.
  known.delete(text);
  known.set(text, read);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return read;
}

function readAnew(text: string): ReadTemplate {
  try {
    refuseExcess(text);
    const parts = compileProgram(parse(dotBrackets(text)), { params: [], depth: 0 });
    const template: Template = {
      reads: collectReads(parts),
      render: (values, options) => render(parts, values, options),
    };
    return { ok: true, template };
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown, text) };
  }
}
