import {
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  date,
  dropdown,
  equals,
  greaterThan,
  grid,
  location,
  longText,
  money,
  note,
  number,
  oneOf,
  photos,
  radioField,
  scale,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const propertySurvey: TemplateSource = {
  title: 'Property valuation visit',
  industry: 'Realestate',
  description:
    'What a valuer has to see and measure: tenure, floor areas room by room, condition of each element with a rating, matters that touch the value, and comparables that give a price by area.',
  tags: ['Valuation', 'Survey', 'Measurement'],
  icon: 'home-analytics',
  source:
    'RICS Valuation – Global Standards (Red Book), VPS 4 on inspections; International Property Measurement Standards (IPMS)',
  responseTitle: '{Property}: {Net internal area} m², rating {Worst rating}',
  pdf: { header: 'Valuation visit · {Property}' },
  hasPages: true,
  entries: [
    section('Instruction', [
      sideBySide(
        text('Property', { required: true }),
        text('Client', { required: true }),
        date('Visited', { required: true, to: 'today' }),
      ),
      location('Location'),
      dropdown(
        'Purpose of the valuation',
        ['Loan', 'Sale or purchase', 'Accounts', 'Tax', 'Insurance', 'Inheritance'],
        {
          required: true,
        },
      ),
      radioField('Basis of value', ['Market value', 'Market rent', 'Investment value', 'Reinstatement cost'], {
        required: true,
      }),
      radioField('Conflict of interest', ['None', 'Disclosed and agreed', 'Not settled'], {
        required: true,
        check: ['[Conflict of interest] <> "Not settled"', 'Settle it before you go on.'],
      }),
      radioField('Tenure', ['Freehold', 'Leasehold', 'Other'], { required: true }),
      sideBySide(
        number('Years left of the lease', {
          unit: 'years',
          required: true,
          min: 0,
          max: 999,
          whole: true,
          when: equals('Tenure', 'Leasehold'),
        }),
        money('Ground rent a year', { currency: 'GBP', required: true, min: 0, when: equals('Tenure', 'Leasehold') }),
      ),
      radioField('Extent of the visit', ['Inside and outside', 'Outside alone', 'From the road'], { required: true }),
      longText('What could not be seen, and what is assumed', {
        required: true,
        when: oneOf('Extent of the visit', 'Outside alone', 'From the road'),
      }),
    ]),
    section('Areas', [
      grid(
        'Rooms measured',
        [
          text('Room name', { required: true }),
          number('Storey', { required: true, min: -3, max: 100, whole: true }),
          number('Length', { unit: 'm', required: true, min: 0.1, max: 500, decimals: 2 }),
          number('Width', { unit: 'm', required: true, min: 0.1, max: 500, decimals: 2 }),
          radioField('Counts as', ['Used', 'Limited use', 'Not counted'], {
            required: true,
            hint: 'Limited: below 1.5 m high, covered balconies',
          }),
          calculated('Area', '[Length] * [Width]', { unit: 'm²', decimals: 2 }),
          calculated('Area that counts', 'IF([Counts as] = "Used", [Area], 0)', { unit: 'm²', decimals: 2 }),
        ],
        { add: 'Add a room', required: true, most: 80 },
      ),
      sideBySide(
        calculated('Net internal area', 'SUM([Rooms measured].[Area that counts])', { unit: 'm²', decimals: 1 }),
        calculated('Limited use', 'SUM(IF([Rooms measured].[Counts as] = "Limited use", [Rooms measured].[Area], 0))', {
          unit: 'm²',
          decimals: 1,
        }),
      ),
      sideBySide(
        text('Measured by', { required: true, placeholder: 'Laser, make and number' }),
        number('Area in the documents', { unit: 'm²', min: 0, decimals: 1 }),
      ),
      calculated(
        'Differs from the documents',
        'IF([Area in the documents] > 0, ABS([Net internal area] - [Area in the documents]) / [Area in the documents] * 100, 0)',
        { unit: '%', decimals: 1 },
      ),
      longText('What explains the difference', { required: true, when: greaterThan('Differs from the documents', 5) }),
    ]),
    section('Condition', [
      sideBySide(
        number('Built in', { required: true, min: 1400, max: 2100, whole: true }),
        radioField('Energy certificate', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'None'], { required: true }),
      ),
      note('Below E it may not be let in England and Wales, with few exceptions.', {
        when: oneOf('Energy certificate', 'F', 'G'),
      }),
      grid(
        'Elements',
        [
          dropdown(
            'Element',
            [
              'Roof',
              'Chimneys',
              'Walls outside',
              'Windows and doors',
              'Floors',
              'Ceilings',
              'Electricity',
              'Heating',
              'Water and drains',
              'Grounds',
            ],
            { required: true },
          ),
          scale('Rating', ['No repair now', 'Repair, not urgent', 'Serious or urgent'], { required: true }),
          text('What was noticed', { required: true }),
          money('Repair estimated', { currency: 'GBP', min: 0 }),
        ],
        { add: 'Add an element', least: 5, required: true },
      ),
      sideBySide(
        calculated('Worst rating', 'MAX([Elements].[Rating])'),
        calculated('Total repairs', 'SUM([Elements].[Repair estimated])', { currency: 'GBP' }),
      ),
      longText('Further investigation recommended', { required: true, when: equals('Worst rating', 3) }),
      checkboxGroup(
        'Matters that touch the value',
        [
          'Damp',
          'Timber decay',
          'Asbestos',
          'Cladding',
          'Flood',
          'Mining or subsidence',
          'Japanese knotweed',
          'Contaminated land',
          'Rights of way',
          'Listed',
        ],
        {},
      ),
      text('Fire report of the outer wall', {
        required: true,
        when: equals('Matters that touch the value', 'Cladding'),
      }),
      photos('Photos of the property', { most: 10 }),
    ]),
    section('Comparables', [
      grid(
        'Comparables',
        [
          text('Address of the comparable', { required: true }),
          money('Price paid', { currency: 'GBP', required: true, min: 1 }),
          number('Its area', { unit: 'm²', required: true, min: 1, decimals: 1 }),
          date('Sold on', { required: true, to: 'today' }),
          number('Adjusted by', {
            unit: '%',
            min: -50,
            max: 50,
            decimals: 1,
            hint: 'For time, place, size, condition',
          }),
          calculated(
            'Adjusted price of a m²',
            'IF([Its area] > 0, [Price paid] / [Its area] * (1 + [Adjusted by] / 100), 0)',
            { currency: 'GBP' },
          ),
        ],
        { add: 'Add a comparable', least: 3, most: 12, required: true },
      ),
      sideBySide(
        calculated('Mean price of a m²', 'AVERAGE([Comparables].[Adjusted price of a m²])', { currency: 'GBP' }),
        calculated('Indicated value', 'ROUND([Mean price of a m²] * [Net internal area], -3)', { currency: 'GBP' }),
      ),
      money('Opinion of value', { currency: 'GBP', required: true, min: 1 }),
      calculatedText(
        'Opinion against the indication',
        'IF(ABS([Opinion of value] - [Indicated value]) <= [Indicated value] * 0.1, "Within a tenth", "Further away")',
      ),
      longText('Why the opinion is further away', {
        required: true,
        when: equals('Opinion against the indication', 'Further away'),
      }),
      radioField('Uncertainty', ['Usual', 'Material: say so in the report'], { required: true }),
      checkbox('The visit and the inputs are recorded', { required: true }),
      signature('Signature of the valuer', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Adds up the areas in use',
      {
        'Rooms measured': [
          { 'Room name': 'Living', Length: 6, Width: 4.5, 'Counts as': 'Used' },
          { 'Room name': 'Attic', Length: 3, Width: 2, 'Counts as': 'Limited use' },
          { 'Room name': 'Bed', Length: 4, Width: 3.25, 'Counts as': 'Used' },
        ],
        'Area in the documents': 44,
      },
      {
        gives: { 'Area, row 1': 27, 'Net internal area': 40, 'Limited use': 6, 'Differs from the documents': 9.1 },
        shown: ['What explains the difference'],
      },
    ),
    templateTest(
      'Calculates the value from comparables',
      {
        'Rooms measured': [{ 'Room name': 'All', Length: 10, Width: 10, 'Counts as': 'Used' }],
        Comparables: [
          { 'Price paid': 300000, 'Its area': 100 },
          { 'Price paid': 330000, 'Its area': 100, 'Adjusted by': -10 },
          { 'Price paid': 303000, 'Its area': 100 },
        ],
        'Opinion of value': 300000,
      },
      {
        gives: {
          'Mean price of a m²': 3000,
          'Indicated value': 300000,
          'Opinion against the indication': 'Within a tenth',
        },
      },
    ),
    templateTest(
      'Recommends further investigation of urgent defects',
      {
        Elements: [
          { Element: 'Roof', Rating: 3, 'Repair estimated': 12000 },
          { Element: 'Heating', Rating: 2, 'Repair estimated': 3500 },
          { Element: 'Floors', Rating: 1 },
          { Element: 'Ceilings', Rating: 1 },
          { Element: 'Grounds', Rating: 1 },
        ],
        'Matters that touch the value': ['Cladding'],
      },
      {
        gives: { 'Worst rating': 3, 'Total repairs': 15500 },
        shown: ['Further investigation recommended', 'Fire report of the outer wall'],
      },
    ),
    templateTest(
      'Asks about a lease',
      { Tenure: 'Leasehold', 'Conflict of interest': 'Not settled' },
      { shown: ['Years left of the lease'], wrong: { 'Conflict of interest': 'json' } },
    ),
    templateTest(
      'Asks what could not be seen',
      { 'Extent of the visit': 'From the road' },
      { shown: ['What could not be seen, and what is assumed'] },
    ),
  ],
};
