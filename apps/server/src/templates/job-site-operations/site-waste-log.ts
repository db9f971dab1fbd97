import {
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
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
  photos,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const siteWasteLog: TemplateSource = {
  title: 'Site waste transfer log',
  industry: 'Job Site Operations',
  description:
    'Each load of waste that leaves a building site, with its code, weight and where it goes. The share that is recovered is calculated, hazardous loads ask for their consignment note, and missing licenses stop the load.',
  tags: ['Waste', 'Environment', 'Recycling'],
  icon: 'dump-truck',
  source:
    'Directive 2008/98/EC on waste (articles 4, 11, 17, 19, 35) and the European List of Waste, Decision 2000/532/EC',
  responseTitle: 'Waste of {Name of the project}, week {Calendar week}: {Recovered} % recovered',
  pdf: { header: 'Waste log · {Name of the project}', orientation: 'landscape' },
  entries: [
    section('Site and week', [
      sideBySide(
        text('Name of the project', { required: true }),
        number('Calendar week', { required: true, min: 1, max: 53, whole: true }),
        number('Calendar year', { required: true, min: 2020, max: 2100, whole: true }),
      ),
      sideBySide(
        text('Waste coordinator', { required: true }),
        dropdown('Phase', ['Demolition', 'Excavation', 'Shell', 'Fit-out', 'Landscaping'], { required: true }),
      ),
      checkbox('The building was looked through for hazardous substances'),
      text('Report of hazardous substances', { required: true, when: equals('Phase', 'Demolition') }),
    ]),
    section('Loads of the week', [
      grid(
        'Waste loads',
        [
          date('Left on', { required: true, to: 'today' }),
          dropdown(
            'Waste code',
            [
              '17 01 01 concrete',
              '17 01 02 bricks',
              '17 02 01 wood',
              '17 02 02 glass',
              '17 02 03 plastic',
              '17 03 02 bituminous mixtures',
              '17 04 05 iron and steel',
              '17 05 04 soil and stones',
              '17 06 04 insulation',
              '17 06 05* asbestos',
              '17 08 02 gypsum',
              '17 09 04 mixed',
              '15 01 06 mixed packaging',
              '08 01 11* paint with solvents',
            ],
            { required: true },
          ),
          number('Tonnes', { unit: 't', required: true, min: 0.01, max: 60, decimals: 2 }),
          dropdown('Disposal route', ['Reuse', 'Recycling', 'Backfilling', 'Energy', 'Landfill'], {
            required: true,
          }),
          text('Goes to', { required: true }),
          text('Carrier and license', { required: true }),
          text('Ticket number', { required: true }),
          calculated(
            'Recovered tonnes',
            'IF(OR([Disposal route] = "Landfill", [Disposal route] = "Energy"), 0, [Tonnes])',
            { unit: 't', decimals: 2 },
          ),
          calculated('Hazardous tonnes', 'IF(CONTAINS([Waste code], "*"), [Tonnes], 0)', { unit: 't', decimals: 2 }),
          text('Consignment note', {
            required: true,
            when: oneOf('Waste code', '17 06 05* asbestos', '08 01 11* paint with solvents'),
          }),
        ],
        { add: 'Add a load', required: true, most: 100 },
      ),
      sideBySide(
        calculated('Total of the week', 'SUM([Waste loads].[Tonnes])', { unit: 't', decimals: 2 }),
        calculated(
          'Soil and stones',
          'SUM(IF([Waste loads].[Waste code] = "17 05 04 soil and stones", [Waste loads].[Tonnes], 0))',
          { unit: 't', decimals: 2 },
        ),
        calculated('Total hazardous', 'SUM([Waste loads].[Hazardous tonnes])', { unit: 't', decimals: 2 }),
      ),
      calculated(
        'Recovered',
        'IF([Total of the week] - [Soil and stones] - [Total hazardous] > 0, (SUM([Waste loads].[Recovered tonnes]) - [Soil and stones]) / ([Total of the week] - [Soil and stones] - [Total hazardous]) * 100, 0)',
        {
          unit: '%',
          decimals: 1,
          tip: 'By weight, without hazardous waste and without soil and stones, as the directive counts. Soil is taken as recovered.',
        },
      ),
      calculatedText('Goal of 70 %', 'IF([Recovered] >= 70, "Reached", "Missed")'),
      longText('Why it wasn’t recovered', { required: true, rows: 2, when: equals('Goal of 70 %', 'Missed') }),
    ]),
    section('Containers', [
      checklist(
        'Containers on site',
        [
          'Labeled by kind and code',
          'Not mixed',
          'Covered against wind and rain',
          'Hazardous ones locked, on a tray',
          'Not above the rim',
        ],
        ['Yes', 'No', 'Not applicable'],
        { required: true },
      ),
      photos('Photos of mixed containers', { when: anyQuestionHas('Containers on site', 'No') }),
      longText('Corrective action due', { required: true, rows: 2, when: anyQuestionHas('Containers on site', 'No') }),
      number('Containers full', { required: true, min: 0, max: 100, whole: true }),
    ]),
    section(
      'Hazardous',
      [
        note('Hazardous waste is never mixed, and never leaves without its note. The notes are kept for three years.'),
        text('Asbestos license of the remover', { required: true }),
        radioField('Packed', ['Double-bagged and labeled', 'Wrapped and labeled', 'Not yet'], {
          required: true,
          check: ['[Packed] <> "Not yet"', 'It can’t leave before it’s packed.'],
        }),
        files('Consignment notes', { pattern: '.pdf', required: true }),
      ],
      { when: greaterThan('Total hazardous', 0) },
    ),
    section('Costs and sign-off', [
      number('Price of a tonne of mixed waste', { unit: '€', min: 0, max: 1000, decimals: 2 }),
      calculated('Mixed tonnes', 'SUM(IF([Waste loads].[Waste code] = "17 09 04 mixed", [Waste loads].[Tonnes], 0))', {
        unit: 't',
        decimals: 2,
      }),
      calculated('Cost of what was mixed', '[Mixed tonnes] * [Price of a tonne of mixed waste]', { currency: 'EUR' }),
      checkbox('Permits of all facilities were checked', { required: true }),
      signature('Signature of the waste coordinator', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Calculates the recovered share by weight',
      {
        'Waste loads': [
          { 'Waste code': '17 01 01 concrete', Tonnes: 20, 'Disposal route': 'Recycling' },
          { 'Waste code': '17 09 04 mixed', Tonnes: 5, 'Disposal route': 'Landfill' },
        ],
        'Price of a tonne of mixed waste': 190,
      },
      {
        gives: {
          'Total of the week': 25,
          Recovered: 80,
          'Goal of 70 %': 'Reached',
          'Mixed tonnes': 5,
          'Cost of what was mixed': 950,
        },
        hidden: ['Hazardous', 'Why it wasn’t recovered'],
      },
    ),
    templateTest(
      'Excludes soil from the recovered share',
      {
        'Waste loads': [
          { 'Waste code': '17 05 04 soil and stones', Tonnes: 100, 'Disposal route': 'Backfilling' },
          { 'Waste code': '17 02 01 wood', Tonnes: 4, 'Disposal route': 'Energy' },
        ],
      },
      {
        gives: { 'Soil and stones': 100, Recovered: 0, 'Goal of 70 %': 'Missed' },
        shown: ['Why it wasn’t recovered'],
      },
    ),
    templateTest(
      'Requires the consignment note of a hazardous load',
      {
        'Waste loads': [
          { 'Waste code': '17 06 05* asbestos', Tonnes: 1.2, 'Disposal route': 'Landfill' },
          { 'Waste code': '17 01 02 bricks', Tonnes: 8, 'Disposal route': 'Reuse' },
        ],
        Packed: 'Not yet',
      },
      {
        gives: { 'Hazardous tonnes, row 1': 1.2, 'Total hazardous': 1.2, Recovered: 100 },
        shown: ['Consignment note, row 1', 'Asbestos license of the remover'],
        hidden: ['Consignment note, row 2'],
        wrong: { Packed: 'json' },
      },
    ),
    templateTest(
      'Requires a report of hazardous substances before a demolition',
      { Phase: 'Demolition', 'Calendar week': 54 },
      { shown: ['Report of hazardous substances'], wrong: { 'Calendar week': 'max' } },
    ),
    templateTest(
      'Requires a corrective action for mixed containers',
      { 'Containers on site': { '*': 'Yes', 'Not mixed': 'No' } },
      { shown: ['Corrective action due'] },
    ),
  ],
};
