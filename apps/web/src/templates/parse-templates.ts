import { type FormError, isRecord, type PdfOptions, validateForm } from '@tideform/engine';
import { type FormTemplate, type ListedTemplate, type OutlineBlock, outlineBlocks } from './template.ts';

const maxLength = { title: 255, text: 2_000, tag: 60, css: 200_000, icon: 20_000, image: 100_000 } as const;
const maxTags = 20;
const maxTemplates = 2_000;

/**
 * Parses the file `templates.json` of a template source. Invalid entries are left out, because sources are untrusted.
 */
export function parseTemplateList(json: unknown, base: string): readonly ListedTemplate[] {
  if (!Array.isArray(json)) throw new TypeError('Not a list of templates');
  return json.slice(0, maxTemplates).flatMap((one: unknown) => {
    if (!isRecord(one) || typeof one.key !== 'string' || !/^[\w-]{1,100}$/.test(one.key)) return [];
    const listed = parseListed(one, one.key, new URL(`${one.key}.json`, base).href);
    return listed ? [listed] : [];
  });
}

/**
 * Parses one template. Its definition is validated in the same way as an imported form, because users will open it.
 *
 * @throws InvalidTemplate with the problems
 */
export function parseTemplate(json: unknown, url: string): FormTemplate {
  const listed = isRecord(json) ? parseListed(json, parseText(json.key, 100) ?? '', url) : undefined;
  if (!isRecord(json) || !listed) throw new InvalidTemplateError([]);
  const result = validateForm(json.schema);
  if (!result.ok) throw new InvalidTemplateError(result.problems);
  const { pdfOptions, tests } = json;
  const title = parseText(json.responsesTitleTemplate, maxLength.text);
  const css = parseText(json.customCss, maxLength.css);
  const icon = parseText(json.icon, maxLength.icon);
  const source = parseText(json.source, maxLength.text);
  return {
    ...listed,
    schema: result.form,
    ...(isRecord(pdfOptions) && { pdfOptions: pdfOptions as PdfOptions }),
    ...(title && { responsesTitleTemplate: title }),
    ...(css && { customCss: css }),
    ...(icon && { icon }),
    ...(Array.isArray(tests) && { tests }),
    ...(source && { source }),
  };
}

/** Error for a URL that doesn't contain a valid template. */
export class InvalidTemplateError extends Error {
  readonly problems: readonly FormError[];

  constructor(problems: readonly FormError[]) {
    super('This is no template of a form');
    this.problems = problems;
  }
}

function parseListed(one: Readonly<Record<string, unknown>>, key: string, url: string): ListedTemplate | undefined {
  const title = parseText(one.title, maxLength.title);
  if (!title) return undefined;
  const image = parseText(one.image, maxLength.image);
  const fields = parseCount(one.fields);
  const pages = parseCount(one.pages);
  return {
    key,
    title,
    description: parseText(one.description, maxLength.text) ?? '',
    tags: parseList(one.tags).flatMap((tag) => parseText(tag, maxLength.tag) ?? []),
    ...(image && isAllowedImage(image) && { image }),
    outline: parseList(one.outline).filter(isBlock).slice(0, 4),
    ...(fields !== undefined && { fields }),
    ...(pages !== undefined && { pages }),
    url,
  };
}

const parseText = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max ? value : undefined;

const parseList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, maxTags) : []);

const parseCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const isBlock = (value: unknown): value is OutlineBlock => outlineBlocks.some((block) => block === value);

/** Returns whether the content security policy allows an image: a data URL, or a path on the app's origin. */
const isAllowedImage = (image: string): boolean => /^(data:image\/(png|jpeg|webp);base64,|\/[\w/.-]+$)/.test(image);
