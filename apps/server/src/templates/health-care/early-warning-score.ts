import {
  allOf,
  anyOf,
  atLeast,
  calculated,
  calculatedText,
  checkbox,
  dateTime,
  dropdown,
  equals,
  grid,
  isChecked,
  lessThan,
  longText,
  notEquals,
  note,
  number,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
  time,
} from '../writing/index.ts';

export const earlyWarningScore: TemplateSource = {
  title: 'Vital signs and early warning score',
  industry: 'Health Care',
  description:
    'Seven observations are scored as NEWS2 does, on its second scale of oxygen saturation too. The sum and any single red value say how soon the patient is reviewed again, and by whom.',
  tags: ['Nursing', 'Score', 'Vital signs'],
  icon: 'heart-pulse',
  source: 'Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017',
  responseTitle: 'NEWS2 {NEWS2 score} for {Hospital number}',
  pdf: { header: 'Hospital number {Hospital number}' },
  entries: [
    section('Who and when', [
      sideBySide(
        text('Hospital number', { required: true }),
        dateTime('Observed at', { required: true }),
        text('Observed by', { required: true }),
      ),
      checkbox('The patient is pregnant or younger than 16'),
      note('NEWS2 isn’t for children or for use during pregnancy: use the chart that was made for them.', {
        when: isChecked('The patient is pregnant or younger than 16'),
      }),
      radioField('Target of oxygen saturation', ['94 to 98 % (scale 1)', '88 to 92 % (scale 2)'], {
        required: true,
        tip: 'Scale 2 for hypercapnic respiratory failure only, and only when a clinician has prescribed it.',
      }),
      text('Who prescribed scale 2', {
        required: true,
        when: equals('Target of oxygen saturation', '88 to 92 % (scale 2)'),
      }),
    ]),
    section('Observations', [
      sideBySide(
        number('Breaths', {
          unit: '/min',
          required: true,
          min: 0,
          max: 80,
          whole: true,
          hint: 'Count for a whole minute',
        }),
        number('Oxygen saturation', { unit: '%', required: true, min: 40, max: 100, whole: true }),
      ),
      radioField('Breathes', ['Air', 'Oxygen'], { required: true }),
      sideBySide(
        number('Flow of oxygen', {
          unit: 'l/min',
          required: true,
          min: 0.5,
          max: 60,
          decimals: 1,
          when: equals('Breathes', 'Oxygen'),
        }),
        dropdown(
          'Device',
          ['Nasal cannula', 'Simple mask', 'Venturi mask', 'Reservoir mask', 'High flow', 'Non-invasive ventilation'],
          { required: true, when: equals('Breathes', 'Oxygen') },
        ),
      ),
      sideBySide(
        number('Systolic pressure', { unit: 'mmHg', required: true, min: 30, max: 300, whole: true }),
        number('Diastolic pressure', {
          unit: 'mmHg',
          min: 10,
          max: 200,
          whole: true,
          check: ['[Diastolic pressure] < [Systolic pressure]', 'The diastolic pressure is below the systolic one.'],
        }),
      ),
      sideBySide(
        number('Pulse', { unit: '/min', required: true, min: 0, max: 250, whole: true }),
        number('Temperature', { unit: '°C', required: true, min: 25, max: 44, decimals: 1 }),
      ),
      dropdown('Consciousness', ['Alert', 'New confusion', 'Responds to voice', 'Responds to pain', 'Unresponsive'], {
        required: true,
      }),
    ]),
    section('Score', [
      sideBySide(
        calculated(
          'Points for breaths',
          'IF(EMPTY([Breaths]), 0, IF([Breaths] <= 8, 3, IF([Breaths] <= 11, 1, IF([Breaths] <= 20, 0, IF([Breaths] <= 24, 2, 3)))))',
        ),
        calculated(
          'Points for saturation',
          'IF(EMPTY([Oxygen saturation]), 0, IF([Target of oxygen saturation] = "88 to 92 % (scale 2)", IF([Oxygen saturation] <= 83, 3, IF([Oxygen saturation] <= 85, 2, IF([Oxygen saturation] <= 87, 1, IF(OR([Breathes] = "Air", [Oxygen saturation] <= 92), 0, IF([Oxygen saturation] <= 94, 1, IF([Oxygen saturation] <= 96, 2, 3)))))), IF([Oxygen saturation] <= 91, 3, IF([Oxygen saturation] <= 93, 2, IF([Oxygen saturation] <= 95, 1, 0)))))',
        ),
        calculated('Points for oxygen', 'IF([Breathes] = "Oxygen", 2, 0)'),
      ),
      sideBySide(
        calculated(
          'Points for pressure',
          'IF(EMPTY([Systolic pressure]), 0, IF([Systolic pressure] <= 90, 3, IF([Systolic pressure] <= 100, 2, IF([Systolic pressure] <= 110, 1, IF([Systolic pressure] <= 219, 0, 3)))))',
        ),
        calculated(
          'Points for pulse',
          'IF(EMPTY([Pulse]), 0, IF([Pulse] <= 40, 3, IF([Pulse] <= 50, 1, IF([Pulse] <= 90, 0, IF([Pulse] <= 110, 1, IF([Pulse] <= 130, 2, 3))))))',
        ),
        calculated(
          'Points for temperature',
          'IF(EMPTY([Temperature]), 0, IF([Temperature] <= 35, 3, IF([Temperature] <= 36, 1, IF([Temperature] <= 38, 0, IF([Temperature] <= 39, 1, 2)))))',
        ),
        calculated('Points for consciousness', 'IF(OR([Consciousness] = "Alert", EMPTY([Consciousness])), 0, 3)'),
      ),
      sideBySide(
        calculated(
          'NEWS2 score',
          '[Points for breaths] + [Points for saturation] + [Points for oxygen] + [Points for pressure] + [Points for pulse] + [Points for temperature] + [Points for consciousness]',
        ),
        calculated(
          'Highest single value',
          'MAX([Points for breaths], [Points for saturation], [Points for pressure], [Points for pulse], [Points for temperature], [Points for consciousness])',
        ),
      ),
      calculatedText(
        'Clinical risk',
        'IF([NEWS2 score] >= 7, "High", IF([NEWS2 score] >= 5, "Medium", IF([Highest single value] = 3, "Low to medium", "Low")))',
      ),
      calculatedText(
        'Observe again',
        'IF([Clinical risk] = "High", "Without a break", IF(OR([Clinical risk] = "Medium", [Clinical risk] = "Low to medium"), "At least every hour", IF([NEWS2 score] = 0, "At least every 12 hours", "At least every 4 to 6 hours")))',
      ),
    ]),
    section('Response', [
      note('**Emergency call.** A team with skills in critical care looks at the patient immediately.', {
        when: equals('Clinical risk', 'High'),
      }),
      grid(
        'Who was called',
        [text('Name and role', { required: true }), time('Called at', { required: true }), time('Came at')],
        {
          add: 'Add a call',
          required: true,
          when: anyOf(
            equals('Clinical risk', 'Medium'),
            equals('Clinical risk', 'High'),
            equals('Clinical risk', 'Low to medium'),
          ),
        },
      ),
      radioField('Could it be sepsis?', ['No', 'Yes'], { required: true, when: atLeast('NEWS2 score', 5) }),
      longText('Plan', { required: true, rows: 3, when: notEquals('Clinical risk', 'Low') }),
      text('Why no sample was taken', {
        required: true,
        when: allOf(equals('Could it be sepsis?', 'No'), lessThan('Temperature', 36)),
      }),
      signature('Signature of the observer', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Scores zero for a healthy person',
      {
        Breaths: 14,
        'Oxygen saturation': 98,
        Breathes: 'Air',
        'Systolic pressure': 128,
        Pulse: 72,
        Temperature: 36.8,
        Consciousness: 'Alert',
      },
      {
        gives: { 'NEWS2 score': 0, 'Clinical risk': 'Low', 'Observe again': 'At least every 12 hours' },
        hidden: ['Who was called', 'Plan', 'Flow of oxygen'],
      },
    ),
    templateTest(
      'Calls the emergency team',
      {
        Breaths: 26,
        'Oxygen saturation': 90,
        Breathes: 'Oxygen',
        'Systolic pressure': 88,
        Pulse: 128,
        Temperature: 39.4,
        Consciousness: 'New confusion',
      },
      {
        gives: {
          'Points for breaths': 3,
          'Points for saturation': 3,
          'Points for pressure': 3,
          'Points for pulse': 2,
          'NEWS2 score': 18,
          'Clinical risk': 'High',
          'Observe again': 'Without a break',
        },
        shown: ['Could it be sepsis?', 'Device'],
      },
    ),
    templateTest(
      'Raises the risk for a single red value',
      {
        Breaths: 16,
        'Oxygen saturation': 97,
        Breathes: 'Air',
        'Systolic pressure': 120,
        Pulse: 80,
        Temperature: 34.9,
        Consciousness: 'Alert',
      },
      {
        gives: {
          'Points for temperature': 3,
          'NEWS2 score': 3,
          'Clinical risk': 'Low to medium',
          'Observe again': 'At least every hour',
        },
      },
    ),
    templateTest(
      'Scores high saturation on scale 2',
      {
        'Target of oxygen saturation': '88 to 92 % (scale 2)',
        'Oxygen saturation': 97,
        Breathes: 'Oxygen',
        Breaths: 18,
        'Systolic pressure': 130,
        Pulse: 84,
        Temperature: 37,
        Consciousness: 'Alert',
      },
      {
        gives: { 'Points for saturation': 3, 'Points for oxygen': 2, 'NEWS2 score': 5, 'Clinical risk': 'Medium' },
        shown: ['Who prescribed scale 2'],
      },
    ),
    templateTest(
      'Detects swapped pressures',
      { 'Systolic pressure': 80, 'Diastolic pressure': 110 },
      { wrong: { 'Diastolic pressure': 'json' } },
    ),
  ],
};
