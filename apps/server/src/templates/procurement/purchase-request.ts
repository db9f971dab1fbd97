import {
  calculated,
  calculatedText,
  checkbox,
  date,
  dropdown,
  equals,
  files,
  greaterThan,
  grid,
  isChecked,
  longText,
  money,
  note,
  number,
  oneOf,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const purchaseRequest: TemplateSource = {
  title: 'Purchase request',
  industry: 'Procurement',
  description:
    'What is needed, from whom and out of which budget. The total decides by itself how much competition is wanted and who has to approve; a single source needs its reason.',
  tags: ['Approval', 'Budget', 'Order'],
  icon: 'cart-outline',
  source:
    'US Federal Acquisition Regulation (FAR) Part 13 and subpart 2.1: micro-purchase and simplified acquisition thresholds',
  responseTitle: 'Request {Request for}: {Request total}',
  pdf: { header: 'Purchase request · {Department}' },
  entries: [
    section('Need', [
      sideBySide(
        text('Request for', { required: true, longest: 80, placeholder: 'Two replacement laptops' }),
        text('Requested by', { required: true }),
      ),
      sideBySide(
        dropdown('Department', ['Administration', 'Engineering', 'Operations', 'Sales', 'Research', 'Facilities'], {
          required: true,
        }),
        text('Cost center', {
          required: true,
          pattern: ['[0-9]{4}-[0-9]{2}', 'Four digits, a hyphen, two digits: 4100-07'],
        }),
        date('Needed by', { required: true, from: 'today' }),
      ),
      radioField('Kind of purchase', ['Goods', 'Services', 'Software', 'Lease'], { required: true }),
      longText('What it is for', { required: true, shortest: 20, hint: 'What can’t be done without it' }),
      checkbox('It replaces something'),
      text('Asset number of what it replaces', { required: true, when: isChecked('It replaces something') }),
    ]),
    section('Items', [
      grid(
        'Items',
        [
          text('Item', { required: true }),
          text('Part number'),
          number('Quantity', { required: true, min: 1, max: 100000, whole: true }),
          money('Unit price', { required: true, min: 0 }),
          calculated('Line total', '[Quantity] * [Unit price]', { currency: 'USD' }),
        ],
        { add: 'Add an item', required: true, most: 50 },
      ),
      sideBySide(
        calculated('Net total', 'SUM([Items].[Quantity] * [Items].[Unit price])', { currency: 'USD' }),
        number('Sales tax', { unit: '%', min: 0, max: 25, decimals: 2, value: 0 }),
        money('Freight', { min: 0 }),
      ),
      calculated('Request total', 'ROUND([Net total] * (1 + [Sales tax] / 100) + [Freight], 2)', { currency: 'USD' }),
    ]),
    section(
      'Software and services',
      [
        radioField('Personal data is processed', ['No', 'Yes', 'Not known'], { required: true }),
        text('Security and privacy reviewer', {
          required: true,
          when: oneOf('Personal data is processed', 'Yes', 'Not known'),
        }),
        number('Contract runs for', { unit: 'months', required: true, min: 1, max: 120, whole: true }),
        checkbox('It renews by itself'),
        date('Last day to cancel', { required: true, from: 'today', when: isChecked('It renews by itself') }),
      ],
      { when: oneOf('Kind of purchase', 'Software', 'Services') },
    ),
    section('Competition', [
      calculatedText(
        'Competition wanted',
        'IF([Request total] > 350000, "Full and open, by the purchasing office", IF([Request total] > 15000, "At least three quotations", "One fair price is enough"))',
        { tip: 'Thresholds of the regulation from 1 October 2025. Put your organization’s own here.' },
      ),
      radioField(
        'How the supplier was chosen',
        ['Best of several quotations', 'Framework agreement', 'Single source'],
        {
          required: true,
        },
      ),
      number('Quotations at hand', {
        required: true,
        min: 0,
        max: 20,
        whole: true,
        when: greaterThan('Request total', 15000),
        check: [
          'OR([Quotations at hand] >= 3, [How the supplier was chosen] <> "Best of several quotations")',
          'Three quotations are wanted from this amount on.',
        ],
      }),
      text('Number of the framework agreement', {
        required: true,
        when: equals('How the supplier was chosen', 'Framework agreement'),
      }),
      longText('Why only this source', {
        required: true,
        shortest: 40,
        when: equals('How the supplier was chosen', 'Single source'),
        hint: 'What makes it the only one, what was looked at, and what is done to have a choice next time',
      }),
      sideBySide(
        text('Supplier proposed', { required: true }),
        radioField('Small business', ['Yes', 'No', 'Not known']),
      ),
      files('Quotations', { pattern: '.pdf,.docx,.xlsx,.eml' }),
    ]),
    section('Agreement', [
      checkbox('Money is there in the budget', { required: true }),
      calculatedText(
        'Approver',
        'IF([Request total] > 50000, "Head of department and finance director", IF([Request total] > 5000, "Head of department", "Holder of the cost center"))',
      ),
      note('The finance director signs too. Send the request at least ten working days before it is needed.', {
        when: greaterThan('Request total', 50000),
      }),
      signature('Signature of the requester', { required: true, footer: 'I have no interest in the supplier.' }),
      signature('Signature of the head of department', { when: greaterThan('Request total', 5000) }),
      signature('Signature of the finance director', { when: greaterThan('Request total', 50000) }),
    ]),
  ],
  tests: [
    templateTest(
      'Adds lines, tax and freight',
      {
        Items: [
          { Item: 'Laptop', Quantity: 2, 'Unit price': 1450.5 },
          { Item: 'Dock', Quantity: 2, 'Unit price': 180 },
        ],
        'Sales tax': 8,
        Freight: 25,
      },
      {
        gives: {
          'Line total, row 1': 2901,
          'Net total': 3261,
          'Request total': 3546.88,
          Approver: 'Holder of the cost center',
        },
        hidden: ['Quotations at hand', 'Signature of the head of department'],
      },
    ),
    templateTest(
      'Requires three quotations above the micro-purchase threshold',
      {
        Items: [{ Item: 'Lathe', Quantity: 1, 'Unit price': 18000 }],
        'How the supplier was chosen': 'Best of several quotations',
        'Quotations at hand': 2,
      },
      {
        gives: { 'Competition wanted': 'At least three quotations', 'Request total': 18000 },
        wrong: { 'Quotations at hand': 'json' },
      },
    ),
    templateTest(
      'Requires a reason for a single source',
      { 'How the supplier was chosen': 'Single source', 'Why only this source': 'It is cheap' },
      { wrong: { 'Why only this source': 'minLength' }, hidden: ['Number of the framework agreement'] },
    ),
    templateTest(
      'Asks about data and renewal for software',
      { 'Kind of purchase': 'Software', 'Personal data is processed': 'Yes', 'It renews by itself': true },
      { shown: ['Software and services', 'Security and privacy reviewer', 'Last day to cancel'] },
    ),
    templateTest(
      'Requires the finance director’s signature for an expensive request',
      { Items: [{ Item: 'Press', Quantity: 1, 'Unit price': 400000 }] },
      {
        gives: {
          'Competition wanted': 'Full and open, by the purchasing office',
          Approver: 'Head of department and finance director',
        },
        shown: ['Signature of the finance director'],
      },
    ),
  ],
};
