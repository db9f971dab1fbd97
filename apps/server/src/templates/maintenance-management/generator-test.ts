import {
  allOf,
  answerCount,
  calculated,
  calculatedText,
  checklist,
  dateTime,
  dropdown,
  equals,
  grid,
  lessThan,
  longText,
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

export const generatorTest: TemplateSource = {
  title: 'Emergency generator test',
  industry: 'Maintenance Management',
  description:
    'The monthly run of a standby generator: transfer time, load, and readings every ten minutes. Too little load is flagged immediately, because it makes a load bank run due.',
  tags: ['Generator', 'Test', 'Standby power'],
  icon: 'engine-outline',
  source: 'NFPA 110, Standard for Emergency and Standby Power Systems (chapter 8: maintenance and operational testing)',
  responseTitle: 'Generator {Generator}: {Run verdict}, {Highest load} %',
  pdf: { header: 'Generator {Generator} · test run' },
  entries: [
    section('Generator', [
      sideBySide(
        text('Generator', { required: true }),
        text('Serves', { required: true }),
        dateTime('Tested at', { required: true }),
      ),
      sideBySide(
        number('Nameplate', { unit: 'kW', required: true, min: 5, max: 5000 }),
        radioField('Level of the system', ['1: life depends on it', '2'], { required: true }),
        radioField('Type of the system', ['10 s', '60 s', '120 s'], { required: true }),
      ),
      radioField('Kind of run', ['Monthly', 'Yearly load bank', 'Every three years, four hours'], { required: true }),
      calculated(
        'Minimum run time',
        'IF([Kind of run] = "Monthly", 30, IF([Kind of run] = "Yearly load bank", 90, 240))',
        { unit: 'min' },
      ),
      text('Supplier of the load bank', { required: true, when: equals('Kind of run', 'Yearly load bank') }),
    ]),
    section('Before the start', [
      checklist(
        'Look',
        [
          'Fuel tank',
          'Fuel lines, no leak',
          'Oil level',
          'Coolant and block heater',
          'Belts and hoses',
          'Air filter',
          'Exhaust, no leak',
          'Battery charger',
          'Panel in automatic',
          'Louvers free',
          'No alarm',
        ],
        ['OK', 'Done now', 'Fault'],
        { required: true },
      ),
      answerCount('Faults before the start', 'Look', 'Fault'),
      sideBySide(
        number('Fuel in the tank', { unit: '%', required: true, min: 0, max: 100 }),
        number('Burns at full load', { unit: 'l/h', required: true, min: 1, max: 2000 }),
        number('Size of the tank', { unit: 'l', required: true, min: 20, max: 100000 }),
      ),
      calculated(
        'Runs for',
        'IF([Burns at full load] > 0, [Size of the tank] * [Fuel in the tank] / 100 / [Burns at full load], 0)',
        { unit: 'h', decimals: 1 },
      ),
      note('Less than the hours that its class asks for: order fuel today.', {
        when: lessThan('Fuel in the tank', 75),
      }),
      sideBySide(
        number('Battery at rest', { unit: 'V', required: true, min: 8, max: 60, decimals: 1 }),
        number('Battery while cranking', { unit: 'V', required: true, min: 4, max: 60, decimals: 1 }),
      ),
    ]),
    section('Run', [
      sideBySide(
        time('Started', { required: true }),
        time('Stopped', { required: true }),
        calculated('Ran for', 'ROUND(HOURS([Started], [Stopped]) * 60)', { unit: 'min' }),
      ),
      sideBySide(
        number('Transfer after', { unit: 's', required: true, min: 0, max: 600, decimals: 1 }),
        number('Back to mains after', { unit: 'min', required: true, min: 0, max: 60 }),
        number('Cooled down for', { unit: 'min', required: true, min: 0, max: 30 }),
      ),
      grid(
        'Readings',
        [
          time('At', { required: true }),
          number('Load', { unit: 'kW', required: true, min: 0, max: 5000, decimals: 1 }),
          number('Volts', { unit: 'V', required: true, min: 0, max: 15000 }),
          number('Hertz', { unit: 'Hz', required: true, min: 0, max: 70, decimals: 1 }),
          number('Oil pressure', { unit: 'kPa', required: true, min: 0, max: 1000 }),
          number('Coolant', { unit: '°C', required: true, min: 0, max: 130 }),
          calculated('Share of the nameplate', 'IF([Nameplate] > 0, [Load] / [Nameplate] * 100, 0)', {
            unit: '%',
            decimals: 0,
          }),
        ],
        { add: 'Add a reading', least: 3, required: true, hint: 'At the start, then every ten minutes' },
      ),
      sideBySide(
        calculated('Highest load', 'MAX([Readings].[Share of the nameplate])', { unit: '%' }),
        calculated('Lowest oil pressure', 'MIN([Readings].[Oil pressure])', { unit: 'kPa' }),
        calculated('Hottest coolant', 'MAX([Readings].[Coolant])', { unit: '°C' }),
      ),
      radioField('Exhaust temperature as its maker wants', ['Yes', 'No', 'Not measured'], {
        required: true,
        when: lessThan('Highest load', 30),
        hint: 'It may stand for 30 % load',
      }),
    ]),
    section('Verdict on the run', [
      calculatedText(
        'Transfer in time',
        'IF([Transfer after] <= IF([Type of the system] = "10 s", 10, IF([Type of the system] = "60 s", 60, 120)), "Yes", "No")',
      ),
      calculatedText(
        'Run verdict',
        'IF(OR([Faults before the start] > 0, [Transfer in time] = "No", [Ran for] < [Minimum run time]), "Failed", IF(AND([Highest load] < 30, [Exhaust temperature as its maker wants] <> "Yes"), "Load too small", "Passed"))',
      ),
      note('A run on a load bank is due within the year: 50 % for 30 minutes, then 75 % for an hour.', {
        when: equals('Run verdict', 'Load too small'),
      }),
      longText('What failed, and who was told', {
        required: true,
        shortest: 15,
        when: equals('Run verdict', 'Failed'),
      }),
      text('Supply meanwhile', {
        required: true,
        when: allOf(equals('Run verdict', 'Failed'), equals('Level of the system', '1: life depends on it')),
      }),
      dropdown(
        'Switch that began the test',
        [
          'Automatic transfer switch 1',
          'Automatic transfer switch 2',
          'Automatic transfer switch 3',
          'Test switch of the engine',
        ],
        { required: true, hint: 'Each month another one' },
      ),
      radioField('Left in automatic', ['Yes', 'No'], {
        required: true,
        check: ['[Left in automatic] = "Yes"', 'A generator that is not in automatic does not start.'],
      }),
      number('Hours on the meter', { unit: 'h', required: true, min: 0, decimals: 1 }),
      signature('Signature of the tester', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Passes a run at 35 % load',
      {
        Nameplate: 500,
        'Type of the system': '10 s',
        'Kind of run': 'Monthly',
        Started: '09:00:00',
        Stopped: '09:35:00',
        'Transfer after': 8.2,
        Look: { '*': 'OK' },
        Readings: [
          { Load: 160, 'Oil pressure': 410, Coolant: 82 },
          { Load: 175, 'Oil pressure': 400, Coolant: 86 },
          { Load: 170, 'Oil pressure': 395, Coolant: 87 },
        ],
      },
      {
        gives: {
          'Ran for': 35,
          'Highest load': 35,
          'Lowest oil pressure': 395,
          'Transfer in time': 'Yes',
          'Run verdict': 'Passed',
        },
        hidden: ['What failed, and who was told'],
      },
    ),
    templateTest(
      'Detects a load that is too small',
      {
        Nameplate: 500,
        'Type of the system': '60 s',
        'Kind of run': 'Monthly',
        Started: '09:00:00',
        Stopped: '09:40:00',
        'Transfer after': 22,
        Look: { '*': 'OK' },
        Readings: [
          { Load: 60, 'Oil pressure': 410, Coolant: 70 },
          { Load: 62, 'Oil pressure': 400, Coolant: 71 },
          { Load: 61, 'Oil pressure': 400, Coolant: 71 },
        ],
      },
      {
        gives: { 'Highest load': 12, 'Run verdict': 'Load too small' },
        shown: ['Exhaust temperature as its maker wants'],
      },
    ),
    templateTest(
      'Fails a slow transfer of a life safety system',
      {
        'Level of the system': '1: life depends on it',
        'Type of the system': '10 s',
        'Transfer after': 14,
        'Kind of run': 'Monthly',
        Started: '09:00:00',
        Stopped: '09:30:00',
      },
      {
        gives: { 'Transfer in time': 'No', 'Run verdict': 'Failed' },
        shown: ['Supply meanwhile', 'What failed, and who was told'],
      },
    ),
    templateTest(
      'Fails a run that ended early',
      {
        'Kind of run': 'Yearly load bank',
        Started: '09:00:00',
        Stopped: '10:00:00',
        'Type of the system': '120 s',
        'Transfer after': 20,
      },
      {
        gives: { 'Minimum run time': 90, 'Ran for': 60, 'Run verdict': 'Failed' },
        shown: ['Supplier of the load bank'],
      },
    ),
    templateTest(
      'Calculates how long the fuel lasts, and requires automatic mode',
      { 'Size of the tank': 1000, 'Fuel in the tank': 60, 'Burns at full load': 80, 'Left in automatic': 'No' },
      { gives: { 'Runs for': 7.5 }, wrong: { 'Left in automatic': 'json' } },
    ),
  ],
};
