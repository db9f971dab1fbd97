import {
  anyOf,
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
  checklist,
  date,
  dropdown,
  greaterThan,
  grid,
  lessThan,
  longText,
  note,
  number,
  photos,
  radioField,
  scale,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
  time,
} from '../writing/index.ts';

export const concretePourRecord: TemplateSource = {
  title: 'Concrete pour record',
  industry: 'Construction',
  description:
    'Each load from batching to discharge with slump, air and temperature, what was checked before the pour, cylinders taken and how the concrete is cured. Loads older than 90 minutes and concrete that’s too hot or too cold are flagged.',
  tags: ['Concrete', 'Quality', 'Test'],
  icon: 'wall',
  source:
    'ACI 301 Specifications for Concrete Construction, with the tests of ASTM C31, C143, C231, C1064 and the delivery of ASTM C94',
  responseTitle: 'Pour {Element poured}, {Day of pour|DD MMM YYYY}',
  pdf: { header: 'Concrete pour record · {Element poured}', orientation: 'landscape', scale: 0.9 },
  entries: [
    section('The pour', [
      sideBySide(
        text('Element poured', { required: true, placeholder: 'Slab L3, axes C to F' }),
        text('Drawing and revision', { required: true }),
      ),
      sideBySide(date('Day of pour', { required: true }), text('Concrete supplier', { required: true })),
      sideBySide(
        text('Mix design', { required: true, hint: 'Number of the approved design' }),
        number('Specified strength', {
          unit: 'MPa',
          required: true,
          min: 10,
          max: 120,
          whole: true,
          tip: 'At 28 days, unless the project says otherwise.',
        }),
        number('Volume planned', { unit: 'm³', required: true, min: 0.1, max: 5000, decimals: 1 }),
      ),
      sideBySide(
        number('Minimum specified slump', { unit: 'mm', required: true, min: 0, max: 280, whole: true }),
        number('Maximum specified slump', {
          unit: 'mm',
          required: true,
          min: 0,
          max: 280,
          whole: true,
          check: ['[Maximum specified slump] >= [Minimum specified slump]', 'The most can’t be below the least.'],
        }),
      ),
      radioField('Air-entrained', ['Yes', 'No'], { required: true }),
    ]),
    section('Before the first load', [
      checklist(
        'Readiness',
        [
          'Formwork tight, clean and braced',
          'Reinforcement size, spacing and cover',
          'Embedded parts and sleeves',
          'Construction joint roughened and wet',
          'Vibrators, one of them spare',
          'Access for pump and people',
        ],
        ['Ready', 'Corrected', 'Not ready'],
        { required: true },
      ),
      note('**Do not pour** before everything above is ready or corrected.', {
        when: anyQuestionHas('Readiness', 'Not ready'),
      }),
      longText('Who decided to pour all the same, and why', {
        required: true,
        rows: 2,
        when: anyQuestionHas('Readiness', 'Not ready'),
      }),
      sideBySide(
        number('Air temperature', { unit: '°C', required: true, min: -30, max: 50, decimals: 1 }),
        number('Wind over the surface', { unit: 'km/h', min: 0, max: 120 }),
        number('Relative humidity', { unit: '%', min: 0, max: 100 }),
      ),
      dropdown(
        'Cold weather protection',
        ['Heated enclosure', 'Insulating blankets', 'Heated water and aggregates', 'Windbreak and blankets'],
        { required: true, when: lessThan('Air temperature', 5), hint: 'Below 5 °C: no frozen ground, forms or steel' },
      ),
      dropdown(
        'Hot weather protection',
        ['Chilled water or ice', 'Pour moved to the night', 'Fogging and windbreak', 'Evaporation retarder'],
        { required: true, when: greaterThan('Air temperature', 32) },
      ),
    ]),
    section('Loads', [
      grid(
        'Loads',
        [
          text('Ticket', { required: true }),
          time('Batched', { required: true }),
          time('Discharge done', { required: true }),
          calculated('Age', 'ROUND(HOURS([Batched], [Discharge done]) * 60)', { unit: 'min' }),
          number('Volume', { unit: 'm³', required: true, min: 0.1, max: 15, decimals: 1 }),
          number('Water added on site', { unit: 'l', min: 0, max: 200 }),
          number('Slump', { unit: 'mm', min: 0, max: 280, whole: true }),
          number('Air content', { unit: '%', min: 0, max: 15, decimals: 1 }),
          number('Concrete temperature', { unit: '°C', min: 0, max: 50, decimals: 1 }),
          text('Cylinders', { placeholder: 'A1 to A4' }),
        ],
        { add: 'Add a load', required: true },
      ),
      sideBySide(
        calculated('Volume placed', 'SUM([Loads].[Volume])', { unit: 'm³', decimals: 1 }),
        calculated('Difference from plan', '[Volume placed] - [Volume planned]', { unit: 'm³', decimals: 1 }),
        calculated('Oldest load', 'MAX([Loads].[Age])', { unit: 'min' }),
        calculated('Warmest load', 'MAX([Loads].[Concrete temperature])', { unit: '°C', decimals: 1 }),
      ),
      calculatedText(
        'Age of loads',
        'IF([Oldest load] > 90, "A load was older than 90 minutes", "All loads within 90 minutes")',
      ),
      longText('What was done with the late or hot load', {
        required: true,
        rows: 2,
        when: anyOf(greaterThan('Oldest load', 90), greaterThan('Warmest load', 35)),
        hint: 'Accepted by whom, on what grounds, or sent back',
      }),
      calculated('Cylinder sets due', 'IF([Volume placed] > 115, 2, 1)', {
        tip: 'At least one set a day and one for each 115 m³ of a mix.',
      }),
    ]),
    section('After the pour', [
      dropdown('Finish', ['Formed', 'Floated', 'Troweled', 'Broomed', 'Exposed aggregate'], { required: true }),
      dropdown('Curing', ['Water or wet burlap', 'Curing compound', 'Plastic sheet', 'Forms left in place'], {
        required: true,
      }),
      number('Days of curing', {
        unit: 'days',
        required: true,
        min: 1,
        max: 28,
        whole: true,
        hint: 'Seven for usual cement',
      }),
      text('Why curing is shorter than seven days', { required: true, when: lessThan('Days of curing', 7) }),
      scale('Workmanship', ['Poor', 'Fair', 'Good', 'Very good']),
      checkbox('Honeycombs, cold joints or cracks were seen'),
      photos('Photos of the surface'),
      signature('Signature of the inspector', { required: true, footer: 'I was there for the whole pour.' }),
    ]),
  ],
  tests: [
    templateTest(
      'Adds up the volume and finds the oldest load',
      {
        'Volume planned': 14,
        Loads: [
          { Ticket: '101', Batched: '08:00:00', 'Discharge done': '08:50:00', Volume: 7.5 },
          { Ticket: '102', Batched: '08:40:00', 'Discharge done': '10:25:00', Volume: 7 },
        ],
      },
      {
        gives: {
          'Volume placed': 14.5,
          'Difference from plan': 0.5,
          'Age, row 1': 50,
          'Oldest load': 105,
          'Age of loads': 'A load was older than 90 minutes',
        },
        shown: ['What was done with the late or hot load'],
      },
    ),
    templateTest(
      'Accepts loads within 90 minutes',
      {
        Loads: [
          { Ticket: '7', Batched: '23:30:00', 'Discharge done': '00:40:00', Volume: 6, 'Concrete temperature': 24 },
        ],
      },
      {
        gives: { 'Oldest load': 70, 'Age of loads': 'All loads within 90 minutes' },
        hidden: ['What was done with the late or hot load'],
      },
    ),
    templateTest(
      'Requires protection from frost',
      { 'Air temperature': 2 },
      { shown: ['Cold weather protection'], hidden: ['Hot weather protection'] },
    ),
    templateTest(
      'Requires the reason for an early end of curing, and two sets for a large pour',
      {
        'Days of curing': 3,
        Loads: [
          { Ticket: '1', Volume: 15 },
          { Ticket: '2', Volume: 15 },
        ],
      },
      { shown: ['Why curing is shorter than seven days'], gives: { 'Cylinder sets due': 1 } },
    ),
    templateTest(
      'Stops the pour until everything is ready',
      {
        Readiness: { '*': 'Ready', 'Embedded parts and sleeves': 'Not ready' },
        'Minimum specified slump': 120,
        'Maximum specified slump': 80,
      },
      { shown: ['Who decided to pour all the same, and why'], wrong: { 'Maximum specified slump': 'json' } },
    ),
  ],
};
