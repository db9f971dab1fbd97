import {
  anyQuestionHas,
  calculated,
  calculatedDate,
  calculatedText,
  checkbox,
  checklist,
  date,
  dropdown,
  equals,
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

export const fireDoorCheck: TemplateSource = {
  title: 'Fire door check of a building',
  industry: 'Realestate',
  description:
    'The quarterly round of the doors in shared parts, and the yearly one of flat entrance doors. Gaps, closers and seals for each door; a door that doesn’t close by itself is urgent. When the next round is due is calculated.',
  tags: ['Fire', 'Building', 'Doors'],
  icon: 'door-closed',
  source:
    'The Fire Safety (England) Regulations 2022, regulation 10, and the Regulatory Reform (Fire Safety) Order 2005',
  responseTitle: 'Fire doors of {Name of the building}: {Doors that fail} of {Doors checked} fail',
  pdf: { header: 'Fire doors · {Name of the building}', orientation: 'landscape' },
  entries: [
    section('Building', [
      sideBySide(
        text('Name of the building', { required: true }),
        text('Responsible person', { required: true }),
        date('Round made on', { required: true, to: 'today' }),
      ),
      sideBySide(
        number('Height of the top storey', { unit: 'm', required: true, min: 1, max: 300, decimals: 1 }),
        number('Flats', { required: true, min: 2, max: 2000, whole: true }),
      ),
      calculatedText(
        'Regime of the building',
        'IF([Height of the top storey] > 11, "Above 11 m: quarterly and yearly checks", "Up to 11 m: as the risk assessment says")',
      ),
      radioField('Which doors', ['Shared parts, quarterly', 'Flat entrances, yearly', 'Both'], { required: true }),
      sideBySide(
        calculatedDate('Next round of shared parts', 'ADDDAYS([Round made on], 91)', {
          when: oneOf('Which doors', 'Shared parts, quarterly', 'Both'),
        }),
        calculatedDate('Next round of flat entrances', 'ADDDAYS([Round made on], 365)', {
          when: oneOf('Which doors', 'Flat entrances, yearly', 'Both'),
        }),
      ),
      text('Fire risk assessment of', { required: true, hint: 'Its day and author' }),
    ]),
    section('Doors', [
      grid(
        'Doors',
        [
          text('Door', { required: true, placeholder: 'ST1-L3-02' }),
          dropdown('Kind of door', ['Stair', 'Corridor', 'Riser', 'Plant room', 'Bin store', 'Flat entrance'], {
            required: true,
          }),
          number('Gap at the top', { unit: 'mm', required: true, min: 0, max: 50, decimals: 1 }),
          number('Gap at the sides', { unit: 'mm', required: true, min: 0, max: 50, decimals: 1 }),
          number('Gap at the bottom', { unit: 'mm', required: true, min: 0, max: 80, decimals: 1 }),
          radioField('Closes by itself', ['Yes', 'Slowly', 'No'], {
            required: true,
            hint: 'From any angle, past the latch',
          }),
          radioField('Seals', ['Whole', 'Damaged', 'Missing'], { required: true }),
          radioField('Hinges', ['Three, tight', 'Loose or fewer'], { required: true }),
          radioField('Glass and leaf', ['Whole', 'Damaged', 'Changed without permission'], { required: true }),
          calculatedText(
            'Door verdict',
            'IF(OR([Closes by itself] = "No", [Seals] = "Missing", [Glass and leaf] = "Changed without permission"), "Urgent", IF(OR([Gap at the top] > 4, [Gap at the sides] > 4, [Gap at the bottom] > 8, [Closes by itself] = "Slowly", [Seals] = "Damaged", [Hinges] = "Loose or fewer", [Glass and leaf] = "Damaged"), "Repair", "Passes"))',
          ),
          text('Action required', { required: true, when: oneOf('Closes by itself', 'Slowly', 'No') }),
        ],
        { add: 'Add a door', required: true, most: 300 },
      ),
      sideBySide(
        calculated('Doors checked', 'COUNT([Doors])'),
        calculated('Doors urgent', 'COUNT([Doors].[Door verdict] = "Urgent")'),
        calculated('Doors to repair', 'COUNT([Doors].[Door verdict] = "Repair")'),
        calculated('Doors that fail', '[Doors urgent] + [Doors to repair]'),
      ),
      note(
        'Gaps of 2 to 4 mm at head and sides, and at the threshold up to 8 mm or as the certificate of the door says.',
      ),
    ]),
    section(
      'Flat entrances',
      [
        number('Flats that did not open', {
          required: true,
          min: 0,
          max: 2000,
          whole: true,
          check: ['[Flats that did not open] <= [Flats]', 'There are not so many flats.'],
        }),
        calculated(
          'Reached of the flats',
          'IF([Flats] > 0, ([Flats] - [Flats that did not open]) / [Flats] * 100, 0)',
          { unit: '%', decimals: 0 },
        ),
        grid(
          'Access attempts',
          [
            text('Flat', { required: true }),
            date('Attempted on', { required: true }),
            radioField('How residents were asked', ['Card', 'Letter', 'Phone', 'Door to door'], { required: true }),
          ],
          { add: 'Add an attempt', required: true, when: greaterThan('Flats that did not open', 0) },
        ),
        longText('Best efforts so far', {
          required: true,
          rows: 2,
          when: greaterThan('Flats that did not open', 0),
          hint: 'Kept as the record that the regulations ask for',
        }),
      ],
      { when: oneOf('Which doors', 'Flat entrances, yearly', 'Both') },
    ),
    section('Residents', [
      checklist(
        'Residents are told',
        [
          'Doors are kept shut',
          'Closers are not touched',
          'Faults are reported immediately',
          'Told when they moved in',
          'Told within the last year',
        ],
        ['Yes', 'No'],
        { required: true },
      ),
      longText('When residents are told', {
        required: true,
        rows: 2,
        when: anyQuestionHas('Residents are told', 'No'),
      }),
      checkbox('Doors were wedged open'),
      text('Which doors were wedged', { required: true, when: isChecked('Doors were wedged open') }),
    ]),
    section('Follow-up', [
      calculatedText(
        'Result of the round',
        'IF([Doors urgent] > 0, "Urgent repairs", IF([Doors to repair] > 0, "Repairs", IF(COUNT([Doors].[Closes by itself]) = 0, "Not checked yet", "OK")))',
      ),
      longText('What protects people until it is repaired', {
        required: true,
        shortest: 20,
        when: equals('Result of the round', 'Urgent repairs'),
      }),
      calculatedDate('Urgent repairs by', 'ADDDAYS([Round made on], 7)', {
        when: equals('Result of the round', 'Urgent repairs'),
      }),
      text('Company that repairs, and its certificate', {
        required: true,
        when: oneOf('Result of the round', 'Urgent repairs', 'Repairs'),
      }),
      photos('Photos of doors', { most: 10 }),
      signature('Signature of the inspector', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Passes a good door',
      {
        Doors: [
          {
            Door: '1',
            'Kind of door': 'Stair',
            'Gap at the top': 3,
            'Gap at the sides': 3.5,
            'Gap at the bottom': 6,
            'Closes by itself': 'Yes',
            Seals: 'Whole',
            Hinges: 'Three, tight',
            'Glass and leaf': 'Whole',
          },
        ],
      },
      {
        gives: { 'Door verdict, row 1': 'Passes', 'Doors that fail': 0, 'Result of the round': 'OK' },
        hidden: ['Urgent repairs by'],
      },
    ),
    templateTest(
      'Requires urgent repairs if a door doesn’t close by itself',
      {
        'Round made on': '2026-01-10',
        Doors: [
          { Door: '1', 'Closes by itself': 'No', 'Gap at the top': 3, 'Gap at the sides': 3, 'Gap at the bottom': 3 },
          { Door: '2', 'Closes by itself': 'Yes', 'Gap at the top': 6, 'Gap at the sides': 3, 'Gap at the bottom': 3 },
        ],
      },
      {
        gives: {
          'Doors urgent': 1,
          'Doors to repair': 1,
          'Doors that fail': 2,
          'Result of the round': 'Urgent repairs',
          'Urgent repairs by': '2026-01-17',
        },
        shown: ['Action required, row 1', 'Company that repairs, and its certificate'],
        hidden: ['Action required, row 2'],
      },
    ),
    templateTest(
      'Schedules the next round after a quarter',
      { 'Round made on': '2026-01-10', 'Which doors': 'Shared parts, quarterly', 'Height of the top storey': 14 },
      {
        gives: {
          'Next round of shared parts': '2026-04-11',
          'Regime of the building': 'Above 11 m: quarterly and yearly checks',
        },
        hidden: ['Flat entrances', 'Next round of flat entrances'],
      },
    ),
    templateTest(
      'Counts flats that did not open',
      { 'Which doors': 'Flat entrances, yearly', Flats: 40, 'Flats that did not open': 6 },
      { gives: { 'Reached of the flats': 85 }, shown: ['Access attempts', 'Best efforts so far'] },
    ),
    templateTest(
      'Requires a date for telling residents',
      {
        'Residents are told': { '*': 'Yes', 'Told within the last year': 'No' },
        'Doors were wedged open': true,
        Flats: 4,
        'Flats that did not open': 9,
      },
      { shown: ['When residents are told', 'Which doors were wedged'] },
    ),
  ],
};
