import {
  createDraftComponent,
  createSubmitButton,
  type DraftComponent,
  toComponent,
} from '../building/draft-component.ts';
import { createFormScope } from '../building/form-scope.ts';
import { createChoiceSettings, inferComponentFromLabel } from '../questions/infer-component-from-label.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason } from '../report/finding.ts';
import { openSourcePart } from '../report/source-part.ts';

type SheetRows = readonly (readonly string[])[];

/** Columns that Microsoft Forms adds before the answers, in English and German. */
const metadataColumns: ReadonlySet<string> = new Set([
  'id',
  'start time',
  'completion time',
  'email',
  'name',
  'last modified time',
  'language',
  'total points',
  'quiz feedback',
  'startzeit',
  'fertigstellungszeit',
  'e-mail',
  'zeitpunkt der letzten änderung',
  'sprache',
  'gesamtpunktzahl',
  'hora de inicio',
]);
const startTimeHeaders: ReadonlySet<string> = new Set(['start time', 'startzeit']);

/**
 * Returns whether a sheet contains exported responses of Microsoft Forms, in which each further column is a question.
 */
export const isResponseSheet = ([headers = []]: SheetRows): boolean =>
  headers.length > 3 && startTimeHeaders.has((headers[1] ?? '').trim().toLowerCase());

/**
 * Reads questions from exported responses of Microsoft Forms. The question types are inferred from the answers and
 * labels.
 */
export function readResponses([headers = [], ...rows]: SheetRows, { ledger, submit }: ReaderInput): ReaderResult {
  const scope = createFormScope();
  const components: DraftComponent[] = [];
  headers.slice(0, 500).forEach((head, column) => {
    const label = head.replace(/\s+/g, ' ').trim();
    if (label === '') return;
    const part = openSourcePart(ledger, `column ${column + 1}`, { question: label });
    part.setTitle(label);
    const isOwnColumn = metadataColumns.has(label.toLowerCase()) && column < 8;
    const isScore = /^(?:points|feedback|punkte)\s*[-–]\s/i.test(label);
    if (isOwnColumn || isScore) {
      part.lose('question', createFindingReason('noCounterpart'));
      part.close();
      return;
    }
    const component = inferComponent(
      label,
      rows.map((row) => (row[column] ?? '').trim()).filter((answer) => answer !== ''),
    );
    const key = scope.keys.claim('', label, component.type);
    components.push({ ...component, key, label, input: true });
    if (component.type === 'textfield') part.keep('question');
    else part.change('question', createFindingReason('guessed', { to: component.type }));
    part.close();
  });
  return {
    form: { display: 'form', components: [...components, createSubmitButton(submit)].map(toComponent) },
    title: undefined,
    languages: [],
  };
}

/**
 * Infers the component of a question from its answers. Answers to a single choice repeat; those to a multiple choice
 * are joined with semicolons.
 */
function inferComponent(label: string, answers: readonly string[]): DraftComponent {
  const isMultiple = answers.filter((answer) => answer.endsWith(';'));
  if (isMultiple.length > 0 && isMultiple.length === answers.length) {
    const labels = [
      ...new Set(
        isMultiple
          .flatMap((answer) => answer.split(';'))
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ];
    return createDraftComponent('selectboxes', { values: createChoiceSettings(labels.slice(0, 100)).values });
  }
  const guessed = inferComponentFromLabel(label);
  if (guessed.type !== 'textfield' && guessed.type !== 'textarea') return guessed;
  const distinctAnswers = [...new Set(answers)];
  const isChoice =
    answers.length >= 4 &&
    distinctAnswers.length <= Math.min(10, answers.length / 2) &&
    distinctAnswers.every((one) => one.length <= 60);
  if (isChoice && !distinctAnswers.every((one) => /^-?\d+([.,]\d+)?$/.test(one))) {
    const { values, inline } = createChoiceSettings(distinctAnswers.toSorted());
    return createDraftComponent('radio', { values, ...(inline && { inline }) });
  }
  if (answers.length > 0 && distinctAnswers.every((one) => /^-?\d+([.,]\d+)?$/.test(one)))
    return createDraftComponent('number');
  return answers.some((answer) => answer.length > 100) ? createDraftComponent('textarea') : guessed;
}
