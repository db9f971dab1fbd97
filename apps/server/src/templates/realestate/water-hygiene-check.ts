import {
  anyQuestionHas,
  atLeast,
  calculated,
  calculatedText,
  checkbox,
  checklist,
  date,
  equals,
  files,
  greaterThan,
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

export const waterHygieneCheck: TemplateSource = {
  title: 'Water hygiene temperature check',
  industry: 'Realestate',
  description:
    'The monthly temperatures that keep legionella from growing: hot and cold outlets, the store, flow and return. Each outlet has its verdict, little used ones are flushed, and a count decides who is told.',
  tags: ['Water', 'Legionella', 'Building'],
  icon: 'water-thermometer-outline',
  source: 'UK HSE, Approved Code of Practice L8 and HSG274 Part 2: legionella in hot and cold water systems',
  responseTitle: 'Water hygiene of {Building checked}: {State of the system}',
  pdf: { header: 'Water hygiene · {Building checked}', orientation: 'landscape' },
  entries: [
    section('Visit and system', [
      sideBySide(
        text('Building checked', { required: true }),
        text('Responsible for water', { required: true }),
        date('Checked in the month of', { required: true, to: 'today' }),
      ),
      radioField('Use of the building', ['Homes', 'Offices', 'Hotel', 'Care home', 'School', 'Hospital'], {
        required: true,
      }),
      calculated(
        'Minimum hot temperature',
        'IF(OR([Use of the building] = "Care home", [Use of the building] = "Hospital"), 55, 50)',
        { unit: '°C', tip: 'Within one minute; 55 °C in health care.' },
      ),
      sideBySide(
        text('Thermometer and its number', { required: true }),
        date('Thermometer calibrated until', { required: true, from: 'today' }),
      ),
      radioField('Hot water', ['Store', 'Flow heater', 'Combi boilers'], { required: true }),
      radioField('Cold water', ['Mains', 'Tank'], { required: true }),
      checkbox('The scheme of control is on site', { required: true }),
    ]),
    section(
      'Store',
      [
        sideBySide(
          number('Flow of the store', { unit: '°C', required: true, min: 0, max: 95, decimals: 1 }),
          number('Return of the store', { unit: '°C', required: true, min: 0, max: 95, decimals: 1 }),
        ),
        calculatedText(
          'Store verdict',
          'IF(AND([Flow of the store] >= 60, [Return of the store] >= 50), "OK", "Too cool")',
          {
            tip: 'Out at 60 °C, back at 50 °C at least.',
          },
        ),
        longText('What was done about the store', {
          required: true,
          rows: 2,
          when: equals('Store verdict', 'Too cool'),
        }),
        radioField('Water drawn from the bottom', ['Clear', 'Cloudy', 'Rusty', 'Not drawn'], { required: true }),
      ],
      { when: equals('Hot water', 'Store') },
    ),
    section(
      'Tank',
      [
        sideBySide(
          number('Water in the tank', {
            unit: '°C',
            required: true,
            min: 0,
            max: 40,
            decimals: 1,
            check: ['[Water in the tank] <= 20', 'Warmer than 20 °C: look for insulation, size and use.'],
          }),
          number('Water coming in', { unit: '°C', required: true, min: 0, max: 40, decimals: 1 }),
        ),
        checklist(
          'Tank looked at',
          [
            'Lid tight',
            'Screens on vent and overflow',
            'Insulated',
            'No sediment',
            'No insects or birds',
            'Drawn through from end to end',
          ],
          ['Yes', 'No'],
          { required: true },
        ),
        photos('Photos inside the tank', { when: anyQuestionHas('Tank looked at', 'No') }),
      ],
      { when: equals('Cold water', 'Tank') },
    ),
    section('Outlets', [
      grid(
        'Outlets',
        [
          text('Outlet', { required: true }),
          radioField('Sentinel', ['Nearest', 'Farthest', 'Other'], { required: true }),
          radioField('Mixing valve', ['No', 'Yes'], { required: true }),
          number('Hot after one minute', { unit: '°C', min: 0, max: 95, decimals: 1 }),
          number('Cold after two minutes', { unit: '°C', required: true, min: 0, max: 60, decimals: 1 }),
          number('Mixed', {
            unit: '°C',
            required: true,
            min: 10,
            max: 70,
            decimals: 1,
            when: equals('Mixing valve', 'Yes'),
          }),
          calculatedText(
            'Outlet verdict',
            'IF(AND(FILLED([Hot after one minute]), [Hot after one minute] < [Minimum hot temperature]), "Hot too cool", IF([Cold after two minutes] > 20, "Cold too warm", IF(AND([Mixing valve] = "Yes", [Mixed] > 44), "Scald risk", "OK")))',
          ),
        ],
        { add: 'Add an outlet', least: 2, required: true, most: 200 },
      ),
      sideBySide(
        calculated('Outlets checked', 'COUNT([Outlets])'),
        calculated('Outlets hot too cool', 'COUNT([Outlets].[Outlet verdict] = "Hot too cool")'),
        calculated('Outlets cold too warm', 'COUNT([Outlets].[Outlet verdict] = "Cold too warm")'),
        calculated('Outlets with scald risk', 'COUNT([Outlets].[Outlet verdict] = "Scald risk")'),
      ),
      note('Close outlets with a risk of scalding until the valve is set, and tell who uses them.', {
        when: greaterThan('Outlets with scald risk', 0),
      }),
      grid(
        'Little used outlets',
        [
          text('Outlet flushed', { required: true }),
          number('Flushed for', { unit: 'min', required: true, min: 1, max: 60, whole: true }),
          radioField('Now used', ['Weekly', 'Very unlikely', 'Not at all: take it out'], { required: true }),
        ],
        { add: 'Add an outlet', empty: true },
      ),
      checklist(
        'Showers',
        ['Heads cleaned this quarter', 'Hoses whole', 'No spray while flushed'],
        ['Yes', 'No', 'None'],
      ),
    ]),
    section('Samples', [
      checkbox('A sample was taken'),
      sideBySide(
        number('Legionella', {
          unit: 'cfu/l',
          required: true,
          min: 0,
          max: 10000000,
          whole: true,
          when: isChecked('A sample was taken'),
        }),
        text('Accredited laboratory', { required: true, when: isChecked('A sample was taken') }),
      ),
      calculatedText(
        'Count verdict',
        'IF([Legionella] > 1000, "Above 1000: act immediately", IF([Legionella] >= 100, "100 to 1000: sample again", "Below 100"))',
        { when: isChecked('A sample was taken') },
      ),
      longText('Disinfection and new sample', { required: true, shortest: 15, when: atLeast('Legionella', 100) }),
      files('Report of the laboratory', { pattern: '.pdf', when: isChecked('A sample was taken') }),
    ]),
    section('State', [
      calculatedText(
        'State of the system',
        'IF(OR([Legionella] > 1000, AND([Hot water] = "Store", [Store verdict] = "Too cool"), [Outlets with scald risk] > 0), "Act immediately", IF(OR([Outlets hot too cool] > 0, [Outlets cold too warm] > 0, [Legionella] >= 100), "Needs correction", IF(COUNT([Outlets].[Cold after two minutes]) = 0, "Not measured yet", "Under control")))',
      ),
      text('Notified immediately', { required: true, when: equals('State of the system', 'Act immediately') }),
      date('Correct by', {
        required: true,
        from: 'today',
        when: oneOf('State of the system', 'Act immediately', 'Needs correction'),
      }),
      signature('Signature of the technician', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Reports a system under control',
      {
        'Use of the building': 'Offices',
        'Hot water': 'Store',
        'Flow of the store': 61,
        'Return of the store': 52,
        Outlets: [
          { Outlet: '1', 'Hot after one minute': 55, 'Cold after two minutes': 14, 'Mixing valve': 'No' },
          { Outlet: '9', 'Hot after one minute': 51, 'Cold after two minutes': 17, 'Mixing valve': 'No' },
        ],
      },
      {
        gives: {
          'Minimum hot temperature': 50,
          'Store verdict': 'OK',
          'Outlets hot too cool': 0,
          'State of the system': 'Under control',
        },
        hidden: ['Correct by', 'Tank', 'Legionella'],
      },
    ),
    templateTest(
      'Requires 55 degrees in a care home',
      {
        'Use of the building': 'Care home',
        Outlets: [
          { Outlet: '1', 'Hot after one minute': 53, 'Cold after two minutes': 14 },
          { Outlet: '2', 'Hot after one minute': 58, 'Cold after two minutes': 23 },
        ],
      },
      {
        gives: {
          'Outlet verdict, row 1': 'Hot too cool',
          'Outlet verdict, row 2': 'Cold too warm',
          'State of the system': 'Needs correction',
        },
        shown: ['Correct by'],
      },
    ),
    templateTest(
      'Requires immediate action at a risk of scalding',
      {
        Outlets: [
          {
            Outlet: 'Bath',
            'Mixing valve': 'Yes',
            'Hot after one minute': 60,
            'Cold after two minutes': 15,
            Mixed: 47,
          },
          { Outlet: 'Basin', 'Mixing valve': 'No', 'Cold after two minutes': 15 },
        ],
      },
      {
        gives: { 'Outlets with scald risk': 1, 'State of the system': 'Act immediately' },
        shown: ['Notified immediately', 'Mixed, row 1'],
        hidden: ['Mixed, row 2'],
      },
    ),
    templateTest(
      'Requires immediate action for a legionella count above 1,000',
      { 'A sample was taken': true, Legionella: 2400 },
      {
        gives: { 'Count verdict': 'Above 1000: act immediately', 'State of the system': 'Act immediately' },
        shown: ['Disinfection and new sample'],
      },
    ),
    templateTest(
      'Asks about the tank if there is one',
      { 'Cold water': 'Tank', 'Water in the tank': 23, 'Tank looked at': { '*': 'Yes', 'Lid tight': 'No' } },
      { shown: ['Tank'], wrong: { 'Water in the tank': 'json' } },
    ),
  ],
};
