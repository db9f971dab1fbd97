import {
  above,
  beside,
  calculated,
  choice,
  date,
  grid,
  is,
  location,
  longText,
  money,
  note,
  number,
  oneOf,
  photos,
  pick,
  scale,
  section,
  sign,
  test,
  text,
  tick,
  ticks,
  verdict,
  type WrittenTemplate,
} from '../writing/index.ts';

export const propertySurvey: WrittenTemplate = {
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
      beside(
        text('Property', { required: true }),
        text('Client', { required: true }),
        date('Visited', { required: true, to: 'today' }),
      ),
      location('Location'),
      pick('Purpose of the valuation', ['Loan', 'Sale or purchase', 'Accounts', 'Tax', 'Insurance', 'Inheritance'], {
        required: true,
      }),
      choice('Basis of value', ['Market value', 'Market rent', 'Investment value', 'Reinstatement cost'], {
        required: true,
      }),
      choice('Conflict of interest', ['None', 'Disclosed and agreed', 'Not settled'], {
        required: true,
        check: ['[Conflict of interest] <> "Not settled"', 'Settle it before you go on.'],
      }),
      choice('Tenure', ['Freehold', 'Leasehold', 'Other'], { required: true }),
      beside(
        number('Years left of the lease', {
          unit: 'years',
          required: true,
          min: 0,
          max: 999,
          whole: true,
          when: is('Tenure', 'Leasehold'),
        }),
        money('Ground rent a year', { currency: 'GBP', required: true, min: 0, when: is('Tenure', 'Leasehold') }),
      ),
      choice('Extent of the visit', ['Inside and outside', 'Outside alone', 'From the road'], { required: true }),
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
          choice('Counts as', ['Used', 'Limited use', 'Not counted'], {
            required: true,
            hint: 'Limited: below 1.5 m high, covered balconies',
          }),
          calculated('Area', '[Length] * [Width]', { unit: 'm²', decimals: 2 }),
          calculated('Area that counts', 'IF([Counts as] = "Used", [Area], 0)', { unit: 'm²', decimals: 2 }),
        ],
        { add: 'Add a room', required: true, most: 80 },
      ),
      beside(
        calculated('Net internal area', 'SUM([Rooms measured].[Area that counts])', { unit: 'm²', decimals: 1 }),
        calculated('Limited use', 'SUM(IF([Rooms measured].[Counts as] = "Limited use", [Rooms measured].[Area], 0))', {
          unit: 'm²',
          decimals: 1,
        }),
      ),
      beside(
        text('Measured by', { required: true, placeholder: 'Laser, make and number' }),
        number('Area in the documents', { unit: 'm²', min: 0, decimals: 1 }),
      ),
      calculated(
        'Differs from the documents',
        'IF([Area in the documents] > 0, ABS([Net internal area] - [Area in the documents]) / [Area in the documents] * 100, 0)',
        { unit: '%', decimals: 1 },
      ),
      longText('What explains the difference', { required: true, when: above('Differs from the documents', 5) }),
    ]),
    section('Condition', [
      beside(
        number('Built in', { required: true, min: 1400, max: 2100, whole: true }),
        choice('Energy certificate', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'None'], { required: true }),
      ),
      note('Below E it may not be let in England and Wales, with few exceptions.', {
        when: oneOf('Energy certificate', 'F', 'G'),
      }),
      grid(
        'Elements',
        [
          pick(
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
      beside(
        calculated('Worst rating', 'MAX([Elements].[Rating])'),
        calculated('Total repairs', 'SUM([Elements].[Repair estimated])', { currency: 'GBP' }),
      ),
      longText('Further investigation recommended', { required: true, when: is('Worst rating', 3) }),
      ticks(
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
      text('Fire report of the outer wall', { required: true, when: is('Matters that touch the value', 'Cladding') }),
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
      beside(
        calculated('Mean price of a m²', 'AVERAGE([Comparables].[Adjusted price of a m²])', { currency: 'GBP' }),
        calculated('Indicated value', 'ROUND([Mean price of a m²] * [Net internal area], -3)', { currency: 'GBP' }),
      ),
      money('Opinion of value', { currency: 'GBP', required: true, min: 1 }),
      verdict(
        'Opinion against the indication',
        'IF(ABS([Opinion of value] - [Indicated value]) <= [Indicated value] * 0.1, "Within a tenth", "Further away")',
      ),
      longText('Why the opinion is further away', {
        required: true,
        when: is('Opinion against the indication', 'Further away'),
      }),
      choice('Uncertainty', ['Usual', 'Material: say so in the report'], { required: true }),
      tick('The visit and the inputs are recorded', { required: true }),
      sign('Signature of the valuer', { required: true }),
    ]),
  ],
  tests: [
    test(
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
    test(
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
    test(
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
    test(
      'Asks about a lease',
      { Tenure: 'Leasehold', 'Conflict of interest': 'Not settled' },
      { shown: ['Years left of the lease'], wrong: { 'Conflict of interest': 'json' } },
    ),
    test(
      'Asks what could not be seen',
      { 'Extent of the visit': 'From the road' },
      { shown: ['What could not be seen, and what is assumed'] },
    ),
  ],
};
