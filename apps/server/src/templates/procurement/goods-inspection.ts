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
  greaterThan,
  grid,
  isChecked,
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

export const goodsInspection: TemplateSource = {
  title: 'Goods inspection on receipt',
  industry: 'Procurement',
  description:
    'Counts what came, looks at packages and takes a sample. For an AQL of 1.0 the sample size and the limits follow from the lot, and the lot is accepted or refused by what is found.',
  tags: ['Receiving', 'Sampling', 'Quality'],
  icon: 'package-variant-closed-check',
  source: 'ISO 2859-1, sampling procedures for inspection by attributes: single sampling, general level II, AQL 1.0',
  responseTitle: '{Order number}, {Article}: {Result for the lot}',
  pdf: { header: 'Order {Order number} · {Article}' },
  entries: [
    section('Delivery', [
      sideBySide(
        text('Order number', { required: true, pattern: ['PO-[0-9]{5,8}', 'PO, a hyphen and five to eight digits'] }),
        text('Number of the delivery note', { required: true }),
      ),
      sideBySide(dateTime('Arrived', { required: true }), text('Carrier', { required: true }), text('License plate')),
      sideBySide(
        number('Packages on the note', { required: true, min: 1, whole: true }),
        number('Packages counted', { required: true, min: 0, whole: true }),
      ),
      calculated('Packages missing', '[Packages on the note] - [Packages counted]'),
      note('Write what is missing on the carrier’s copy **before** the driver leaves.', {
        when: greaterThan('Packages missing', 0),
      }),
      checklist(
        'Packages',
        ['Dry', 'Not crushed', 'Seals whole', 'Labels legible', 'Tilt or shock marks white'],
        ['Yes', 'No', 'Not applicable'],
        { required: true },
      ),
      longText('Damage to packages', { required: true, rows: 2, when: anyQuestionHas('Packages', 'No') }),
      photos('Photos of the damage', { required: true, when: anyQuestionHas('Packages', 'No') }),
      radioField('Carrier’s copy', ['Signed clean', 'Signed with the damage'], {
        required: true,
        when: anyQuestionHas('Packages', 'No'),
      }),
    ]),
    section('Article', [
      sideBySide(
        text('Article', { required: true }),
        text('Article number', { required: true }),
        text('Lot or serial numbers'),
      ),
      sideBySide(
        number('Pieces ordered', { required: true, min: 1, whole: true }),
        number('Pieces delivered', { required: true, min: 0, whole: true }),
      ),
      calculated('Over or under', '[Pieces delivered] - [Pieces ordered]'),
      checkbox('It has a shelf life'),
      number('Days of shelf life left', {
        unit: 'days',
        required: true,
        min: 0,
        whole: true,
        when: isChecked('It has a shelf life'),
      }),
      radioField('Certificate', ['Not asked for', 'Came along', 'Missing'], { required: true }),
      text('Certificate promised by', { required: true, when: equals('Certificate', 'Missing') }),
    ]),
    section('Sample', [
      sideBySide(
        calculated(
          'Sample size',
          'IF([Pieces delivered] <= 0, 0, IF([Pieces delivered] <= 13, [Pieces delivered], IF([Pieces delivered] <= 150, 13, IF([Pieces delivered] <= 500, 50, IF([Pieces delivered] <= 1200, 80, IF([Pieces delivered] <= 3200, 125, IF([Pieces delivered] <= 10000, 200, IF([Pieces delivered] <= 35000, 315, 500))))))))',
          { tip: 'Where the table leads to another code letter, its sample is taken.' },
        ),
        calculated(
          'Accept up to',
          'IF([Sample size] <= 13, 0, IF([Sample size] = 50, 1, IF([Sample size] = 80, 2, IF([Sample size] = 125, 3, IF([Sample size] = 200, 5, IF([Sample size] = 315, 7, 10))))))',
          { unit: 'defective' },
        ),
      ),
      sideBySide(
        number('Pieces inspected', {
          required: true,
          min: 1,
          whole: true,
          check: ['[Pieces inspected] >= [Sample size]', 'The sample is smaller than the plan wants.'],
        }),
        number('Defective pieces', {
          required: true,
          min: 0,
          whole: true,
          check: ['[Defective pieces] <= [Pieces inspected]', 'There are more than were looked at.'],
        }),
      ),
      grid(
        'Measured',
        [
          text('Feature', { required: true }),
          number('Lower limit', { decimals: 4 }),
          number('Upper limit', { decimals: 4 }),
          number('Worst value', { required: true, decimals: 4 }),
          calculatedText(
            'Within limits',
            'IF(AND([Worst value] >= [Lower limit], [Worst value] <= [Upper limit]), "Yes", "No")',
          ),
          text('Measured with'),
        ],
        { add: 'Add a feature', empty: true },
      ),
      calculated('Features outside', 'COUNT([Measured].[Within limits] = "No")'),
    ]),
    section('Result', [
      calculatedText(
        'Result for the lot',
        'IF(OR([Defective pieces] > [Accept up to], [Features outside] > 0), "Refused", IF([Pieces inspected] = 0, "Not inspected yet", "Accepted"))',
      ),
      dropdown(
        'Disposition',
        ['Sent back', 'Sorted by us', 'Sorted by the supplier', 'Used with a concession', 'Scrapped'],
        { required: true, when: equals('Result for the lot', 'Refused') },
      ),
      text('Who gave the concession', { required: true, when: equals('Disposition', 'Used with a concession') }),
      text('Number of the complaint', {
        required: true,
        when: anyOf(equals('Result for the lot', 'Refused'), equals('Carrier’s copy', 'Signed with the damage')),
      }),
      text('Stored at', { required: true, hint: 'Refused goods: the locked area' }),
      signature('Signature of the inspector of goods', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Takes a sample of 80 from 1,000, and accepts two defects',
      { 'Pieces delivered': 1000, 'Pieces inspected': 80, 'Defective pieces': 2 },
      {
        gives: { 'Sample size': 80, 'Accept up to': 2, 'Result for the lot': 'Accepted' },
        hidden: ['Disposition'],
      },
    ),
    templateTest(
      'Refuses a lot with three defects',
      { 'Pieces delivered': 1000, 'Pieces inspected': 80, 'Defective pieces': 3 },
      { gives: { 'Result for the lot': 'Refused' }, shown: ['Disposition', 'Number of the complaint'] },
    ),
    templateTest(
      'Requires inspection of every piece of a very small lot',
      { 'Pieces delivered': 9, 'Pieces inspected': 5, 'Defective pieces': 0 },
      { gives: { 'Sample size': 9, 'Accept up to': 0 }, wrong: { 'Pieces inspected': 'json' } },
    ),
    templateTest(
      'Refuses a lot for one measurement outside its limits',
      {
        'Pieces delivered': 40,
        'Pieces inspected': 13,
        'Defective pieces': 0,
        Measured: [{ Feature: 'Bore', 'Lower limit': 10, 'Upper limit': 10.02, 'Worst value': 10.031 }],
      },
      { gives: { 'Within limits, row 1': 'No', 'Features outside': 1, 'Result for the lot': 'Refused' } },
    ),
    templateTest(
      'Requires records of damaged and missing packages',
      { 'Packages on the note': 4, 'Packages counted': 3, Packages: { '*': 'Yes', Dry: 'No' } },
      { gives: { 'Packages missing': 1 }, shown: ['Damage to packages', 'Photos of the damage', 'Carrier’s copy'] },
    ),
  ],
};
