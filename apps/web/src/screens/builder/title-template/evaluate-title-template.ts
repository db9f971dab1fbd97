import type { FormDefinition, SubmissionData } from '@tideform/engine';
import { parseTemplate, renderTitle, type Template, type TemplateError } from '@tideform/engine/templates';
import { createSampleAnswers, type TemplateField } from './template-fields.ts';

/** Result of a template that is being edited: an error, or preview titles. */
export type EvaluatedTemplate =
  | { readonly ok: false; readonly problem: TemplateError }
  | {
      readonly ok: true;
      /** Names that are not fields of the form. */
      readonly unknownNames: readonly string[];
      /** Titles of a submission with answers, a submission without answers, and a draft that was just started. */
      readonly answered: string;
      readonly unanswered: string;
      readonly draft: string;
    };

interface EditedForm {
  readonly title: string;
  readonly schema: FormDefinition;
  readonly fields: readonly TemplateField[];
  /** Answers of the form before the user has entered anything. */
  readonly defaultAnswers: SubmissionData;
}

export function evaluateTitleTemplate(
  text: string,
  { title, schema, fields, defaultAnswers }: EditedForm,
): EvaluatedTemplate {
  const parsed = parseTemplate(text);
  if (!parsed.ok) return parsed;
  const responseContext = {
    formTitle: title,
    version: 1,
    timestamp: '2026-11-21T09:30:00',
    createdBy: { name: 'Ada Lovelace' },
  };
  const sample = { ...responseContext, data: createSampleAnswers(fields), submissionNumber: 12 };
  return {
    ok: true,
    unknownNames: findUnknownNames(parsed.template, fields),
    answered: renderTitle(parsed.template, sample, { isDraft: false, form: schema }),
    unanswered: renderTitle(parsed.template, { ...sample, data: defaultAnswers }, { isDraft: false, form: schema }),
    draft: renderTitle(parsed.template, { ...responseContext, data: defaultAnswers }, { isDraft: true, form: schema }),
  };
}

const builtInNames = [
  'submissionNumber',
  'formTitle',
  'form',
  'version',
  'timestamp',
  'createdBy',
  'user',
  'collaborators',
  'metadata',
];

function findUnknownNames({ reads }: Template, fields: readonly TemplateField[]): readonly string[] {
  const roots = new Set(fields.map(({ names }) => names[0]));
  const unknown = reads.flatMap(([first, second]) => {
    if (first === undefined || builtInNames.includes(first)) return [];
    const name = first === 'data' ? second : first;
    return name === undefined || roots.has(name) ? [] : [name];
  });
  return [...new Set(unknown)];
}
