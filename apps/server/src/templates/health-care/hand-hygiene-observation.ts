import {
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  checklist,
  date,
  dropdown,
  equals,
  greaterThan,
  grid,
  lessThan,
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
  time,
} from '../writing/index.ts';

export const handHygieneObservation: TemplateSource = {
  title: 'Hand hygiene observation',
  industry: 'Health Care',
  description:
    'Twenty minutes of watching the five moments for hand hygiene: each opportunity is a row, compliance is calculated as the session goes on, and obstacles are recorded if the goal is missed.',
  tags: ['Infection control', 'Observation', 'Audit'],
  icon: 'hand-wash-outline',
  source: 'WHO, Hand Hygiene Technical Reference Manual: direct observation of the five moments',
  responseTitle: 'Hand hygiene, {Unit observed}: {Compliance} %',
  pdf: { header: 'Hand hygiene · {Unit observed} · {Day of the session|DD MMM YYYY}', orientation: 'landscape' },
  entries: [
    section('Session', [
      sideBySide(
        text('Unit observed', { required: true }),
        date('Day of the session', { required: true, to: 'today' }),
        text('Observer', { required: true, hint: 'Trained, and not of this unit' }),
      ),
      sideBySide(time('Begun at', { required: true }), time('Ended at', { required: true })),
      calculated('Length of the session', 'ROUND(HOURS([Begun at], [Ended at]) * 60)', {
        unit: 'min',
        check: [
          'AND([Length of the session] >= 10, [Length of the session] <= 30)',
          'A session takes 20 minutes, give or take ten.',
        ],
      }),
      number('Goal of the unit', { unit: '%', required: true, min: 50, max: 100, whole: true, value: 80 }),
      radioField('Sessions so far this month', ['First', 'Second', 'Third or later'], { required: true }),
    ]),
    section('Opportunities', [
      note('One row for each opportunity. Where two moments fall together, count one opportunity.'),
      grid(
        'Opportunities',
        [
          dropdown('Profession', ['Nurse', 'Physician', 'Auxiliary', 'Therapist', 'Student', 'Other'], {
            required: true,
          }),
          dropdown(
            'Moment',
            [
              '1 before touching a patient',
              '2 before a clean procedure',
              '3 after body fluid',
              '4 after touching a patient',
              '5 after touching surroundings',
            ],
            { required: true },
          ),
          radioField('Action', ['Hand rub', 'Hand wash', 'Missed'], { required: true }),
          checkbox('Gloves'),
        ],
        { add: 'Add an opportunity', required: true, most: 60 },
      ),
      sideBySide(
        calculated('Opportunities seen', 'COUNT([Opportunities])'),
        calculated('Missed', 'COUNT([Opportunities].[Action] = "Missed")'),
        calculated(
          'With gloves and missed',
          'COUNT(AND([Opportunities].[Action] = "Missed", [Opportunities].[Gloves]))',
        ),
        calculated(
          'Compliance',
          'IF([Opportunities seen] > 0, ROUND(([Opportunities seen] - [Missed]) / [Opportunities seen] * 100), 0)',
          { unit: '%' },
        ),
      ),
      calculatedText('Goal reached', 'IF([Compliance] >= [Goal of the unit], "Yes", "No")'),
      note('Gloves don’t replace clean hands. Tell the team immediately, without names.', {
        when: greaterThan('With gloves and missed', 0),
      }),
    ]),
    section('The unit', [
      checklist(
        'Where care is given',
        [
          'Hand rub at each bed',
          'Sinks with soap and towels',
          'Elbow taps work',
          'Posters of the five moments',
          'Nails short, no rings',
        ],
        ['Yes', 'Partly', 'No'],
        { required: true },
      ),
      longText('What is missing where care is given', {
        required: true,
        rows: 2,
        when: anyQuestionHas('Where care is given', 'Partly', 'No'),
      }),
      checkboxGroup(
        'Obstacles',
        ['Too busy', 'Dispenser empty', 'Skin irritated', 'Did not know the moment', 'Gloves worn instead'],
        { required: true, least: 1, when: equals('Goal reached', 'No') },
      ),
      scale('How the team took the feedback', ['Rejected it', 'Listened', 'Asked questions', 'Agreed on a step']),
      radioField('Feedback given', ['Now', 'Later'], { required: true }),
      date('Feedback by', { required: true, when: equals('Feedback given', 'Later') }),
      longText('Step agreed on', { required: true, rows: 2, when: lessThan('Compliance', 60) }),
      signature('Signature of the observer', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Calculates compliance',
      {
        Opportunities: [
          { Moment: '1 before touching a patient', Action: 'Hand rub', Profession: 'Nurse' },
          { Action: 'Missed', Profession: 'Nurse', Moment: '5 after touching surroundings' },
          { Action: 'Hand wash', Profession: 'Physician', Moment: '3 after body fluid' },
        ],
      },
      {
        gives: { 'Opportunities seen': 3, Missed: 1, Compliance: 67, 'Goal reached': 'No' },
        shown: ['Obstacles'],
        hidden: ['Step agreed on'],
      },
    ),
    templateTest(
      'Accepts a unit above its goal',
      { 'Goal of the unit': 60, Opportunities: [{ Action: 'Hand rub' }, { Action: 'Hand rub' }, { Action: 'Missed' }] },
      { gives: { 'Goal reached': 'Yes' }, hidden: ['Obstacles'] },
    ),
    templateTest(
      'Counts missed opportunities with gloves',
      {
        Opportunities: [
          { Action: 'Missed', Gloves: true },
          { Action: 'Missed', Gloves: false },
        ],
      },
      { gives: { 'With gloves and missed': 1, Compliance: 0 }, shown: ['Step agreed on'] },
    ),
    templateTest(
      'Rejects a session that is too long',
      { 'Begun at': '09:00:00', 'Ended at': '10:15:00' },
      { gives: { 'Length of the session': 75 }, wrong: { 'Length of the session': 'json' } },
    ),
    templateTest(
      'Requires a date for later feedback',
      { 'Feedback given': 'Later', 'Where care is given': { '*': 'Yes', 'Hand rub at each bed': 'No' } },
      { shown: ['Feedback by', 'What is missing where care is given'] },
    ),
  ],
};
