import { collectReads, type Read } from '../reading/collect-reads.ts';
import type { TemplateProblem } from '../reading/template-problem.ts';
import { type RenderOptions, render, type TemplateValues } from '../rendering/render.ts';
import { writeValue } from '../rendering/write-value.ts';
import type { ReadTemplate } from '../template.ts';
import { readPlain } from './read-plain.ts';
import { withoutCode } from './without-code.ts';

/** HTML with holes that an author wrote, in a component that shows text. */
export interface HtmlTemplate {
  /** What it may read: names from the root of the values. */
  readonly reads: readonly Read[];
  /** What was left out of it, and why. */
  readonly problems: readonly TemplateProblem[];
  /** @returns HTML, as hostile as its author made it: whoever draws it cleans it. Values are escaped in it, always. */
  fill(values: TemplateValues, look?: RenderOptions['look']): string;
}

const maxHtml = 2_000_000;

/**
 * Reads the HTML of a text. Never throws: what cannot be read is left out, and named in `problems`.
 *
 * NOTE: it works without the parser, whose 10 kB most pages can do without.
 *
 * @param readTemplate reads what is more than a value (`{{#if …}}`, `{{dateFormat …}}`); without it that is left out
 */
export function readHtml(html: string, readTemplate?: (text: string) => ReadTemplate): HtmlTemplate {
  if (!html.includes('{{') && !html.includes('{%')) return { reads: [], problems: [], fill: () => html };
  const { text, problems } = withoutCode(withPlainNames(html));
  const plain = readPlain(text);
  const read = plain.problems.length > 0 ? readTemplate?.(text) : undefined;
  if (read?.ok) {
    const { template } = read;
    return {
      reads: template.reads,
      problems,
      fill: (values, look) => template.render(values, { as: 'escaped-html', look }),
    };
  }
  return {
    reads: collectReads(plain.parts),
    problems: [...problems, ...(read ? [read.problem] : plain.problems)],
    fill: (values, look) => render(plain.parts, values, { as: 'escaped-html', look }, maxHtml),
  };
}

/**
 * Reads a text with values in it, that is no HTML. Never throws: what is no value is left out, and named in `problems`.
 *
 * @param written how a value stands in it
 */
export function readText(text: string, written = (word: string): string => word): HtmlTemplate {
  const { parts, problems } = readPlain(text);
  const write = (value: unknown) => written(writeValue(value));
  return {
    reads: collectReads(parts),
    problems,
    fill: (values) => render(parts, values, { as: 'text', write }, maxHtml),
  };
}

/** Fills HTML in once. @param read gives the value of a name at the root: `data`, `row`, `component` */
export function fillHtml(html: string, read: (name: string) => unknown): string {
  const template = readHtml(html);
  const names = new Set(template.reads.flatMap(([name]) => (name === undefined ? [] : [name])));
  return template.fill(Object.fromEntries([...names].map((name) => [name, read(name)])));
}

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Editors of rich text write what stands in braces as HTML too: `{{&nbsp;data.name }}`. */
export function withPlainNames(html: string): string {
  return html.replace(/\{\{[^{}]*\}\}/g, (value) =>
    value.replace(/&(?:nbsp|quot|#39|apos|lt|gt|amp);|\u00a0/g, (entity) => entities[entity] ?? ' '),
  );
}
