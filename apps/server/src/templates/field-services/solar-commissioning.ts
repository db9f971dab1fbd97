import {
  anyOf,
  anyQuestionHas,
  calculated,
  calculatedText,
  checklist,
  dateTime,
  equals,
  greaterThan,
  grid,
  isFilled,
  lessThan,
  location,
  longText,
  note,
  number,
  photos,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const solarCommissioning: TemplateSource = {
  title: 'Solar plant commissioning',
  industry: 'Field Services',
  description:
    'The tests that a photovoltaic plant has to pass before it feeds in: each string with polarity, open voltage, short current and insulation, compared with what is expected at the irradiance of the moment.',
  tags: ['Photovoltaics', 'Test', 'Handover'],
  icon: 'solar-power-variant-outline',
  source:
    'IEC 62446-1: photovoltaic systems connected to the grid, documentation, commissioning tests and inspection (category 1)',
  responseTitle: '{Plant}: {Size of the plant} kWp, {Outcome}',
  pdf: { header: 'Commissioning of {Plant}', orientation: 'landscape' },
  entries: [
    section('Plant', [
      sideBySide(
        text('Plant', { required: true }),
        dateTime('Tested from', { required: true }),
        text('Installer', { required: true }),
      ),
      location('Place of the plant'),
      sideBySide(
        text('Module', { required: true, hint: 'Make and type' }),
        number('Power of a module', { unit: 'Wp', required: true, min: 50, max: 1000, whole: true }),
        number('Number of modules', { required: true, min: 1, max: 100000, whole: true }),
      ),
      sideBySide(
        number('Voc of a module', { unit: 'V', required: true, min: 10, max: 200, decimals: 2 }),
        number('Isc of a module', { unit: 'A', required: true, min: 1, max: 30, decimals: 2 }),
        calculated('Size of the plant', '[Power of a module] * [Number of modules] / 1000', {
          unit: 'kWp',
          decimals: 2,
        }),
      ),
      radioField('Where the modules lie', ['Roof', 'Façade', 'Ground', 'Carport'], { required: true }),
      text('Proof that the roof carries it', {
        required: true,
        when: equals('Where the modules lie', 'Roof'),
        hint: 'Number of the structural calculation',
      }),
      radioField('Storage', ['None', 'Battery on the DC side', 'Battery on the AC side'], { required: true }),
      number('Usable size of the battery', {
        unit: 'kWh',
        required: true,
        min: 0.5,
        max: 5000,
        decimals: 1,
        when: anyOf(equals('Storage', 'Battery on the DC side'), equals('Storage', 'Battery on the AC side')),
      }),
    ]),
    section('Inspection of the plant', [
      checklist(
        'DC side',
        [
          'Cables fixed, none on the roof skin',
          'Connectors of one make',
          'Cable loops small',
          'DC switch reached and labeled',
          'Surge protection where wanted',
          'Fire lanes free',
        ],
        ['Right', 'Wrong', 'Not applicable'],
        { required: true },
      ),
      checklist(
        'AC side',
        [
          'Switch labeled',
          'Protection set to the grid code',
          'Residual current device of the right type',
          'Single line diagram on site',
          'Emergency shutdown described',
        ],
        ['Right', 'Wrong', 'Not applicable'],
        { required: true },
      ),
      longText('What was wrong, and when it is right', { required: true, when: anyQuestionHas('DC side', 'Wrong') }),
      photos('Photos of plant and labels', { most: 10 }),
    ]),
    section('Strings', [
      sideBySide(
        number('Irradiance', { unit: 'W/m²', required: true, min: 0, max: 1400, whole: true }),
        number('Temperature of the cells', { unit: '°C', required: true, min: -30, max: 95, decimals: 1 }),
      ),
      note('Below 400 W/m² the short currents say little: wait for more sun, or compare strings with each other.', {
        when: lessThan('Irradiance', 400),
      }),
      grid(
        'Strings',
        [
          text('String', { required: true }),
          number('Modules in it', { required: true, min: 1, max: 60, whole: true }),
          radioField('Polarity', ['Right', 'Wrong'], { required: true }),
          number('Voc', { unit: 'V', required: true, min: 0, max: 1500, decimals: 1 }),
          number('Isc', { unit: 'A', required: true, min: 0, max: 60, decimals: 2 }),
          number('Insulation of the string', { unit: 'MΩ', required: true, min: 0, max: 10000, decimals: 1 }),
          calculated(
            'Voc off by',
            'IF(AND([Voc of a module] > 0, [Modules in it] > 0), ABS([Voc] / ([Voc of a module] * [Modules in it] * (1 - 0.0028 * ([Temperature of the cells] - 25))) - 1) * 100, 0)',
            { unit: '%', decimals: 1 },
          ),
          calculated(
            'Isc off by',
            'IF(AND([Isc of a module] > 0, [Irradiance] > 0), ABS([Isc] / ([Isc of a module] * [Irradiance] / 1000) - 1) * 100, 0)',
            { unit: '%', decimals: 1 },
          ),
          calculatedText(
            'String passes',
            'IF(OR([Polarity] = "Wrong", [Voc off by] > 5, [Isc off by] > 10, [Insulation of the string] < 1), "No", "Yes")',
          ),
        ],
        { add: 'Add a string', required: true, most: 100 },
      ),
      sideBySide(
        calculated('Strings failed', 'COUNT([Strings].[String passes] = "No")'),
        calculated('Modules in strings', 'SUM([Strings].[Modules in it])'),
      ),
      calculatedText('Modules accounted for', 'IF([Modules in strings] = [Number of modules], "Yes", "No")'),
    ]),
    section('Handover', [
      calculatedText(
        'Outcome',
        'IF([Strings failed] > 0, "Not passed", IF([Modules accounted for] = "No", "Strings missing", IF(COUNT([Strings].[Insulation of the string]) = 0, "Not tested yet", "Passed")))',
      ),
      longText('Strings to repair', { required: true, when: greaterThan('Strings failed', 0) }),
      number('Meter at handover', { unit: 'kWh', min: 0, decimals: 1 }),
      text('Number of the grid operator’s permit', { required: true, when: equals('Outcome', 'Passed') }),
      text('Shown how it is switched off', {
        required: true,
        hint: 'Name of the person trained',
        when: isFilled('Outcome'),
      }),
      signature('Signature of the installer', { required: true }),
      signature('Signature of the owner of the plant', { when: equals('Outcome', 'Passed') }),
    ]),
  ],
  tests: [
    templateTest(
      'Passes strings that match the irradiance',
      {
        'Power of a module': 430,
        'Number of modules': 20,
        'Voc of a module': 39,
        'Isc of a module': 14,
        Irradiance: 800,
        'Temperature of the cells': 25,
        Strings: [
          { String: '1', 'Modules in it': 10, Polarity: 'Right', Voc: 388, Isc: 11, 'Insulation of the string': 80 },
          { String: '2', 'Modules in it': 10, Polarity: 'Right', Voc: 391, Isc: 11.4, 'Insulation of the string': 90 },
        ],
      },
      {
        gives: {
          'Size of the plant': 8.6,
          'Voc off by, row 1': 0.5,
          'Isc off by, row 1': 1.8,
          'Strings failed': 0,
          Outcome: 'Passed',
        },
        shown: ['Signature of the owner of the plant'],
      },
    ),
    templateTest(
      'Fails a string with a bypassed module',
      {
        'Voc of a module': 39,
        'Isc of a module': 14,
        Irradiance: 800,
        'Temperature of the cells': 25,
        Strings: [
          { String: '1', 'Modules in it': 10, Polarity: 'Right', Voc: 350, Isc: 11.2, 'Insulation of the string': 80 },
        ],
      },
      {
        gives: { 'String passes, row 1': 'No', 'Strings failed': 1, Outcome: 'Not passed' },
        shown: ['Strings to repair'],
        hidden: ['Signature of the owner of the plant'],
      },
    ),
    templateTest(
      'Fails wrong polarity',
      {
        Strings: [{ String: '1', Polarity: 'Wrong', 'Modules in it': 8, 'Insulation of the string': 50 }],
        Irradiance: 250,
      },
      { gives: { 'Strings failed': 1 } },
    ),
    templateTest(
      'Detects a missing string',
      {
        'Number of modules': 24,
        Strings: [{ String: '1', 'Modules in it': 12, Polarity: 'Right', 'Insulation of the string': 50 }],
      },
      { gives: { 'Modules accounted for': 'No', Outcome: 'Strings missing' } },
    ),
    templateTest(
      'Asks about the roof and the battery',
      { 'Where the modules lie': 'Roof', Storage: 'Battery on the DC side' },
      { shown: ['Proof that the roof carries it', 'Usable size of the battery'] },
    ),
  ],
};
