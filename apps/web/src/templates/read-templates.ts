import { checkForm, type FormProblem, isRecord, type PdfOptions } from '@tideform/engine';
import { type FormTemplate, type ListedTemplate, type OutlineBlock, outlineBlocks } from './template.ts';

const longest = { title: 255, text: 2_000, tag: 60, css: 200_000, icon: 20_000, image: 100_000 } as const;
const mostTags = 20;
const mostTemplates = 2_000;

/** Reads `templates.json` of a source. What is no template is left out: others may have written it. */
export function readTemplateList(json: unknown, base: string): readonly ListedTemplate[] {
  if (!Array.isArray(json)) throw new TypeError('This is no list of templates');
  return json.slice(0, mostTemplates).flatMap((one: unknown) => {
    if (!isRecord(one) || typeof one.key !== 'string' || !/^[\w-]{1,100}$/.test(one.key)) return [];
    const listed = readListed(one, one.key, new URL(`${one.key}.json`, base).href);
    return listed ? [listed] : [];
  });
}

/**
 * Reads one template. Its definition is checked as one that is imported: whoever tries or uses it, opens it.
 *
 * @throws NoTemplate with what is wrong
 */
export function readTemplate(json: unknown, url: string): FormTemplate {
  const listed = isRecord(json) ? readListed(json, text(json.key, 100) ?? '', url) : undefined;
  if (!isRecord(json) || !listed) throw new NoTemplate([]);
  const checked = checkForm(json.schema);
  if (!checked.ok) throw new NoTemplate(checked.problems);
  const { pdfOptions, tests } = json;
  const title = text(json.responsesTitleTemplate, longest.text);
  const css = text(json.customCss, longest.css);
  const icon = text(json.icon, longest.icon);
  const source = text(json.source, longest.text);
  return {
    ...listed,
    schema: checked.form,
    ...(isRecord(pdfOptions) && { pdfOptions: pdfOptions as PdfOptions }),
    ...(title && { responsesTitleTemplate: title }),
    ...(css && { customCss: css }),
    ...(icon && { icon }),
    ...(Array.isArray(tests) && { tests }),
    ...(source && { source }),
  };
}

/** What an address gave is no template. */
export class NoTemplate extends Error {
  readonly problems: readonly FormProblem[];

  constructor(problems: readonly FormProblem[]) {
    super('This is no template of a form');
    this.problems = problems;
  }
}

function readListed(one: Readonly<Record<string, unknown>>, key: string, url: string): ListedTemplate | undefined {
  const title = text(one.title, longest.title);
  if (!title) return undefined;
  const image = text(one.image, longest.image);
  const fields = count(one.fields);
  const pages = count(one.pages);
  return {
    key,
    title,
    description: text(one.description, longest.text) ?? '',
    tags: list(one.tags).flatMap((tag) => text(tag, longest.tag) ?? []),
    ...(image && isPicture(image) && { image }),
    outline: list(one.outline).filter(isBlock).slice(0, 4),
    ...(fields !== undefined && { fields }),
    ...(pages !== undefined && { pages }),
    url,
  };
}

const text = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value : undefined;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, mostTags) : []);

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const isBlock = (value: unknown): value is OutlineBlock => outlineBlocks.some((block) => block === value);

/** The page's policy shows no others. */
const isPicture = (image: string): boolean => /^(data:image\/(png|jpeg|webp);base64,|\/[\w/.-]+$)/.test(image);
