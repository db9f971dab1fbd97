import { createDraft, createSubmitButton, type DraftComponent, toComponent } from '../building/draft-component.ts';
import { createFormScope } from '../building/form-scope.ts';
import { createChoices, guessComponent } from '../questions/infer-component.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createReason } from '../report/finding.ts';
import { openPart } from '../report/source-part.ts';

type Rows = readonly (readonly string[])[];

/** Columns that Microsoft Forms adds before the answers, in English and German. */
const ownColumns: ReadonlySet<string> = new Set([
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
const firstQuestion: ReadonlySet<string> = new Set(['start time', 'startzeit']);

/**
 * Returns whether a sheet contains exported responses of Microsoft Forms, in which each further column is a question.
 */
export const isResponseSheet = ([heads = []]: Rows): boolean =>
  heads.length > 3 && firstQuestion.has((heads[1] ?? '').trim().toLowerCase());

/**
 * Reads questions from exported responses of Microsoft Forms. The question types are inferred from the answers and
 * labels.
 */
export function readResponses([heads = [], ...rows]: Rows, { ledger, submit }: ReaderInput): ReaderResult {
  const place = createFormScope();
  const components: DraftComponent[] = [];
  heads.slice(0, 500).forEach((head, column) => {
    const label = head.replace(/\s+/g, ' ').trim();
    if (label === '') return;
    const part = openPart(ledger, `column ${column + 1}`, { question: label });
    part.setTitle(label);
    const isOwnColumn = ownColumns.has(label.toLowerCase()) && column < 8;
    const isScore = /^(?:points|feedback|punkte)\s*[-–]\s/i.test(label);
    if (isOwnColumn || isScore) {
      part.lose('question', createReason('noCounterpart'));
      part.close();
      return;
    }
    const component = inferComponent(
      label,
      rows.map((row) => (row[column] ?? '').trim()).filter((answer) => answer !== ''),
    );
    const key = place.keys.claim('', label, component.type);
    components.push({ ...component, key, label, input: true });
    if (component.type === 'textfield') part.keep('question');
    else part.change('question', createReason('guessed', { to: component.type }));
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
    return createDraft('selectboxes', { values: createChoices(labels.slice(0, 100)).values });
  }
  const guessed = guessComponent(label);
  if (guessed.type !== 'textfield' && guessed.type !== 'textarea') return guessed;
  const distinctAnswers = [...new Set(answers)];
  const isChoice =
    answers.length >= 4 &&
    distinctAnswers.length <= Math.min(10, answers.length / 2) &&
    distinctAnswers.every((one) => one.length <= 60);
  if (isChoice && !distinctAnswers.every((one) => /^-?\d+([.,]\d+)?$/.test(one))) {
    const { values, inline } = createChoices(distinctAnswers.toSorted());
    return createDraft('radio', { values, ...(inline && { inline }) });
  }
  if (answers.length > 0 && distinctAnswers.every((one) => /^-?\d+([.,]\d+)?$/.test(one))) return createDraft('number');
  return answers.some((answer) => answer.length > 100) ? createDraft('textarea') : guessed;
}
