import type { FormDefinition } from '../../definition/form-definition.ts';
import { recordOf } from '../../definition/read-property.ts';
import type { RenderOptions, TemplateValues } from '../rendering/render.ts';
import { writeValue } from '../rendering/write-value.ts';
import { readTemplate, type Template } from '../template.ts';
import { readChoiceLabels } from './choice-labels.ts';
import { withoutLeftovers } from './leftovers.ts';

/** What the title of a response can say. */
export interface TitleValues {
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  /** Absent while the response has none. */
  readonly submissionNumber?: number | undefined;
  readonly formTitle: string;
  readonly version?: number | undefined;
  /** ISO instant of the last change by a person. */
  readonly timestamp?: string | undefined;
  /** `user` is another name for it. */
  readonly createdBy?: { readonly id?: string; readonly name: string } | undefined;
  readonly collaborators?: readonly { readonly name: string }[] | undefined;
}

export interface TitleOptions {
  readonly isDraft: boolean;
  /** The form that was answered: its choices are named by their labels. */
  readonly form?: FormDefinition | undefined;
}

export const draftSuffix = ' [DRAFT]';

/**
 * Writes the title of a response: the template filled in, the form's title where nothing comes of it, and ' [DRAFT]'
 * behind it while the response is not submitted. Depends on nothing but what it is given: not on the machine's zone.
 */
export function fillTitle(template: Template | undefined, values: TitleValues, options: TitleOptions): string {
  const filled = template ? tidy(fillNames(template, values, { form: options.form, names: ownNames })) : '';
  const title = filled === '' ? tidy(values.formTitle) : filled;
  return options.isDraft && !title.endsWith(draftSuffix) ? `${title}${draftSuffix}` : title;
}

/** What a line at the head or the foot of a page can say besides. */
export interface PageValues extends TitleValues {
  /** Of the response. */
  readonly title: string;
  readonly teamName: string;
  /** When it was last changed, as the person who reads it writes dates. */
  readonly date: string;
  readonly pageNumber: number;
  readonly totalPages: number;
}

/** Writes the line of a page; '' where nothing comes of it, or where the template cannot be read. */
export function fillLine(text: string, values: PageValues, form: FormDefinition, locale: string): string {
  const read = readTemplate(text);
  return read.ok ? tidy(fillNames(read.template, values, { form, locale, names: pageNames })) : '';
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** How a template is filled in. */
export interface Reading {
  readonly form: FormDefinition | undefined;
  readonly locale?: string | undefined;
  /** Of `values`: what is no answer. */
  readonly names: ReadonlySet<string>;
  readonly as?: RenderOptions['as'];
  /** Writes a value otherwise; `undefined`: as usual. */
  readonly write?: (value: unknown, path: readonly string[]) => string | undefined;
  /** Writes what `write` gave and what is usual as one text; absent: the first. */
  readonly writeBoth?: (shown: string, usual: string) => string;
}

/** Fills in names and answers: choices by their labels, and nothing that code left. */
export function fillNames(template: Template, values: TitleValues, reading: Reading): string {
  const { form, locale, names, as, write, writeBoth } = reading;
  // Most titles name no answer: then the form is not looked through.
  let labels: ReturnType<typeof readChoiceLabels> | undefined;
  const say: ReturnType<typeof readChoiceLabels> | undefined =
    form &&
    ((value, path) => {
      labels ??= readChoiceLabels(form);
      return labels(value, path);
    });
  const zone = values.metadata?.timezone;
  return template.render(namesOf(values), {
    timeZone: typeof zone === 'string' ? zone : 'UTC',
    ...(locale && { locale }),
    ...(as && { as }),
    write: (value, path = []) => {
      const isAnswer = !names.has(path[0] ?? '') || path[0] === 'data';
      const shown = write?.(value, path);
      if (shown !== undefined && !writeBoth) return shown;
      const usual = withoutLeftovers((isAnswer ? say?.(value, path) : undefined) ?? writeValue(value));
      return writeBoth ? writeBoth(shown ?? usual, usual) : usual;
    },
  });
}

/** Names that are not answers, though an answer may have the same: then it is written with `data.` before it. */
export const ownNames: ReadonlySet<string> = new Set([
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
const pageNames = new Set([...ownNames, 'title', 'teamName', 'date', 'pageNumber', 'totalPages']);

/** Answers may be named with and without `data.` before them. */
function namesOf(values: TitleValues): TemplateValues {
  const { formTitle, version, createdBy } = values;
  const user = createdBy && { ...createdBy, displayName: createdBy.name };
  const form = { title: formTitle, version };
  return { ...recordOf(values.data), ...values, form, createdBy: user, user };
}
