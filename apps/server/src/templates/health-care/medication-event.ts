import {
  anyOf,
  atLeast,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  dateTime,
  dropdown,
  equals,
  grid,
  isChecked,
  longText,
  notEquals,
  note,
  number,
  oneOf,
  radioField,
  scale,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

const stages = ['Prescribing', 'Transcribing', 'Dispensing', 'Preparing', 'Giving', 'Monitoring'];

export const medicationEvent: TemplateSource = {
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
      sideBySide(
        dateTime('Happened at', { required: true }),
        dateTime('Noticed at', {
          required: true,
          check: ['[Noticed at] >= [Happened at]', 'It can’t be noticed before it happened.'],
        }),
      ),
      radioField(
        'Did it reach the patient?',
        ['There was a chance of an error', 'Error, caught before the patient', 'Error, reached the patient'],
        { required: true },
      ),
      longText('Describe what happened', { required: true, shortest: 30, rows: 5 }),
      checkboxGroup(
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
      radioField('Stage where it began', stages, { required: true }),
      radioField('Stage where it was noticed', stages, { required: true }),
    ]),
    section('The medicine', [
      sideBySide(text('Medicine involved', { required: true }), text('Strength and form'), text('Batch')),
      sideBySide(
        number('Dose meant', { unit: 'mg', min: 0, max: 100000, decimals: 3 }),
        number('Dose given', { unit: 'mg', min: 0, max: 100000, decimals: 3 }),
      ),
      calculated('Given for each meant', 'IF([Dose meant] > 0, [Dose given] / [Dose meant], 0)', { decimals: 2 }),
      note('**Ten times the dose.** Look for a decimal point or a unit that was misread.', {
        when: atLeast('Given for each meant', 10),
      }),
      checkbox('It is a high-alert medicine', {
        hint: 'Insulin, opioids, anticoagulants, concentrated electrolytes, chemotherapy',
      }),
      radioField('Was it checked by two?', ['Yes', 'No', 'Not usual here'], {
        required: true,
        when: isChecked('It is a high-alert medicine'),
      }),
      checkbox('Its name or package looks like another’s'),
      text('Mistaken for', { required: true, when: isChecked('Its name or package looks like another’s') }),
    ]),
    section(
      'The patient',
      [
        dropdown(
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
        checkboxGroup(
          'What was done for the patient',
          ['Watched', 'Blood taken', 'Antidote', 'Moved to intensive care', 'Physician informed'],
          { required: true, least: 1 },
        ),
        radioField('Patient or family informed', ['Yes', 'Not yet'], { required: true }),
        text('Who informs them, and by when', {
          required: true,
          when: equals('Patient or family informed', 'Not yet'),
        }),
      ],
      { when: equals('Did it reach the patient?', 'Error, reached the patient') },
    ),
    section('Learning', [
      calculatedText(
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
          dropdown(
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
        when: anyOf(atLeast('Likely to happen again', 4), equals('Category', 'I')),
      }),
      text('Reporter may be asked at', { hint: 'A phone or a desk. Leave it empty to stay unknown' }),
      signature('Signature of the unit lead', { when: notEquals('Category', 'A') }),
    ]),
  ],
  tests: [
    templateTest(
      'Assigns category B if the error was caught',
      { 'Did it reach the patient?': 'Error, caught before the patient' },
      { gives: { Category: 'B' }, hidden: ['The patient'] },
    ),
    templateTest(
      'Assigns category F for a longer stay',
      { 'Did it reach the patient?': 'Error, reached the patient', 'What it did': 'Harm for a time, longer stay' },
      { gives: { Category: 'F' }, shown: ['The patient', 'What was done for the patient'] },
    ),
    templateTest(
      'Detects ten times the dose',
      { 'Dose meant': 0.5, 'Dose given': 5, 'It is a high-alert medicine': true },
      { gives: { 'Given for each meant': 10 }, shown: ['Was it checked by two?'], hidden: ['Mistaken for'] },
    ),
    templateTest(
      'Requires an immediate change if it is likely to recur',
      { 'Likely to happen again': 5 },
      { shown: ['Immediate changes'] },
    ),
    templateTest(
      'Rejects a discovery before the event',
      { 'Happened at': '2026-01-14T10:00:00+01:00', 'Noticed at': '2026-01-13T10:00:00+01:00' },
      { wrong: { 'Noticed at': 'json' } },
    ),
  ],
};
