import {
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  checklist,
  date,
  dropdown,
  email,
  equals,
  files,
  grid,
  lessThan,
  longText,
  note,
  number,
  oneOf,
  radioField,
  scale,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

const five = ['Not acceptable', 'Weak', 'Acceptable', 'Good', 'Excellent'];

export const supplierEvaluation: TemplateSource = {
  title: 'Supplier evaluation',
  industry: 'Procurement',
  description:
    'A yearly evaluation of an external provider: delivery and quality in figures, five marks with weights, and the class A, B or C that follows. C asks for a plan, and for a second source.',
  tags: ['Supplier', 'Score', 'Quality'],
  icon: 'truck-check-outline',
  source: 'ISO 9001:2015, clause 8.4: control of externally provided processes, products and services',
  responseTitle: '{Supplier}: class {Class}, {Weighted score} points',
  pdf: { header: 'Supplier evaluation · {Supplier}' },
  entries: [
    section('Supplier', [
      sideBySide(text('Supplier', { required: true }), text('Supplier number', { required: true })),
      sideBySide(text('Contact at the supplier'), email('Email of the contact')),
      dropdown(
        'What it supplies',
        ['Material', 'Parts to drawing', 'Standard parts', 'Calibration', 'Transport', 'Contract work', 'Software'],
        { required: true },
      ),
      radioField('Weight for our product', ['Critical', 'Important', 'Minor'], { required: true }),
      sideBySide(
        date('Period from', { required: true }),
        date('Period to', {
          required: true,
          check: ['[Period to] > [Period from]', 'The period ends after it begins.'],
        }),
      ),
    ]),
    section('Aggregates of the period', [
      sideBySide(
        number('Deliveries', { required: true, min: 1, whole: true }),
        number('Late deliveries', {
          required: true,
          min: 0,
          whole: true,
          check: ['[Late deliveries] <= [Deliveries]', 'There can’t be more late deliveries than deliveries.'],
        }),
        calculated('On time', '([Deliveries] - [Late deliveries]) / MAX([Deliveries], 1) * 100', {
          unit: '%',
          decimals: 1,
        }),
      ),
      sideBySide(
        number('Pieces received', { required: true, min: 1, whole: true }),
        number('Pieces rejected', {
          required: true,
          min: 0,
          whole: true,
          check: ['[Pieces rejected] <= [Pieces received]', 'More was rejected than received.'],
        }),
        calculated('Rejected of a million', '[Pieces rejected] / MAX([Pieces received], 1) * 1000000', {
          unit: 'ppm',
          decimals: 0,
        }),
      ),
      grid(
        'Complaints',
        [
          text('Complaint number', { required: true }),
          text('Defect', { required: true }),
          number('Days to answer', { required: true, min: 0, whole: true }),
          radioField('Cause found', ['Yes', 'No'], { required: true }),
        ],
        { add: 'Add a complaint', empty: true },
      ),
      calculated('Mean days to answer', 'IF(COUNT([Complaints]) > 0, AVERAGE([Complaints].[Days to answer]), 0)', {
        decimals: 1,
      }),
    ]),
    section('Marks', [
      sideBySide(
        scale('Quality', five, { required: true, hint: 'Weight 30' }),
        scale('Delivery', five, { required: true, hint: 'Weight 25' }),
      ),
      sideBySide(
        scale('Price and terms', five, { required: true, hint: 'Weight 15' }),
        scale('Service and answers', five, { required: true, hint: 'Weight 15' }),
        scale('Environment and labor', five, { required: true, hint: 'Weight 15' }),
      ),
      calculated(
        'Weighted score',
        '([Quality] * 30 + [Delivery] * 25 + [Price and terms] * 15 + [Service and answers] * 15 + [Environment and labor] * 15) / 5',
        { decimals: 0, tip: 'Of 100.' },
      ),
      calculatedText('Class', 'IF(OR([Weighted score] < 60, [Quality] = 1), "C", IF([Weighted score] < 80, "B", "A"))'),
      longText('Why quality isn’t acceptable', { required: true, when: equals('Quality', 1) }),
    ]),
    section('Evidence', [
      checkboxGroup('Certificates in force', [
        'ISO 9001',
        'ISO 14001',
        'ISO 45001',
        'ISO 13485',
        'IATF 16949',
        'ISO/IEC 17025',
      ]),
      text('Accreditation body and number', { required: true, when: equals('What it supplies', 'Calibration') }),
      checklist(
        'On our last visit',
        [
          'Documents and drawings current',
          'Measuring equipment calibrated',
          'Material traceable',
          'Non-conforming parts kept apart',
          'People trained',
        ],
        ['OK', 'Minor finding', 'Major finding', 'Not visited'],
      ),
      longText('Major findings', { required: true, when: anyQuestionHas('On our last visit', 'Major finding') }),
      files('Certificates and reports', { pattern: '.pdf' }),
    ]),
    section('Decision', [
      radioField('Decision', ['Keep', 'Keep with a plan', 'No new orders', 'End'], {
        required: true,
        check: ['OR([Class] <> "C", [Decision] <> "Keep")', 'Class C can’t be kept without a plan.'],
      }),
      longText('Plan and its day', { required: true, shortest: 20, when: oneOf('Class', 'B', 'C') }),
      note('Critical and below 60 points: look for a second source now.', { when: lessThan('Weighted score', 60) }),
      checkbox('A second source is approved', { when: equals('Weight for our product', 'Critical') }),
      date('Evaluate again on', { required: true, from: 'today' }),
      signature('Signature of purchasing', { required: true }),
      signature('Signature of quality', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Calculates the weighted score',
      { Quality: 5, Delivery: 4, 'Price and terms': 3, 'Service and answers': 4, 'Environment and labor': 3 },
      { gives: { 'Weighted score': 80, Class: 'A' }, hidden: ['Plan and its day'] },
    ),
    templateTest(
      'Assigns class C for bad quality regardless of other marks',
      {
        Quality: 1,
        Delivery: 5,
        'Price and terms': 5,
        'Service and answers': 5,
        'Environment and labor': 5,
        Decision: 'Keep',
      },
      {
        gives: { 'Weighted score': 76, Class: 'C' },
        shown: ['Why quality isn’t acceptable', 'Plan and its day'],
        wrong: { Decision: 'json' },
      },
    ),
    templateTest(
      'Calculates rates of on-time deliveries and rejects',
      { Deliveries: 48, 'Late deliveries': 3, 'Pieces received': 25000, 'Pieces rejected': 12 },
      { gives: { 'On time': 93.8, 'Rejected of a million': 480 } },
    ),
    templateTest(
      'Averages the days to answer complaints',
      {
        Complaints: [
          { 'Complaint number': '1', 'Days to answer': 4 },
          { 'Complaint number': '2', 'Days to answer': 9 },
        ],
        'Weight for our product': 'Critical',
      },
      { gives: { 'Mean days to answer': 6.5 }, shown: ['A second source is approved'] },
    ),
    templateTest(
      'Rejects more late deliveries than deliveries',
      { Deliveries: 5, 'Late deliveries': 6, 'What it supplies': 'Calibration' },
      { wrong: { 'Late deliveries': 'json' }, shown: ['Accreditation body and number'] },
    ),
  ],
};
