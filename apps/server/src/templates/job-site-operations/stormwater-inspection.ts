import {
  allOf,
  anyQuestionHas,
  atLeast,
  calculated,
  calculatedDate,
  calculatedText,
  checkbox,
  checklist,
  date,
  dropdown,
  equals,
  grid,
  isChecked,
  longText,
  note,
  number,
  oneOf,
  photos,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const stormwaterInspection: TemplateSource = {
  title: 'Stormwater inspection of a site',
  industry: 'Job Site Operations',
  description:
    'The inspection of erosion and sediment controls by a qualified person, by the calendar or after rain. Each control has its finding and the day by which it’s repaired; turbid water asks immediately for more.',
  tags: ['Environment', 'Erosion', 'Inspection'],
  icon: 'weather-pouring',
  source: 'US EPA, 2022 Construction General Permit (CGP): parts 4 (inspections) and 5 (corrective actions)',
  responseTitle: 'Stormwater {Permit number of the site}: {State of controls}',
  pdf: { header: 'Stormwater inspection · permit {Permit number of the site}' },
  entries: [
    section('Inspection', [
      sideBySide(
        text('Permit number of the site', { required: true }),
        text('Qualified person who inspects', { required: true }),
        date('Inspected on the', { required: true, to: 'today' }),
      ),
      radioField(
        'Frequency',
        ['Every 7 days', 'Every 14 days and after rain', 'Sensitive water: every 7 days and after rain'],
        { required: true },
      ),
      date('Inspected last', { required: true, to: 'today' }),
      calculated('Days since then', 'DAYS([Inspected last], [Inspected on the])', { unit: 'days' }),
      calculatedText(
        'In time',
        'IF([Days since then] > IF([Frequency] = "Every 14 days and after rain", 14, 7), "Late", "In time")',
      ),
      longText('Why it is late', { required: true, rows: 2, when: equals('In time', 'Late') }),
      sideBySide(
        number('Rain since the last one', { unit: 'in', required: true, min: 0, max: 30, decimals: 2 }),
        radioField('Rain measured with', ['Gauge on site', 'Weather station'], { required: true }),
      ),
      checkbox('This inspection follows rain or snowmelt', {
        when: atLeast('Rain since the last one', 0.25),
        hint: 'Within 24 hours of a quarter of an inch in a day',
      }),
    ]),
    section('Controls', [
      grid(
        'Controls on site',
        [
          dropdown(
            'Control',
            [
              'Silt fence',
              'Fiber rolls',
              'Inlet protection',
              'Sediment basin',
              'Construction exit',
              'Check dam',
              'Stabilized slope',
              'Concrete washout',
              'Dewatering',
            ],
            { required: true },
          ),
          text('Place of the control', { required: true }),
          radioField('Works', ['Yes', 'Maintenance', 'Repair or new'], { required: true }),
          number('Full by', { unit: '%', min: 0, max: 100 }),
          text('Action required', { required: true, when: oneOf('Works', 'Maintenance', 'Repair or new') }),
        ],
        { add: 'Add a control', required: true, most: 80 },
      ),
      sideBySide(
        calculated('Need maintenance', 'COUNT([Controls on site].[Works] = "Maintenance")'),
        calculated('Need repair', 'COUNT([Controls on site].[Works] = "Repair or new")'),
        calculated('Fuller than half', 'COUNT([Controls on site].[Full by] > 50)'),
      ),
      note('Sediment is taken out before it reaches half of the height of a fence, or half of a basin.', {
        when: atLeast('Fuller than half', 1),
      }),
      calculatedText(
        'State of controls',
        'IF([Need repair] > 0, "Corrective action", IF([Need maintenance] + [Fuller than half] > 0, "Maintenance", IF(COUNT([Controls on site].[Works]) = 0, "Not inspected yet", "OK")))',
      ),
      calculatedDate('Maintenance done by', 'ADDDAYS([Inspected on the], 1)', {
        when: equals('State of controls', 'Maintenance'),
        tip: 'At once, and by the next work day.',
      }),
      calculatedDate('Repair done by', 'ADDDAYS([Inspected on the], 7)', {
        when: equals('State of controls', 'Corrective action'),
        tip: 'Within seven days, in the way the permit says.',
      }),
    ]),
    section('Water', [
      checklist(
        'Where water leaves',
        [
          'No sediment on the road',
          'No plume in the water',
          'No sheen, foam or smell',
          'Bank not eroded',
          'Natural buffer of 50 ft kept',
        ],
        ['Right', 'Not right', 'No discharge'],
        { required: true },
      ),
      photos('Photos where water leaves', { required: true, when: anyQuestionHas('Where water leaves', 'Not right') }),
      checkbox('Water is pumped out'),
      sideBySide(
        number('Turbidity of what is pumped', {
          unit: 'NTU',
          required: true,
          min: 0,
          max: 4000,
          when: isChecked('Water is pumped out'),
        }),
        number('Gallons pumped', {
          unit: 'gal',
          required: true,
          min: 0,
          max: 10000000,
          when: isChecked('Water is pumped out'),
        }),
      ),
      note(
        'The benchmark of a sensitive water is 50 NTU as a weekly average. Above it: look at the controls within a day.',
        { when: allOf(isChecked('Water is pumped out'), atLeast('Turbidity of what is pumped', 50)) },
      ),
      longText('What was done about the turbidity', {
        required: true,
        when: allOf(isChecked('Water is pumped out'), atLeast('Turbidity of what is pumped', 50)),
      }),
    ]),
    section('Stabilization and stores', [
      number('Bare ground', { unit: 'acres', required: true, min: 0, max: 5000, decimals: 1 }),
      number('Days without work there', { unit: 'days', required: true, min: 0, max: 400, whole: true }),
      calculatedText(
        'Stabilization',
        'IF(AND([Bare ground] > 0, [Days without work there] >= 14), "Begin immediately", "Not yet due")',
      ),
      text('How it is stabilized', { required: true, when: equals('Stabilization', 'Begin immediately') }),
      checklist(
        'Stores',
        [
          'Fuel and oil contained',
          'Waste covered',
          'Toilets fixed',
          'Washout not full',
          'Stockpiles covered or fenced',
        ],
        ['Good', 'Poor', 'None'],
        { required: true },
      ),
      signature('Signature and certification', {
        required: true,
        footer: 'True, accurate and complete, to my best knowledge.',
      }),
    ]),
  ],
  tests: [
    templateTest(
      'Reports no problem if all controls work',
      {
        'Inspected on the': '2026-01-14',
        'Inspected last': '2026-01-08',
        Frequency: 'Every 7 days',
        'Controls on site': [{ Control: 'Silt fence', Works: 'Yes', 'Full by': 20 }],
      },
      {
        gives: { 'Days since then': 6, 'In time': 'In time', 'State of controls': 'OK' },
        hidden: ['Repair done by', 'Why it is late'],
      },
    ),
    templateTest(
      'Allows seven days for a repair',
      {
        'Inspected on the': '2026-01-14',
        'Controls on site': [
          { Control: 'Inlet protection', Works: 'Repair or new' },
          { Control: 'Silt fence', Works: 'Yes', 'Full by': 60 },
        ],
      },
      {
        gives: {
          'Need repair': 1,
          'Fuller than half': 1,
          'State of controls': 'Corrective action',
          'Repair done by': '2026-01-21',
        },
        shown: ['Action required, row 1'],
        hidden: ['Action required, row 2'],
      },
    ),
    templateTest(
      'Asks why an inspection is late',
      {
        'Inspected on the': '2026-01-14',
        'Inspected last': '2026-01-02',
        Frequency: 'Sensitive water: every 7 days and after rain',
      },
      { gives: { 'In time': 'Late' }, shown: ['Why it is late'] },
    ),
    templateTest(
      'Asks what was done about turbid water',
      { 'Water is pumped out': true, 'Turbidity of what is pumped': 120, 'Gallons pumped': 4000 },
      { shown: ['What was done about the turbidity'] },
    ),
    templateTest(
      'Requires stabilization of ground left bare for two weeks',
      {
        'Bare ground': 2.5,
        'Days without work there': 15,
        'Where water leaves': { '*': 'Right', 'No plume in the water': 'Not right' },
      },
      { gives: { Stabilization: 'Begin immediately' }, shown: ['How it is stabilized', 'Photos where water leaves'] },
    ),
  ],
};
