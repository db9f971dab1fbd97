import { walkComponents } from '../definition/child-slots.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import { toRecord } from '../definition/read-property.ts';
import { upgradeForm } from '../definition/upgrades/upgrade-form.ts';
import { formatValue } from './rendering/format-value.ts';
import type { RenderOptions, TemplateValues } from './rendering/render-template.ts';
import { parseTemplate, type Template } from './template.ts';

/** Values for the title of a response. */
export interface TitleValues {
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  /** Absent while the response has no number. */
  readonly submissionNumber?: number | undefined;
  readonly formTitle: string;
  readonly version?: number | undefined;
  /** ISO instant of the last change by a user. */
  readonly timestamp?: string | undefined;
  /** Creator of the response; templates can also use the name `user`. */
  readonly createdBy?: { readonly id?: string; readonly name: string } | undefined;
  readonly collaborators?: readonly { readonly name: string }[] | undefined;
}

export interface TitleOptions {
  readonly isDraft: boolean;
  /** Answered form; its choices are rendered with their labels. */
  readonly form?: FormDefinition | undefined;
}

export const draftSuffix = ' [DRAFT]';

/**
 * Renders the title of a response: the filled template, or the form's title if the result is empty, followed by '
 * [DRAFT]' for a draft. Depends only on its parameters, not on the time zone of this machine.
 */
export function renderTitle(template: Template | undefined, values: TitleValues, options: TitleOptions): string {
  const filled = template
    ? collapseWhitespace(renderNames(template, values, { form: options.form, names: titleNames }))
    : '';
  const title = filled === '' ? collapseWhitespace(values.formTitle) : filled;
  return options.isDraft && !title.endsWith(draftSuffix) ? `${title}${draftSuffix}` : title;
}

/** Values for the header or footer of a printed page. */
export interface PageValues extends TitleValues {
  /** Title of the response. */
  readonly title: string;
  readonly teamName: string;
  /** Date of the last change, formatted for the reader. */
  readonly date: string;
  readonly pageNumber: number;
  readonly totalPages: number;
}

/** Renders a page header or footer; '' if the template is invalid. */
export function renderPageLine(text: string, values: PageValues, form: FormDefinition, locale: string): string {
  const read = parseTemplate(text);
  return read.ok ? collapseWhitespace(renderNames(read.template, values, { form, locale, names: pageNames })) : '';
}

const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Options for rendering a template with the values of a response. */
interface RenderNamesOptions {
  readonly form: FormDefinition | undefined;
  readonly locale?: string | undefined;
  /** Root names in the values that are not answers. */
  readonly names: ReadonlySet<string>;
  readonly as?: RenderOptions['as'];
  /** Formats a value differently; returns `undefined` for the default format. */
  readonly write?: (value: unknown, path: readonly string[]) => string | undefined;
  /** Combines the result of `write` and the default format; absent: only the result of `write` is used. */
  readonly writeBoth?: (shown: string, usual: string) => string;
}

/**
 * Renders a template with names and answers: choices with their labels, without artifacts of code such as "undefined".
 */
export function renderNames(template: Template, values: TitleValues, options: RenderNamesOptions): string {
  const { form, locale, names, as, write, writeBoth } = options;
  // Choice labels are collected on demand, since most titles contain no answers.
  let labels: ReturnType<typeof createLabelFormatter> | undefined;
  const formatLabel: ReturnType<typeof createLabelFormatter> | undefined =
    form &&
    ((value, path) => {
      labels ??= createLabelFormatter(form);
      return labels(value, path);
    });
  const zone = values.metadata?.timezone;
  return template.render(getTemplateValues(values), {
    timeZone: typeof zone === 'string' ? zone : 'UTC',
    ...(locale && { locale }),
    ...(as && { as }),
    write: (value, path = []) => {
      const isAnswer = !names.has(path[0] ?? '') || path[0] === 'data';
      const shown = write?.(value, path);
      if (shown !== undefined && !writeBoth) return shown;
      const usual = removeLeftovers((isAnswer ? formatLabel?.(value, path) : undefined) ?? formatValue(value));
      return writeBoth ? writeBoth(shown ?? usual, usual) : usual;
    },
  });
}

/** Root names that are not answers. An answer with the same key must be referenced with `data.`. */
export const titleNames: ReadonlySet<string> = new Set([
  'data',
  'metadata',
  'submissionNumber',
  'form',
  'formTitle',
  'version',
  'timestamp',
  'createdBy',
  'user',
  'collaborators',
]);
const pageNames = new Set([...titleNames, 'title', 'teamName', 'date', 'pageNumber', 'totalPages']);

/** Returns the template values, in which answers are available with and without `data.`. */
function getTemplateValues(values: TitleValues): TemplateValues {
  const { formTitle, version, createdBy } = values;
  const user = createdBy && { ...createdBy, displayName: createdBy.name };
  const form = { title: formTitle, version };
  return { ...toRecord(values.data), ...values, form, createdBy: user, user };
}

/** Artifacts that code leaves in a text for missing values, as whole words. */
const LEFTOVER_PATTERN = /(?<![\p{L}\p{N}_])(?:undefined|NaN|Invalid [dD]ate)(?![\p{L}\p{N}_])|\[object \w+\]/gu;
const ONLY_LEFTOVERS_PATTERN = /^\s*(?:null|(?:ReferenceError: )?[\w$.]+ is not defined)\s*$/;

/** Removes artifacts of missing values from a formatted answer. Not applied to the literal text of the template. */
function removeLeftovers(written: string): string {
  return ONLY_LEFTOVERS_PATTERN.test(written) ? '' : written.replace(LEFTOVER_PATTERN, '');
}

/** Formats an answer with choice labels, and booleans as Yes and No. Returns `undefined` if the answer has no label. */
type FormatAnswer = (answer: unknown, path: readonly string[]) => string | undefined;

type Labels = ReadonlyMap<string, string>;

/**
 * Creates a formatter that replaces the stored choices of a form by their labels, which are found by component key. If
 * components share a key, the first component applies.
 */
function createLabelFormatter(form: FormDefinition): FormatAnswer {
  const byKey = new Map<string, Labels>();
  for (const { definition } of walkComponents(upgradeForm(form))) {
    const labels = getLabels(definition);
    if (labels.size > 0 && definition.key && !byKey.has(definition.key)) byKey.set(definition.key, labels);
  }
  return (answer, path) => {
    if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
    const labels = findByPath(byKey, path);
    return labels && formatChoices(answer, labels);
  };
}

/** Finds labels by a data path. A key may be dotted; an entry of a list uses the labels of the list. */
function findByPath(byKey: ReadonlyMap<string, Labels>, path: readonly string[]): Labels | undefined {
  const names = /^\d+$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : path;
  const ends = names.map((_, from) => names.slice(from).join('.'));
  return ends.map((end) => byKey.get(end)).find((labels) => labels !== undefined);
}

function getLabels({ values, data, questions }: ComponentDefinition): Labels {
  if (Array.isArray(questions)) return new Map();
  const listed = [values, toRecord(data).values].find((list) => Array.isArray(list) && list.length > 0);
  const pairs = (Array.isArray(listed) ? listed : [])
    .map(toRecord)
    .flatMap(({ value, label }): [string, string][] =>
      isPrimitive(value) && typeof label === 'string' && label !== '' ? [[String(value), label]] : [],
    );
  return new Map(pairs);
}

function formatChoices(answer: unknown, labels: Labels): string | undefined {
  if (isPrimitive(answer)) return labels.get(String(answer));
  if (Array.isArray(answer))
    return (
      answer
        .map((one) => (Array.isArray(one) ? '' : (formatChoices(one, labels) ?? '')))
        .filter(Boolean)
        .join(', ') || undefined
    );
  const selected = Object.entries(toRecord(answer)).filter(([, isSelected]) => isSelected === true);
  return selected.map(([key]) => labels.get(key) ?? key).join(', ') || undefined;
}

const isPrimitive = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
