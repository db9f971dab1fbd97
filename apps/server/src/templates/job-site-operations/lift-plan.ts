import {
  anyOf,
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
  checklist,
  dateTime,
  dropdown,
  equals,
  files,
  grid,
  isChecked,
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
} from '../writing/index.ts';

export const liftPlan: TemplateSource = {
  title: 'Crane lift plan',
  industry: 'Job Site Operations',
  description:
    'One lift with a mobile crane: everything that hangs on the hook is added up and compared with the chart at the largest radius. From 75 % on, with two cranes or over people, it is critical and needs approval.',
  tags: ['Crane', 'Plan', 'Rigging'],
  icon: 'crane',
  source:
    'OSHA 29 CFR 1926 Subpart CC, cranes and derricks in construction; ASME P30.1, planning for load handling activities',
  responseTitle: 'Lift of {Item lifted}: {Share of capacity} %, {Kind of lift}',
  pdf: { header: 'Lift plan · {Item lifted}' },
  hasPages: true,
  entries: [
    section('Lift', [
      sideBySide(text('Item lifted', { required: true }), dateTime('Planned for', { required: true })),
      sideBySide(
        text('Lift director', { required: true }),
        text('Operator and certificate', { required: true }),
        text('Signal person', { required: true }),
      ),
      radioField('Signals by', ['Hand', 'Radio', 'Both'], { required: true }),
      text('Radio channel', {
        required: true,
        when: anyOf(equals('Signals by', 'Radio'), equals('Signals by', 'Both')),
        hint: 'One for this crane alone',
      }),
      longText('Load path', { required: true, rows: 2, hint: 'From where to where, how high, what is below' }),
      checkbox('People are below the load path'),
      checkbox('Two cranes lift together'),
      checkbox('A person is lifted'),
      note(
        'People are hoisted only where no other way is safer: trial lift, proof test at 125 %, half of the capacity. This plan isn’t enough.',
        { when: isChecked('A person is lifted') },
      ),
    ]),
    section('Load', [
      grid(
        'On the hook',
        [
          text('What', { required: true, placeholder: 'Beam, spreader, slings, shackles, block' }),
          number('Weight each', { unit: 'lb', required: true, min: 1, max: 1000000 }),
          number('Quantity', { required: true, min: 1, max: 200, whole: true }),
          radioField('Known from', ['Drawing', 'Weighed', 'Calculated', 'Estimated'], { required: true }),
        ],
        { add: 'Add something', least: 2, required: true },
      ),
      sideBySide(
        calculated('Load on the hook', 'SUM([On the hook].[Weight each] * [On the hook].[Quantity])', { unit: 'lb' }),
        calculated('Estimated parts', 'COUNT([On the hook].[Known from] = "Estimated")'),
        calculated('Load to plan with', 'ROUND([Load on the hook] * IF([Estimated parts] > 0, 1.1, 1))', {
          unit: 'lb',
          tip: 'A tenth more where a weight is estimated.',
        }),
      ),
      sideBySide(
        number('Sling angle', {
          unit: '°',
          required: true,
          min: 15,
          max: 90,
          whole: true,
          hint: 'From the horizontal',
        }),
        number('Legs', { required: true, min: 1, max: 4, whole: true }),
        number('Rated load of a leg', { unit: 'lb', required: true, min: 100, max: 500000 }),
      ),
      calculated(
        'Pull in a leg',
        'IF([Legs] > 0, [Load to plan with] / MIN([Legs], 3) / IF([Sling angle] >= 90, 1, IF([Sling angle] >= 60, 0.866, IF([Sling angle] >= 45, 0.707, IF([Sling angle] >= 30, 0.5, 0.259)))), 0)',
        {
          unit: 'lb',
          decimals: 0,
          tip: 'By the next smaller of 90, 60, 45, 30 degrees. Of four legs three are counted.',
        },
      ),
      note('Slings flatter than 30° aren’t used.', { when: equals('Slings', 'Too flat') }),
      calculatedText(
        'Slings',
        'IF([Sling angle] < 30, "Too flat", IF([Pull in a leg] > [Rated load of a leg], "Too weak", "Strong enough"))',
      ),
      longText('Other rigging', {
        required: true,
        when: anyOf(equals('Slings', 'Too flat'), equals('Slings', 'Too weak')),
      }),
    ]),
    section('Crane and ground', [
      sideBySide(
        text('Crane and configuration', { required: true, hint: 'Boom, jib, counterweight, outriggers' }),
        number('Largest radius', { unit: 'ft', required: true, min: 5, max: 500 }),
        number('Capacity at this radius', {
          unit: 'lb',
          required: true,
          min: 500,
          max: 3000000,
          hint: 'From the chart, without what is deducted',
        }),
      ),
      calculated(
        'Share of capacity',
        'IF([Capacity at this radius] > 0, [Load to plan with] / [Capacity at this radius] * 100, 0)',
        { unit: '%', decimals: 1 },
      ),
      sideBySide(
        number('Wind allowed by the maker', { unit: 'mph', required: true, min: 5, max: 60 }),
        number('Wind forecast', { unit: 'mph', required: true, min: 0, max: 100 }),
      ),
      calculatedText(
        'Wind verdict',
        'IF([Wind forecast] > [Wind allowed by the maker], "Too windy", "Below the limit")',
      ),
      checklist(
        'Set up',
        [
          'Ground carries it, drawn and agreed',
          'Mats under each outrigger',
          'Level within 1 %',
          'Swing area barricaded',
          'No cellar, pipe or edge near',
          'Inspected this shift',
        ],
        ['Yes', 'No'],
        { required: true },
      ),
      number('Distance to a power line', { unit: 'ft', required: true, min: 0, max: 1000 }),
      dropdown(
        'Voltage of the line',
        ['None near', 'Up to 50 kV', 'Above 50 to 200 kV', 'Above 200 to 350 kV', 'Above 350 to 500 kV'],
        { required: true },
      ),
      calculated(
        'Minimum distance',
        'IF([Voltage of the line] = "Up to 50 kV", 10, IF([Voltage of the line] = "Above 50 to 200 kV", 15, IF([Voltage of the line] = "Above 200 to 350 kV", 20, IF([Voltage of the line] = "Above 350 to 500 kV", 25, 0))))',
        { unit: 'ft' },
      ),
      text('Spotter for the line', {
        required: true,
        when: anyOf(
          equals('Voltage of the line', 'Up to 50 kV'),
          equals('Voltage of the line', 'Above 50 to 200 kV'),
          equals('Voltage of the line', 'Above 200 to 350 kV'),
          equals('Voltage of the line', 'Above 350 to 500 kV'),
        ),
      }),
    ]),
    section('Decision on the lift', [
      calculatedText(
        'Kind of lift',
        'IF(OR([Share of capacity] > 100, [Distance to a power line] < [Minimum distance], [Wind verdict] = "Too windy", [Slings] <> "Strong enough"), "Not possible as planned", IF(OR([Share of capacity] >= 75, [Two cranes lift together], [People are below the load path], [A person is lifted]), "Critical", "Standard"))',
      ),
      longText('What is changed', { required: true, when: equals('Kind of lift', 'Not possible as planned') }),
      text('Qualified person who agreed', { required: true, when: equals('Kind of lift', 'Critical') }),
      files('Drawing of the lift', {
        required: true,
        pattern: '.pdf,image/*',
        when: equals('Kind of lift', 'Critical'),
      }),
      longText('What isn’t set up yet', { required: true, when: anyQuestionHas('Set up', 'No') }),
      checkbox('Everyone was briefed', { required: true }),
      signature('Signature of the lift director', { required: true }),
      signature('Signature of the crane operator', { required: true, footer: 'I stop when anyone says stop.' }),
    ]),
  ],
  tests: [
    templateTest(
      'Adds up the load on the hook for a standard lift',
      {
        'On the hook': [
          { What: 'Beam', 'Weight each': 8000, Quantity: 1, 'Known from': 'Drawing' },
          { What: 'Rigging', 'Weight each': 250, Quantity: 2, 'Known from': 'Weighed' },
        ],
        'Capacity at this radius': 20000,
        'Sling angle': 60,
        Legs: 2,
        'Rated load of a leg': 6000,
        'Wind allowed by the maker': 20,
        'Wind forecast': 8,
        'Distance to a power line': 200,
        'Voltage of the line': 'None near',
      },
      {
        gives: {
          'Load on the hook': 8500,
          'Load to plan with': 8500,
          'Share of capacity': 42.5,
          'Pull in a leg': 4908,
          Slings: 'Strong enough',
          'Kind of lift': 'Standard',
        },
        hidden: ['Qualified person who agreed'],
      },
    ),
    templateTest(
      'Adds a tenth to estimated weights, and rates 75 % of capacity as critical',
      {
        'On the hook': [
          { What: 'Vessel', 'Weight each': 14000, Quantity: 1, 'Known from': 'Estimated' },
          { What: 'Rigging', 'Weight each': 500, Quantity: 1, 'Known from': 'Weighed' },
        ],
        'Capacity at this radius': 20000,
        'Sling angle': 90,
        Legs: 1,
        'Rated load of a leg': 20000,
        'Wind allowed by the maker': 20,
        'Wind forecast': 8,
      },
      {
        gives: { 'Load to plan with': 15950, 'Share of capacity': 79.8, 'Kind of lift': 'Critical' },
        shown: ['Qualified person who agreed'],
      },
    ),
    templateTest(
      'Forbids a lift near a power line',
      {
        'Voltage of the line': 'Above 50 to 200 kV',
        'Distance to a power line': 12,
        'Sling angle': 60,
        Legs: 2,
        'Rated load of a leg': 6000,
      },
      {
        gives: { 'Minimum distance': 15, 'Kind of lift': 'Not possible as planned' },
        shown: ['Spotter for the line', 'What is changed'],
      },
    ),
    templateTest(
      'Rejects slings that are too flat',
      { 'Sling angle': 20, Legs: 2, 'Rated load of a leg': 90000 },
      { gives: { Slings: 'Too flat' }, shown: ['Other rigging'] },
    ),
    templateTest(
      'Forbids a lift in too much wind',
      { 'Wind allowed by the maker': 22, 'Wind forecast': 30, 'Signals by': 'Radio' },
      { gives: { 'Wind verdict': 'Too windy', 'Kind of lift': 'Not possible as planned' }, shown: ['Radio channel'] },
    ),
  ],
};
