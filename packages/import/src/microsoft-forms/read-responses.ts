import { type DraftComponent, draft, finished, submitButton } from '../building/draft-component.ts';
import { formPlace } from '../building/form-place.ts';
import { choicesOf, guessComponent } from '../questions/guess-type.ts';
import type { ReadForm, Reading } from '../reading.ts';
import { because } from '../report/finding.ts';
import { openPart } from '../report/source-part.ts';

type Rows = readonly (readonly string[])[];

/** What Microsoft Forms writes before the answers, in English and German. */
const own: ReadonlySet<string> = new Set([
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
const begin: ReadonlySet<string> = new Set(['start time', 'startzeit']);

/** Says whether a sheet has answers as Microsoft Forms exports them: each column after its own is a question. */
export const isResponseSheet = ([heads = []]: Rows): boolean =>
  heads.length > 3 && begin.has((heads[1] ?? '').trim().toLowerCase());

/** Reads the questions of answers that Microsoft Forms has exported. What kind each is, is guessed by its answers and its words. */
export function readResponses([heads = [], ...rows]: Rows, { ledger, submit }: Reading): ReadForm {
  const place = formPlace();
  const components: DraftComponent[] = [];
  heads.slice(0, 500).forEach((head, column) => {
    const label = head.replace(/\s+/g, ' ').trim();
    if (label === '') return;
    const part = openPart(ledger, `column ${column + 1}`, { question: label });
    part.call(label);
    const isOwn = own.has(label.toLowerCase()) && column < 8;
    const isMark = /^(?:points|feedback|punkte)\s*[-–]\s/i.test(label);
    if (isOwn || isMark) {
      part.lose('question', because('noCounterpart'));
      part.close();
      return;
    }
    const component = kindOf(
      label,
      rows.map((row) => (row[column] ?? '').trim()).filter((answer) => answer !== ''),
    );
    const key = place.keys.take('', label, component.type);
    components.push({ ...component, key, label, input: true });
    if (component.type === 'textfield') part.keep('question');
    else part.change('question', because('guessed', { to: component.type }));
    part.close();
  });
  return {
    form: { display: 'form', components: [...components, submitButton(submit)].map(finished) },
    title: undefined,
    languages: [],
  };
}

/** Answers of a choice come again and again; those of several are joined by semicolons. */
function kindOf(label: string, answers: readonly string[]): DraftComponent {
  const several = answers.filter((answer) => answer.endsWith(';'));
  if (several.length > 0 && several.length === answers.length) {
    const labels = [
      ...new Set(
        several
          .flatMap((answer) => answer.split(';'))
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ];
    return draft('selectboxes', { values: choicesOf(labels.slice(0, 100)).values });
  }
  const guessed = guessComponent(label);
  if (guessed.type !== 'textfield' && guessed.type !== 'textarea') return guessed;
  const distinct = [...new Set(answers)];
  const isChoice =
    answers.length >= 4 &&
    distinct.length <= Math.min(10, answers.length / 2) &&
    distinct.every((one) => one.length <= 60);
  if (isChoice && !distinct.every((one) => /^-?\d+([.,]\d+)?$/.test(one))) {
    const { values, inline } = choicesOf(distinct.toSorted());
    return draft('radio', { values, ...(inline && { inline }) });
  }
  if (answers.length > 0 && distinct.every((one) => /^-?\d+([.,]\d+)?$/.test(one))) return draft('number');
  return answers.some((answer) => answer.length > 100) ? draft('textarea') : guessed;
}
