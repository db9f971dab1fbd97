import {
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
  checklist,
  dateTime,
  dropdown,
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
  time,
} from '../writing/index.ts';

export const coldChainCheck: TemplateSource = {
  title: 'Cold chain temperature check',
  industry: 'Transport and Logistics',
  description:
    'Chilled or frozen food on the road: limits by kind of food, the air before loading, one row for each probe at loading and unloading. A load that was too warm gets a decision before it is sold.',
  tags: ['Food', 'Temperature', 'Delivery'],
  icon: 'thermometer-low',
  source:
    'UNECE, Agreement on the International Carriage of Perishable Foodstuffs (ATP), annexes 2 and 3; Regulation (EC) No 852/2004',
  responseTitle: '{Foodstuff}, vehicle {Vehicle}: {Cold chain}',
  pdf: { header: 'Cold chain · vehicle {Vehicle}', orientation: 'landscape' },
  entries: [
    section('Load', [
      sideBySide(
        text('Vehicle', { required: true }),
        text('ATP certificate until', { required: true }),
        text('Seal number'),
      ),
      dropdown(
        'Foodstuff',
        [
          'Ice cream',
          'Frozen fish',
          'Quick-frozen food',
          'Frozen butter',
          'Game',
          'Raw milk for processing',
          'Industrial milk',
          'Dairy products',
          'Fishery products on ice',
          'Meat',
          'Poultry and rabbits',
          'Minced meat',
          'Offal',
        ],
        { required: true },
      ),
      calculated(
        'Warmest allowed',
        'IF([Foodstuff] = "Ice cream", -20, IF(OR([Foodstuff] = "Frozen fish", [Foodstuff] = "Quick-frozen food"), -18, IF([Foodstuff] = "Frozen butter", -10, IF([Foodstuff] = "Fishery products on ice", 2, IF([Foodstuff] = "Minced meat", 2, IF([Foodstuff] = "Offal", 3, IF(OR([Foodstuff] = "Game", [Foodstuff] = "Poultry and rabbits"), 4, IF(OR([Foodstuff] = "Dairy products", [Foodstuff] = "Industrial milk", [Foodstuff] = "Raw milk for processing"), 6, 7))))))))',
        { unit: '°C' },
      ),
      sideBySide(
        number('Pallets', { required: true, min: 1, max: 66, whole: true }),
        number('Net weight', { unit: 'kg', required: true, min: 1, max: 30000 }),
      ),
      checkbox('Two temperatures in one vehicle'),
      text('Where the bulkhead stands', { required: true, when: isChecked('Two temperatures in one vehicle') }),
    ]),
    section('Before loading', [
      sideBySide(
        number('Air set to', {
          unit: '°C',
          required: true,
          min: -35,
          max: 20,
          decimals: 1,
          check: ['[Air set to] <= [Warmest allowed]', 'Set colder than the warmest that is allowed.'],
        }),
        number('Air in the empty box', { unit: '°C', required: true, min: -35, max: 40, decimals: 1 }),
      ),
      calculated('Still to cool', '[Air in the empty box] - [Air set to]', { unit: '°C', decimals: 1 }),
      note('Cool the box down before the doors are opened for loading.', { when: greaterThan('Still to cool', 3) }),
      checklist(
        'Box',
        [
          'Clean, dry, without smell',
          'Door seals whole',
          'Drains free',
          'Air ducts free',
          'Recorder runs, probe in place',
          'Strip curtain',
        ],
        ['Yes', 'No'],
        { required: true },
      ),
      longText('What was done about the box', { required: true, rows: 2, when: anyQuestionHas('Box', 'No') }),
      number('Defrosted ago', { unit: 'h', min: 0, max: 72 }),
    ]),
    section('Temperatures', [
      grid(
        'Probes',
        [
          text('Pallet', { required: true }),
          radioField('Place in the load', ['Front', 'Middle', 'Doors'], { required: true }),
          radioField('How measured', ['Between packages', 'In the product'], { required: true }),
          number('At loading', { unit: '°C', required: true, min: -40, max: 40, decimals: 1 }),
          number('At unloading', { unit: '°C', min: -40, max: 40, decimals: 1 }),
          calculated('Warmed by', 'IF(EMPTY([At unloading]), 0, [At unloading] - [At loading])', {
            unit: '°C',
            decimals: 1,
          }),
          calculatedText(
            'Probe verdict',
            'IF(OR([At loading] > [Warmest allowed], AND(FILLED([At unloading]), [At unloading] > [Warmest allowed])), "Too warm", "OK")',
          ),
        ],
        { add: 'Add a probe', least: 3, required: true, hint: 'Three at least: front, middle, doors' },
      ),
      sideBySide(
        calculated('Warmest at loading', 'MAX([Probes].[At loading])', { unit: '°C', decimals: 1 }),
        calculated('Warmest at unloading', 'MAX([Probes].[At unloading])', { unit: '°C', decimals: 1 }),
        calculated('Probes too warm', 'COUNT([Probes].[Probe verdict] = "Too warm")'),
      ),
      text('Thermometer and its calibration', { required: true, hint: 'To half a degree; calibrated within a year' }),
    ]),
    section('Journey', [
      sideBySide(dateTime('Left at', { required: true }), dateTime('Arrived at')),
      number('Door openings on the way', { min: 0, max: 60, whole: true }),
      checkbox('The unit stopped on the way'),
      sideBySide(
        time('Stopped from', { required: true, when: isChecked('The unit stopped on the way') }),
        time('Stopped to', { required: true, when: isChecked('The unit stopped on the way') }),
      ),
      calculated('Without cooling', 'HOURS([Stopped from], [Stopped to])', {
        unit: 'h',
        decimals: 2,
        when: isChecked('The unit stopped on the way'),
      }),
      files('Record of the recorder', { pattern: '.pdf,.csv' }),
    ]),
    section('Decision on the load', [
      calculatedText(
        'Cold chain',
        'IF([Probes too warm] > 0, "Broken", IF(COUNT([Probes].[At loading]) = 0, "Not measured yet", "Kept"))',
      ),
      radioField('Disposition', ['Accepted', 'Sorted', 'Cooled and tested', 'Refused'], {
        required: true,
        check: [
          'OR([Cold chain] = "Kept", [Disposition] <> "Accepted")',
          'A load that was too warm can’t simply be accepted.',
        ],
      }),
      longText('Reason and test result', {
        required: true,
        shortest: 15,
        when: oneOf('Disposition', 'Sorted', 'Cooled and tested', 'Refused'),
      }),
      photos('Photos of display and load', { when: equals('Cold chain', 'Broken') }),
      text('Veterinary office or authority told', { required: true, when: equals('Disposition', 'Refused') }),
      signature('Signature of the receiver', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Applies the limit for ice cream',
      { Foodstuff: 'Ice cream', 'Air set to': -22 },
      { gives: { 'Warmest allowed': -20 }, shown: ['Air set to'] },
    ),
    templateTest(
      'Accepts meat below seven degrees',
      {
        Foodstuff: 'Meat',
        Probes: [
          { Pallet: '1', 'At loading': 4.5, 'At unloading': 6.8 },
          { Pallet: '2', 'At loading': 5, 'At unloading': 6 },
          { Pallet: '3', 'At loading': 4 },
        ],
      },
      { gives: { 'Warmed by, row 1': 2.3, 'Probes too warm': 0, 'Cold chain': 'Kept', 'Warmest at unloading': 6.8 } },
    ),
    templateTest(
      'Rejects fish above four degrees',
      {
        Foodstuff: 'Fishery products on ice',
        Probes: [{ Pallet: '1', 'At loading': 1, 'At unloading': 4.1 }],
        Disposition: 'Accepted',
      },
      {
        gives: { 'Probe verdict, row 1': 'Too warm', 'Cold chain': 'Broken' },
        wrong: { Disposition: 'json' },
      },
    ),
    templateTest(
      'Calculates the time without cooling',
      { 'The unit stopped on the way': true, 'Stopped from': '23:30:00', 'Stopped to': '01:00:00' },
      { gives: { 'Without cooling': 1.5 } },
    ),
    templateTest(
      'Asks which authority was told about a refused load',
      { Disposition: 'Refused', Box: { '*': 'Yes', 'Drains free': 'No' } },
      { shown: ['Veterinary office or authority told', 'What was done about the box'] },
    ),
  ],
};
