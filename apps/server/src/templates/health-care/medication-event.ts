import {
  any,
  atLeast,
  beside,
  calculated,
  choice,
  dateTime,
  grid,
  is,
  isNot,
  longText,
  note,
  number,
  oneOf,
  pick,
  scale,
  section,
  sign,
  test,
  text,
  tick,
  ticked,
  ticks,
  verdict,
  type WrittenTemplate,
} from '../writing/index.ts';

const stages = ['Prescribing', 'Transcribing', 'Dispensing', 'Preparing', 'Giving', 'Monitoring'];

export const medicationEvent: WrittenTemplate = {
  title: 'Medication event report',
  industry: 'Health Care',
  description:
    'A medication error or near miss, without blame: what was intended, what happened, at which stage, and what it did to the patient. The categories A to I follow from three questions.',
  tags: ['Incident', 'Medicines', 'Patient safety'],
  icon: 'pill',
  source: 'NCC MERP Index for Categorizing Medication Errors, and WHO Medication Without Harm',
  responseTitle: 'Medication event, category {Category}: {Medicine involved}',
  pdf: { header: 'Medication event · confidential' },
  hasPages: true,
  entries: [
    section('What happened', [
      note('Look after the patient first. This report is for learning; it asks for no names of colleagues.'),
      beside(
        dateTime('Happened at', { required: true }),
        dateTime('Noticed at', {
          required: true,
          check: ['[Noticed at] >= [Happened at]', 'It can’t be noticed before it happened.'],
        }),
      ),
      choice(
        'Did it reach the patient?',
        ['There was a chance of an error', 'Error, caught before the patient', 'Error, reached the patient'],
        { required: true },
      ),
      longText('Describe what happened', { required: true, shortest: 30, rows: 5 }),
      ticks(
        'Kind of error',
        [
          'Wrong patient',
          'Wrong medicine',
          'Wrong dose',
          'Wrong route',
          'Wrong time',
          'Omitted dose',
          'Known allergy',
          'Wrong rate',
        ],
        { required: true, least: 1 },
      ),
      choice('Stage where it began', stages, { required: true }),
      choice('Stage where it was noticed', stages, { required: true }),
    ]),
    section('The medicine', [
      beside(text('Medicine involved', { required: true }), text('Strength and form'), text('Batch')),
      beside(
        number('Dose meant', { unit: 'mg', min: 0, max: 100000, decimals: 3 }),
        number('Dose given', { unit: 'mg', min: 0, max: 100000, decimals: 3 }),
      ),
      calculated('Given for each meant', 'IF([Dose meant] > 0, [Dose given] / [Dose meant], 0)', { decimals: 2 }),
      note('**Ten times the dose.** Look for a decimal point or a unit that was misread.', {
        when: atLeast('Given for each meant', 10),
      }),
      tick('It is a high-alert medicine', {
        hint: 'Insulin, opioids, anticoagulants, concentrated electrolytes, chemotherapy',
      }),
      choice('Was it checked by two?', ['Yes', 'No', 'Not usual here'], {
        required: true,
        when: ticked('It is a high-alert medicine'),
      }),
      tick('Its name or package looks like another’s'),
      text('Mistaken for', { required: true, when: ticked('Its name or package looks like another’s') }),
    ]),
    section(
      'The patient',
      [
        pick(
          'What it did',
          [
            'Nothing',
            'Watching was needed, no harm',
            'Harm for a time, treated',
            'Harm for a time, longer stay',
            'Permanent harm',
            'Life had to be saved',
            'Death',
          ],
          { required: true },
        ),
        ticks(
          'What was done for the patient',
          ['Watched', 'Blood taken', 'Antidote', 'Moved to intensive care', 'Physician informed'],
          { required: true, least: 1 },
        ),
        choice('Patient or family informed', ['Yes', 'Not yet'], { required: true }),
        text('Who informs them, and by when', { required: true, when: is('Patient or family informed', 'Not yet') }),
      ],
      { when: is('Did it reach the patient?', 'Error, reached the patient') },
    ),
    section('Learning', [
      verdict(
        'Category',
        'IF([Did it reach the patient?] = "There was a chance of an error", "A", IF([Did it reach the patient?] = "Error, caught before the patient", "B", IF([What it did] = "Nothing", "C", IF([What it did] = "Watching was needed, no harm", "D", IF([What it did] = "Harm for a time, treated", "E", IF([What it did] = "Harm for a time, longer stay", "F", IF([What it did] = "Permanent harm", "G", IF([What it did] = "Life had to be saved", "H", IF([What it did] = "Death", "I", "")))))))))',
        { tip: 'A a chance, B to D an error without harm, E to H with harm, I with death.' },
      ),
      note('Categories E to I go to the patient safety officer today, by phone too.', {
        when: oneOf('Category', 'E', 'F', 'G', 'H', 'I'),
      }),
      grid(
        'What contributed',
        [
          pick(
            'Factor',
            [
              'Distraction',
              'Staffing',
              'Handover',
              'Order not clear',
              'Software',
              'Label or package',
              'Pump',
              'Training',
              'Storage',
            ],
            { required: true },
          ),
          text('How', { required: true }),
        ],
        { add: 'Add a factor', required: true },
      ),
      scale(
        'Likely to happen again',
        ['Very unlikely', 'Within several years', 'Within a year', 'Within a month', 'Within a week'],
        {
          required: true,
        },
      ),
      longText('How it could have been prevented', { required: true, rows: 3 }),
      longText('Immediate changes', {
        required: true,
        rows: 2,
        when: any(atLeast('Likely to happen again', 4), is('Category', 'I')),
      }),
      text('Reporter may be asked at', { hint: 'A phone or a desk. Leave it empty to stay unknown' }),
      sign('Signature of the unit lead', { when: isNot('Category', 'A') }),
    ]),
  ],
  tests: [
    test(
      'Assigns category B if the error was caught',
      { 'Did it reach the patient?': 'Error, caught before the patient' },
      { gives: { Category: 'B' }, hidden: ['The patient'] },
    ),
    test(
      'Assigns category F for a longer stay',
      { 'Did it reach the patient?': 'Error, reached the patient', 'What it did': 'Harm for a time, longer stay' },
      { gives: { Category: 'F' }, shown: ['The patient', 'What was done for the patient'] },
    ),
    test(
      'Detects ten times the dose',
      { 'Dose meant': 0.5, 'Dose given': 5, 'It is a high-alert medicine': true },
      { gives: { 'Given for each meant': 10 }, shown: ['Was it checked by two?'], hidden: ['Mistaken for'] },
    ),
    test(
      'Requires an immediate change if it is likely to recur',
      { 'Likely to happen again': 5 },
      { shown: ['Immediate changes'] },
    ),
    test(
      'Rejects a discovery before the event',
      { 'Happened at': '2026-01-14T10:00:00+01:00', 'Noticed at': '2026-01-13T10:00:00+01:00' },
      { wrong: { 'Noticed at': 'json' } },
    ),
  ],
};
