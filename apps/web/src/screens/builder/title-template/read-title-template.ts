import type { FormDefinition, SubmissionData } from '@tideform/engine';
import { fillTitle, readTemplate, type Template, type TemplateProblem } from '@tideform/engine/templates';
import { sampleAnswers } from './sample-answers.ts';
import type { TitleField } from './title-fields.ts';

/** A template as it is being written: what is wrong with it, or what comes of it. */
export type WrittenTemplate =
  | { readonly ok: false; readonly problem: TemplateProblem }
  | {
      readonly ok: true;
      /** Names that are no fields of the form. */
      readonly unknown: readonly string[];
      /** Title of a submission with answers, of one without, and of a draft that was just started. */
      readonly answered: string;
      readonly unanswered: string;
      readonly draft: string;
    };

interface EditedForm {
  readonly title: string;
  readonly schema: FormDefinition;
  readonly fields: readonly TitleField[];
  /** What the form answers by itself. */
  readonly untouched: SubmissionData;
}

export function readTitleTemplate(text: string, { title, schema, fields, untouched }: EditedForm): WrittenTemplate {
  const read = readTemplate(text);
  if (!read.ok) return read;
  const about = {
    formTitle: title,
    version: 1,
    timestamp: '2026-11-21T09:30:00',
    createdBy: { name: 'Ada Lovelace' },
  };
  const sample = { ...about, data: sampleAnswers(fields), submissionNumber: 12 };
  return {
    ok: true,
    unknown: unknownNames(read.template, fields),
    answered: fillTitle(read.template, sample, { isDraft: false, form: schema }),
    unanswered: fillTitle(read.template, { ...sample, data: untouched }, { isDraft: false, form: schema }),
    draft: fillTitle(read.template, { ...about, data: untouched }, { isDraft: true, form: schema }),
  };
}

const ownNames = [
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

function unknownNames({ reads }: Template, fields: readonly TitleField[]): readonly string[] {
  const roots = new Set(fields.map(({ names }) => names[0]));
  const unknown = reads.flatMap(([first, second]) => {
    if (first === undefined || ownNames.includes(first)) return [];
    const name = first === 'data' ? second : first;
    return name === undefined || roots.has(name) ? [] : [name];
  });
  return [...new Set(unknown)];
}
