import {
  calculated,
  calculatedDate,
  calculatedText,
  checkbox,
  checklist,
  date,
  dropdown,
  email,
  equals,
  greaterThan,
  grid,
  longText,
  money,
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

export const moveInspection: TemplateSource = {
  title: 'Move-in and move-out inspection',
  industry: 'Realestate',
  description:
    'The condition of a rented home room by room, with keys and meters. At the end of the tenancy, what goes beyond fair wear is added up against the deposit, and the day of the statement is calculated.',
  tags: ['Rental', 'Deposit', 'Handover'],
  icon: 'home-switch-outline',
  source: 'California Civil Code section 1950.5, security deposits of residential tenancies',
  responseTitle: '{Occasion of the inspection}: {Rented home}',
  pdf: { header: 'Inspection of {Rented home}' },
  entries: [
    section('Home', [
      sideBySide(
        text('Rented home', { required: true, hint: 'Address and unit' }),
        radioField('Occasion of the inspection', ['Move-in', 'Before move-out', 'Move-out'], { required: true }),
      ),
      sideBySide(
        text('Landlord or agent', { required: true }),
        text('Tenants', { required: true }),
        date('Day of the inspection', { required: true }),
      ),
      note(
        'Before move-out the tenant may be there, and hears what could still be put right. The visit is announced 48 hours before.',
        { when: equals('Occasion of the inspection', 'Before move-out') },
      ),
      radioField('Tenant present', ['Yes', 'No', 'Sent someone'], { required: true }),
      radioField('Furnished', ['No', 'Partly', 'Yes'], { required: true }),
    ]),
    section('Meters and keys', [
      sideBySide(
        number('Electricity', { unit: 'kWh', required: true, min: 0, decimals: 1 }),
        number('Gas meter', { unit: 'ft³', min: 0, decimals: 1 }),
        number('Water meter', { unit: 'gal', min: 0, decimals: 1 }),
      ),
      grid(
        'Keys',
        [
          text('Key for', { required: true }),
          number('Keys handed over', { required: true, min: 0, max: 50, whole: true }),
          number('Keys given back', { min: 0, max: 50, whole: true }),
        ],
        { add: 'Add a key', required: true },
      ),
      calculated('Keys missing', 'SUM([Keys].[Keys handed over]) - SUM([Keys].[Keys given back])', {
        when: equals('Occasion of the inspection', 'Move-out'),
      }),
      checklist(
        'Safety of the home',
        [
          'Smoke alarms sound',
          'Carbon monoxide alarm',
          'Window locks',
          'Handrails',
          'Water heater strapped',
          'No leak under sinks',
        ],
        ['Yes', 'No', 'Not applicable'],
        { required: true },
      ),
    ]),
    section('Rooms', [
      grid(
        'Condition of the rooms',
        [
          dropdown(
            'Room',
            [
              'Entrance',
              'Living room',
              'Kitchen',
              'Bathroom',
              'Bedroom 1',
              'Bedroom 2',
              'Bedroom 3',
              'Balcony',
              'Garage',
              'Other',
            ],
            { required: true },
          ),
          text('Part of the room', { required: true, placeholder: 'Walls, floor, sink' }),
          radioField('At move-in', ['New', 'Good', 'Worn', 'Damaged'], { required: true }),
          radioField('At move-out', ['As before', 'Fair wear', 'Damaged', 'Dirty'], {}),
          number('Age of the part', { unit: 'years', min: 0, max: 100 }),
          number('Lives for', { unit: 'years', min: 1, max: 100, hint: 'Paint 3, carpet 8 to 10' }),
          money('Cost to put right', { min: 0 }),
          calculated(
            'Charged',
            'IF(OR([At move-out] = "Damaged", [At move-out] = "Dirty"), IF(AND([At move-out] = "Damaged", [Lives for] > 0), [Cost to put right] * MAX(0, [Lives for] - [Age of the part]) / [Lives for], [Cost to put right]), 0)',
            { currency: 'USD', tip: 'Of what is damaged only the value that was left.' },
          ),
        ],
        { add: 'Add a part', required: true, most: 120 },
      ),
      photos('Photos of the rooms', { most: 10, hint: 'Of each damage, before it is put right and after' }),
      longText('What the tenant says about it', { rows: 3 }),
    ]),
    section(
      'Deposit',
      [
        sideBySide(
          money('Rent of a month', { required: true, min: 1 }),
          money('Deposit paid', {
            required: true,
            min: 0,
            check: ['[Deposit paid] <= [Rent of a month] * [Months allowed]', 'More than the law allows as a deposit.'],
          }),
        ),
        radioField('Small landlord', ['No', 'Yes: up to two buildings with four units'], { required: true }),
        calculated('Months allowed', 'IF([Small landlord] = "No", 1, 2)', {
          tip: 'Since July 2024 one month’s rent; two for natural persons with few units.',
        }),
        sideBySide(
          money('Rent that is owed', { min: 0 }),
          money('Cost of missing keys', { min: 0, when: greaterThan('Keys missing', 0), required: true }),
        ),
        sideBySide(
          calculated('Damage and cleaning', 'SUM([Condition of the rooms].[Charged])', { currency: 'USD' }),
          calculated(
            'Taken from the deposit',
            'MIN([Deposit paid], [Damage and cleaning] + [Rent that is owed] + [Cost of missing keys])',
            { currency: 'USD' },
          ),
          calculated('Paid back', '[Deposit paid] - [Taken from the deposit]', { currency: 'USD' }),
        ),
        calculatedText(
          'Receipts',
          'IF([Damage and cleaning] > 125, "Send copies of bills and receipts", "Not needed")',
        ),
        calculatedDate('Statement due by', 'ADDDAYS([Day of the inspection], 21)', {
          tip: '21 calendar days after the tenants have left.',
        }),
        email('Send the statement to', { required: true }),
      ],
      { when: equals('Occasion of the inspection', 'Move-out') },
    ),
    section('Signatures', [
      checkbox('The tenants have a copy', { required: true }),
      signature('Signature of the landlord or agent', { required: true }),
      signature('Signature of the tenants', { when: oneOf('Tenant present', 'Yes', 'Sent someone'), required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Charges only the remaining value',
      {
        'Occasion of the inspection': 'Move-out',
        'Day of the inspection': '2026-01-10',
        'Rent of a month': 2000,
        'Deposit paid': 2000,
        'Small landlord': 'No',
        'Condition of the rooms': [
          {
            Room: 'Living room',
            'Part of the room': 'Carpet',
            'At move-out': 'Damaged',
            'Age of the part': 6,
            'Lives for': 10,
            'Cost to put right': 1000,
          },
          { Room: 'Kitchen', 'Part of the room': 'Oven', 'At move-out': 'Dirty', 'Cost to put right': 80 },
          { Room: 'Entrance', 'Part of the room': 'Walls', 'At move-out': 'Fair wear', 'Cost to put right': 300 },
        ],
      },
      {
        gives: {
          'Charged, row 1': 400,
          'Damage and cleaning': 480,
          'Paid back': 1520,
          Receipts: 'Send copies of bills and receipts',
          'Statement due by': '2026-01-31',
        },
      },
    ),
    templateTest(
      'Hides the deposit at move-in',
      { 'Occasion of the inspection': 'Move-in', 'Tenant present': 'Yes' },
      { hidden: ['Deposit', 'Keys missing'], shown: ['Signature of the tenants'] },
    ),
    templateTest(
      'Allows one month’s rent as a deposit',
      {
        'Occasion of the inspection': 'Move-out',
        'Rent of a month': 1800,
        'Deposit paid': 3600,
        'Small landlord': 'No',
      },
      { gives: { 'Months allowed': 1 }, wrong: { 'Deposit paid': 'json' } },
    ),
    templateTest(
      'Allows a small landlord two months’ rent',
      {
        'Occasion of the inspection': 'Move-out',
        'Rent of a month': 1800,
        'Deposit paid': 3600,
        'Small landlord': 'Yes: up to two buildings with four units',
      },
      { gives: { 'Months allowed': 2, 'Paid back': 3600 } },
    ),
    templateTest(
      'Counts missing keys',
      {
        'Occasion of the inspection': 'Move-out',
        Keys: [
          { 'Key for': 'Door', 'Keys handed over': 3, 'Keys given back': 2 },
          { 'Key for': 'Mail', 'Keys handed over': 2, 'Keys given back': 2 },
        ],
      },
      { gives: { 'Keys missing': 1 }, shown: ['Cost of missing keys'] },
    ),
  ],
};
