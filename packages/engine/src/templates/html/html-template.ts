import { collectReads, type TemplateRead } from '../reading/collect-reads.ts';
import type { TemplateError } from '../reading/template-error.ts';
import { formatValue } from '../rendering/format-value.ts';
import { type RenderOptions, renderTemplate, type TemplateValues } from '../rendering/render-template.ts';
import type { TemplateResult } from '../template.ts';
import { parsePlainHtml, removeCode } from './parse-plain-html.ts';

/** Parsed HTML template of a component that shows text. */
export interface HtmlTemplate {
  /** Paths that the template may read, from the root of the values. */
  readonly reads: readonly TemplateRead[];
  /** Errors of the parts that were removed from the template. */
  readonly problems: readonly TemplateError[];
  /** @returns untrusted HTML of the author, with escaped values; it must be sanitized before it is rendered */
  fill(values: TemplateValues, look?: RenderOptions['loadRow']): string;
}

const maxHtmlLength = 2_000_000;

/**
 * Parses an HTML template. Never throws: invalid parts are removed and reported in `problems`.
 *
 * NOTE: works without the template parser, so that most pages do not need its 10 kB.
 *
 * @param readTemplate parses blocks and helpers (`{{#if …}}`, `{{dateFormat …}}`); without it they are removed
 */
export function parseHtml(html: string, readTemplate?: (text: string) => TemplateResult): HtmlTemplate {
  if (!html.includes('{{') && !html.includes('{%')) return { reads: [], problems: [], fill: () => html };
  const { text, problems } = removeCode(decodeExpressions(html));
  const plain = parsePlainHtml(text);
  const read = plain.problems.length > 0 ? readTemplate?.(text) : undefined;
  if (read?.ok) {
    const { template } = read;
    return {
      reads: template.reads,
      problems,
      fill: (values, look) => template.render(values, { as: 'escaped-html', loadRow: look }),
    };
  }
  return {
    reads: collectReads(plain.parts),
    problems: [...problems, ...(read ? [read.problem] : plain.problems)],
    fill: (values, look) => renderTemplate(plain.parts, values, { as: 'escaped-html', loadRow: look }, maxHtmlLength),
  };
}

/**
 * Parses a plain text template. Never throws: invalid expressions are removed and reported in `problems`.
 *
 * @param encode encodes a value for the text
 */
export function parseText(text: string, encode = (word: string): string => word): HtmlTemplate {
  const { parts, problems } = parsePlainHtml(text);
  const write = (value: unknown) => encode(formatValue(value));
  return {
    reads: collectReads(parts),
    problems,
    fill: (values) => renderTemplate(parts, values, { as: 'text', write }, maxHtmlLength),
  };
}

/** Renders an HTML template once. @param read returns the value of a root name: `data`, `row`, `component` */
export function fillHtml(html: string, read: (name: string) => unknown): string {
  const template = parseHtml(html);
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

/** Decodes HTML entities inside braces, which rich text editors produce: `{{&nbsp;data.name }}`. */
export function decodeExpressions(html: string): string {
  return html.replace(/\{\{[^{}]*\}\}/g, (value) =>
    value.replace(/&(?:nbsp|quot|#39|apos|lt|gt|amp);|\u00a0/g, (entity) => entities[entity] ?? ' '),
  );
}
