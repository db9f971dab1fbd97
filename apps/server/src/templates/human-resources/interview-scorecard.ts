import {
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  date,
  dropdown,
  email,
  equals,
  grid,
  isChecked,
  longText,
  note,
  number,
  radioField,
  scale,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

const marks = ['Not shown', 'Weak', 'Meets it', 'Strong', 'Outstanding'];

export const interviewScorecard: TemplateSource = {
  title: 'Structured interview scorecard',
  industry: 'Human Resources',
  description:
    'The same questions for each candidate, a mark with evidence for each competency, weights for the job, and a recommendation that can’t be better than the marks. Notes are about the job and nothing else.',
  tags: ['Hiring', 'Score', 'Interview'],
  icon: 'account-tie-voice-outline',
  source:
    'US Office of Personnel Management, Structured Interviews: A Practical Guide; 29 CFR Part 1607, uniform guidelines on employee selection',
  responseTitle: '{Candidate} for {Position}: {Interview score} of 100',
  pdf: { header: 'Interview · {Position} · confidential' },
  entries: [
    section('Interview', [
      sideBySide(
        text('Candidate', { required: true }),
        text('Position', { required: true }),
        date('Interviewed on', { required: true, to: 'today' }),
      ),
      sideBySide(
        text('Interviewer', { required: true }),
        radioField('Interview format', ['In person', 'Video', 'Phone'], { required: true }),
      ),
      text('Adjustment that was asked for, and made', { when: equals('Adjustment asked for', 'Yes'), required: true }),
      radioField('Adjustment asked for', ['No', 'Yes'], {
        required: true,
        tip: 'For a disability or a religious need. It has no influence on the marks.',
      }),
      note(
        'Do not ask or write about age, family, pregnancy, health, origin, religion, union or credit. Ask everyone the same.',
      ),
    ]),
    section('Competencies', [
      grid(
        'Competencies',
        [
          text('Competency', { required: true, placeholder: 'Solves problems' }),
          text('Question asked', { required: true }),
          number('Weight of it', { unit: '%', required: true, min: 5, max: 60, whole: true }),
          scale('Mark', marks, { required: true }),
          text('Evidence', { required: true, hint: 'What was said or done' }),
          calculated('Weighted', '[Weight of it] * [Mark] / 5', { decimals: 1 }),
        ],
        { add: 'Add a competency', least: 4, most: 8, required: true },
      ),
      sideBySide(
        calculated('Sum of the weights', 'SUM([Competencies].[Weight of it])', {
          unit: '%',
          check: ['[Sum of the weights] = 100', 'The weights add up to 100 %.'],
        }),
        calculated('Interview score', 'SUM([Competencies].[Weighted])', { decimals: 0 }),
        calculated('Lowest mark', 'MIN([Competencies].[Mark])'),
      ),
      note('One competency wasn’t shown at all: a high sum doesn’t make up for it.', {
        when: equals('Lowest mark', 1),
      }),
    ]),
    section('The job', [
      checkboxGroup(
        'Must-haves met',
        [
          'License or certificate',
          'Years of experience',
          'Shift or travel',
          'Language for the job',
          'Right to work, to be proved after the offer',
        ],
        { required: true },
      ),
      sideBySide(
        number('Notice period', { unit: 'weeks', min: 0, max: 52, whole: true }),
        date('Could begin on', { from: 'today' }),
      ),
      checkbox('A work sample was done'),
      sideBySide(
        dropdown('Kind of sample', ['Code', 'Presentation', 'Case', 'Writing', 'Practical task'], {
          required: true,
          when: isChecked('A work sample was done'),
        }),
        scale('Mark of the sample', marks, { required: true, when: isChecked('A work sample was done') }),
      ),
      longText('Questions of the candidate', { rows: 2 }),
    ]),
    section('Recommendation', [
      calculatedText(
        'Band',
        'IF(OR([Interview score] < 50, [Lowest mark] = 1), "Below", IF([Interview score] < 70, "Possible", "Clear"))',
      ),
      radioField('Recommendation', ['Hire', 'Second interview', 'Keep in mind', 'Decline'], {
        required: true,
        check: [
          'OR([Band] <> "Below", [Recommendation] <> "Hire")',
          'With these marks no one is hired. Change the evidence, or the recommendation.',
        ],
      }),
      longText('Reason in terms of the job', { required: true, shortest: 40 }),
      dropdown('Reason of the decline', ['Must-have missing', 'Competencies', 'Other candidate stronger', 'Withdrew'], {
        required: true,
        when: equals('Recommendation', 'Decline'),
      }),
      text('What the second interview looks at', {
        required: true,
        when: equals('Recommendation', 'Second interview'),
      }),
      checkbox('I know the candidate, or have an interest'),
      longText('Which interest, and who decides instead', {
        required: true,
        when: isChecked('I know the candidate, or have an interest'),
      }),
      email('Send the result to', { required: true }),
      signature('Signature of the interviewer', { required: true, footer: 'Marked before I spoke with the others.' }),
    ]),
  ],
  tests: [
    templateTest(
      'Calculates the weighted score',
      {
        Competencies: [
          { Competency: 'A', 'Weight of it': 40, Mark: 5 },
          { Competency: 'B', 'Weight of it': 30, Mark: 4 },
          { Competency: 'C', 'Weight of it': 20, Mark: 3 },
          { Competency: 'D', 'Weight of it': 10, Mark: 2 },
        ],
      },
      {
        gives: {
          'Sum of the weights': 100,
          'Interview score': 80,
          'Lowest mark': 2,
          Band: 'Clear',
          'Weighted, row 1': 40,
        },
      },
    ),
    templateTest(
      'Requires weights that add up to 100',
      {
        Competencies: [
          { 'Weight of it': 40, Mark: 3 },
          { 'Weight of it': 30, Mark: 3 },
          { 'Weight of it': 20, Mark: 3 },
          { 'Weight of it': 20, Mark: 3 },
        ],
      },
      { gives: { 'Sum of the weights': 110 }, wrong: { 'Sum of the weights': 'json' } },
    ),
    templateTest(
      'Rejects hiring with a mark that is too low',
      {
        Competencies: [
          { 'Weight of it': 60, Mark: 5 },
          { 'Weight of it': 20, Mark: 5 },
          { 'Weight of it': 10, Mark: 5 },
          { 'Weight of it': 10, Mark: 1 },
        ],
        Recommendation: 'Hire',
      },
      { gives: { Band: 'Below', 'Interview score': 92 }, wrong: { Recommendation: 'json' } },
    ),
    templateTest(
      'Asks about a work sample if there was one',
      { 'A work sample was done': true, Recommendation: 'Decline' },
      { shown: ['Kind of sample', 'Reason of the decline'], hidden: ['What the second interview looks at'] },
    ),
    templateTest(
      'Requires another decision-maker for a conflict of interest',
      { 'I know the candidate, or have an interest': true, 'Reason in terms of the job': 'Nice' },
      { shown: ['Which interest, and who decides instead'], wrong: { 'Reason in terms of the job': 'minLength' } },
    ),
  ],
};
