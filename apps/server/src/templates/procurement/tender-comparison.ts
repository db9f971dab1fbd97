import {
  atLeast,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  date,
  dropdown,
  equals,
  files,
  grid,
  isChecked,
  longText,
  money,
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

export const tenderComparison: TemplateSource = {
  title: 'Tender comparison',
  industry: 'Procurement',
  description:
    'Up to twelve tenders side by side: excluded or not, price and quality with weights that were published, points for each. An unusually low price has to be explained before it can win.',
  tags: ['Tender', 'Score', 'Award'],
  icon: 'scale-balance',
  source:
    'Directive 2014/24/EU on public procurement: articles 57 (exclusion), 67 (award criteria), 69 (abnormally low tenders), 84 (reports)',
  responseTitle: 'Award for {Contract}: {Winner}',
  pdf: { header: 'Comparison of tenders · {Contract}', orientation: 'landscape' },
  entries: [
    section('Contract', [
      sideBySide(text('Contract', { required: true }), text('File number', { required: true })),
      sideBySide(
        dropdown(
          'Procedure',
          [
            'Open',
            'Restricted',
            'Competitive with negotiation',
            'Competitive dialogue',
            'Negotiated without publication',
          ],
          { required: true },
        ),
        radioField('Works, supplies or services', ['Works', 'Supplies', 'Services'], { required: true }),
      ),
      longText('Why it was not published', {
        required: true,
        shortest: 40,
        when: equals('Procedure', 'Negotiated without publication'),
        hint: 'Article 32 lists the cases',
      }),
      sideBySide(
        money('Estimated value', { currency: 'EUR', required: true, min: 1 }),
        date('Tenders due on', { required: true }),
        number('Tenders received', { required: true, min: 0, max: 200, whole: true }),
      ),
      calculated('Threshold', 'IF([Works, supplies or services] = "Works", 5404000, 216000)', {
        currency: 'EUR',
        tip: 'For 2026 and 2027, authorities that are not central. They change every two years: check them.',
      }),
      text('Number of the notice in the Official Journal', {
        required: true,
        when: equals('Above the threshold', 'Yes'),
      }),
      calculatedText('Above the threshold', 'IF([Estimated value] >= [Threshold], "Yes", "No")'),
    ]),
    section('Weights', [
      note('As they were published. They can’t be changed once tenders are open.'),
      sideBySide(
        number('Weight of the price', { unit: '%', required: true, min: 1, max: 100, whole: true, value: 60 }),
        calculated('Weight of quality', '100 - [Weight of the price]', { unit: '%' }),
      ),
      checkboxGroup(
        'Quality is judged by',
        [
          'Technical merit',
          'Accessibility',
          'Environment',
          'Social aspects',
          'Organization and people',
          'After-sales service',
          'Delivery',
        ],
        { required: true, least: 1 },
      ),
    ]),
    section('Tenders', [
      grid(
        'Tenders',
        [
          text('Tenderer', { required: true }),
          radioField('Excluded', ['No', 'Yes'], { required: true }),
          text('Ground of exclusion', { required: true, when: equals('Excluded', 'Yes') }),
          money('Price', { currency: 'EUR', required: true, min: 1 }),
          number('Quality mark', {
            required: true,
            min: 0,
            max: 100,
            decimals: 1,
            hint: 'Of 100, agreed by all who judge',
          }),
          calculated(
            'Points for price',
            'IF(AND([Price] > 0, [Excluded] <> "Yes"), [Lowest price] / [Price] * [Weight of the price], 0)',
            { decimals: 2 },
          ),
          calculated(
            'Points',
            'IF([Excluded] = "Yes", 0, [Points for price] + [Quality mark] * [Weight of quality] / 100)',
            { decimals: 2 },
          ),
        ],
        { add: 'Add a tender', required: true, most: 12 },
      ),
      sideBySide(
        calculated('Lowest price', 'MIN([Tenders].[Price])', {
          currency: 'EUR',
          tip: 'Of all tenders. Delete the price of one that is excluded.',
        }),
        calculated('Mean price', 'AVERAGE([Tenders].[Price])', { currency: 'EUR' }),
        calculated('Most points', 'MAX([Tenders].[Points])', { decimals: 2 }),
      ),
      calculated(
        'Lowest below the mean',
        'IF([Mean price] > 0, ([Mean price] - [Lowest price]) / [Mean price] * 100, 0)',
        { unit: '%', decimals: 1 },
      ),
      checkbox('The low price was explained', { required: true, when: atLeast('Lowest below the mean', 20) }),
      longText('Explanation of the low price', {
        required: true,
        when: atLeast('Lowest below the mean', 20),
        hint: 'The method, favourable conditions, originality, or state aid; and whether it holds',
      }),
    ]),
    section('Award', [
      text('Winner', { required: true, hint: 'The tenderer with the most points' }),
      longText('Advantages of the winner', { required: true, shortest: 30 }),
      date('Letters to all tenderers', { required: true }),
      date('Contract not before', {
        required: true,
        check: [
          'DAYS([Letters to all tenderers], [Contract not before]) > 10',
          'At least ten days stand still after the letters went out.',
        ],
      }),
      checkbox('Someone who judges had an interest'),
      longText('What was done about the interest', {
        required: true,
        when: isChecked('Someone who judges had an interest'),
      }),
      files('Minutes', { pattern: '.pdf' }),
      signature('Signature of the first evaluator', { required: true }),
      signature('Signature of the second evaluator', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Gives points for price and quality',
      {
        'Weight of the price': 60,
        Tenders: [
          { Tenderer: 'A', Excluded: 'No', Price: 100000, 'Quality mark': 70 },
          { Tenderer: 'B', Excluded: 'No', Price: 120000, 'Quality mark': 95 },
        ],
      },
      {
        gives: {
          'Lowest price': 100000,
          'Points for price, row 2': 50,
          'Points, row 1': 88,
          'Points, row 2': 88,
          'Weight of quality': 40,
        },
        hidden: ['Explanation of the low price'],
      },
    ),
    templateTest(
      'Requires an explanation of a very low price',
      {
        Tenders: [
          { Tenderer: 'A', Price: 50000 },
          { Tenderer: 'B', Price: 98000 },
          { Tenderer: 'C', Price: 102000 },
        ],
      },
      { gives: { 'Mean price': 83333.33, 'Lowest below the mean': 40 }, shown: ['Explanation of the low price'] },
    ),
    templateTest(
      'Gives no points to an excluded tenderer',
      { 'Weight of the price': 50, Tenders: [{ Tenderer: 'A', Excluded: 'Yes', Price: 100, 'Quality mark': 90 }] },
      { gives: { 'Points, row 1': 0 }, shown: ['Ground of exclusion, row 1'] },
    ),
    templateTest(
      'Requires a standstill of ten days before the contract',
      { 'Letters to all tenderers': '2026-01-12', 'Contract not before': '2026-01-20' },
      { wrong: { 'Contract not before': 'json' } },
    ),
    templateTest(
      'Applies the threshold for works',
      {
        'Works, supplies or services': 'Works',
        'Estimated value': 6000000,
        Procedure: 'Negotiated without publication',
      },
      {
        gives: { Threshold: 5404000, 'Above the threshold': 'Yes' },
        shown: ['Why it was not published', 'Number of the notice in the Official Journal'],
      },
    ),
  ],
};
