import {
  anyQuestionHas,
  atLeast,
  calculated,
  calculatedText,
  checklist,
  date,
  dropdown,
  equals,
  files,
  greaterThan,
  grid,
  longText,
  note,
  number,
  oneOf,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const vibrationCheck: TemplateSource = {
  title: 'Vibration check of a rotating machine',
  industry: 'Maintenance Management',
  description:
    'Velocity, temperature and sound at each bearing of a pump, fan or motor. The zone A to D follows from size and foundation, the trend from the last reading; zone D stops the machine.',
  tags: ['Condition monitoring', 'Vibration', 'Pump'],
  icon: 'vibrate',
  source: 'ISO 20816-3 (before: ISO 10816-3), mechanical vibration of industrial machines above 15 kW',
  responseTitle: '{Machine tag}: zone {Zone}, {Highest velocity} mm/s',
  pdf: { header: 'Vibration · {Machine tag}', orientation: 'landscape' },
  entries: [
    section('Machine', [
      sideBySide(
        text('Machine tag', { required: true }),
        text('Analyst', { required: true }),
        date('Measured on', { required: true, to: 'today' }),
      ),
      sideBySide(
        dropdown('Machine kind', ['Centrifugal pump', 'Fan', 'Electric motor', 'Compressor', 'Gearbox', 'Generator'], {
          required: true,
        }),
        number('Rated power', {
          unit: 'kW',
          required: true,
          min: 15,
          max: 50000,
          tip: 'The limits are for machines above 15 kW.',
        }),
        number('Speed', { unit: 'rpm', required: true, min: 120, max: 15000, whole: true }),
      ),
      radioField('Foundation', ['Rigid', 'Flexible'], {
        required: true,
        tip: 'Flexible: the lowest natural frequency of machine and support is not at least a quarter above the main excitation.',
      }),
      calculatedText('Group', 'IF([Rated power] > 300, "1: large", "2: medium")'),
      sideBySide(
        calculated(
          'A to B at',
          'IF([Rated power] > 300, IF([Foundation] = "Flexible", 3.5, 2.3), IF([Foundation] = "Flexible", 2.3, 1.4))',
          { unit: 'mm/s', decimals: 1 },
        ),
        calculated(
          'B to C at',
          'IF([Rated power] > 300, IF([Foundation] = "Flexible", 7.1, 4.5), IF([Foundation] = "Flexible", 4.5, 2.8))',
          { unit: 'mm/s', decimals: 1 },
        ),
        calculated(
          'C to D at',
          'IF([Rated power] > 300, IF([Foundation] = "Flexible", 11, 7.1), IF([Foundation] = "Flexible", 7.1, 4.5))',
          { unit: 'mm/s', decimals: 1 },
        ),
      ),
    ]),
    section('Operation', [
      sideBySide(
        number('Load of the machine', { unit: '%', required: true, min: 0, max: 120 }),
        number('Suction pressure of the pump', {
          unit: 'bar',
          min: -1,
          max: 100,
          decimals: 2,
          when: equals('Machine kind', 'Centrifugal pump'),
        }),
        number('Discharge pressure of the pump', {
          unit: 'bar',
          min: 0,
          max: 400,
          decimals: 2,
          when: equals('Machine kind', 'Centrifugal pump'),
        }),
      ),
      note('Below 60 % load readings are hard to compare. Say so in the remarks.', { when: equals('Steady', 'No') }),
      radioField('Steady', ['Yes', 'No'], { required: true }),
      checklist(
        'By eye and ear',
        [
          'No leak at seals',
          'Bolts of the base tight',
          'Coupling guard fixed',
          'No unusual sound',
          'Oil level and color',
          'Belts',
        ],
        ['Good', 'Watch', 'Bad', 'Not applicable'],
        { required: true },
      ),
      longText('What is bad', { required: true, rows: 2, when: anyQuestionHas('By eye and ear', 'Bad') }),
    ]),
    section('Readings at the bearings', [
      grid(
        'Bearings',
        [
          dropdown('Bearing', ['1 motor, outer', '2 motor, coupling', '3 pump, coupling', '4 pump, outer'], {
            required: true,
          }),
          number('Horizontal', { unit: 'mm/s', required: true, min: 0, max: 100, decimals: 2 }),
          number('Vertical', { unit: 'mm/s', required: true, min: 0, max: 100, decimals: 2 }),
          number('Axial', { unit: 'mm/s', required: true, min: 0, max: 100, decimals: 2 }),
          number('Bearing temperature', { unit: '°C', min: -20, max: 180 }),
          number('Last time, highest', { unit: 'mm/s', min: 0, max: 100, decimals: 2 }),
          calculated('Highest', 'MAX([Horizontal], [Vertical], [Axial])', { unit: 'mm/s', decimals: 2 }),
          calculated(
            'Change',
            'IF([Last time, highest] > 0, ([Highest] - [Last time, highest]) / [Last time, highest] * 100, 0)',
            { unit: '%', decimals: 0 },
          ),
        ],
        { add: 'Add a bearing', least: 2, required: true, most: 8 },
      ),
      sideBySide(
        calculated('Highest velocity', 'MAX([Bearings].[Highest])', { unit: 'mm/s', decimals: 2 }),
        calculated('Largest change', 'MAX([Bearings].[Change])', { unit: '%' }),
        calculated('Hottest bearing', 'MAX([Bearings].[Bearing temperature])', { unit: '°C' }),
      ),
      calculatedText(
        'Zone',
        'IF([Highest velocity] > [C to D at], "D", IF([Highest velocity] > [B to C at], "C", IF([Highest velocity] > [A to B at], "B", "A")))',
        { tip: 'A new, B for unlimited running, C for a limited time, D does damage.' },
      ),
    ]),
    section(
      'Diagnosis',
      [
        dropdown(
          'Strongest frequency',
          [
            '1 × speed',
            '2 × speed',
            'Vane or blade pass',
            'Below the speed',
            'Bearing frequencies',
            'Twice the mains',
            'Gear mesh',
          ],
          { required: true },
        ),
        calculatedText(
          'Likely fault',
          'IF([Strongest frequency] = "1 × speed", "Unbalance", IF([Strongest frequency] = "2 × speed", "Misalignment or looseness", IF([Strongest frequency] = "Bearing frequencies", "Rolling bearing", IF([Strongest frequency] = "Twice the mains", "Electrical", IF([Strongest frequency] = "Gear mesh", "Gear", "Flow")))))',
        ),
      ],
      { when: oneOf('Zone', 'C', 'D') },
    ),
    section('Decision', [
      note('**Zone D: stop the machine** and tell the operator now.', { when: equals('Zone', 'D') }),
      text('Who was told, and who stopped it', { required: true, when: equals('Zone', 'D') }),
      number('Next reading in', {
        unit: 'days',
        required: true,
        min: 1,
        max: 180,
        whole: true,
        check: ['OR([Zone] <> "C", [Next reading in] <= 14)', 'In zone C measure again within two weeks.'],
      }),
      text('Number of the work order', { required: true, when: oneOf('Zone', 'C', 'D') }),
      longText('What explains the change', { required: true, when: atLeast('Largest change', 25) }),
      text('Bearing to be changed', { required: true, when: greaterThan('Hottest bearing', 90) }),
      files('Spectra', { pattern: '.pdf,image/*' }),
      signature('Signature of the analyst', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Assigns zone A to a smooth pump',
      {
        'Rated power': 75,
        Foundation: 'Rigid',
        Bearings: [
          { Horizontal: 1.1, Vertical: 0.9, Axial: 0.6 },
          { Horizontal: 1.2, Vertical: 1, Axial: 0.5 },
        ],
      },
      {
        gives: { Group: '2: medium', 'A to B at': 1.4, 'Highest velocity': 1.2, Zone: 'A' },
        hidden: ['Diagnosis', 'Who was told, and who stopped it'],
      },
    ),
    templateTest(
      'Stops the machine in zone D',
      {
        'Rated power': 75,
        Foundation: 'Rigid',
        Bearings: [
          { Horizontal: 4.6, Vertical: 3, Axial: 2 },
          { Horizontal: 2, Vertical: 2, Axial: 1 },
        ],
      },
      {
        gives: { 'C to D at': 4.5, Zone: 'D' },
        shown: ['Who was told, and who stopped it', 'Diagnosis', 'Number of the work order'],
      },
    ),
    templateTest(
      'Allows more vibration of a large machine on a flexible foundation',
      {
        'Rated power': 900,
        Foundation: 'Flexible',
        Bearings: [
          { Horizontal: 4.6, Vertical: 3, Axial: 2 },
          { Horizontal: 2, Vertical: 2, Axial: 1 },
        ],
      },
      { gives: { Group: '1: large', 'B to C at': 7.1, Zone: 'B' } },
    ),
    templateTest(
      'Asks about a rise of 50 %',
      {
        Bearings: [
          { Horizontal: 1.5, Vertical: 1, Axial: 1, 'Last time, highest': 1 },
          { Horizontal: 1, Vertical: 1, Axial: 1 },
        ],
        'Strongest frequency': '1 × speed',
      },
      { gives: { 'Change, row 1': 50, 'Largest change': 50 }, shown: ['What explains the change'] },
    ),
    templateTest(
      'Requires an earlier reading in zone C',
      {
        'Rated power': 20,
        Foundation: 'Rigid',
        Bearings: [
          { Horizontal: 3, Vertical: 1, Axial: 1 },
          { Horizontal: 1, Vertical: 1, Axial: 1 },
        ],
        'Next reading in': 30,
        'Strongest frequency': '2 × speed',
      },
      { gives: { Zone: 'C', 'Likely fault': 'Misalignment or looseness' }, wrong: { 'Next reading in': 'json' } },
    ),
  ],
};
