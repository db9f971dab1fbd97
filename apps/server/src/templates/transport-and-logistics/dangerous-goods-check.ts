import {
  anyOf,
  anyQuestionHas,
  atLeast,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
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
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const dangerousGoodsCheck: TemplateSource = {
  title: 'Dangerous goods loading check',
  industry: 'Transport and Logistics',
  description:
    'Before a vehicle with dangerous goods leaves: each entry of the transport document with its category, the sum of points against 1000, and what driver and vehicle need above that.',
  tags: ['ADR', 'Loading', 'Safety'],
  icon: 'hazard-lights',
  source:
    'UNECE, Agreement concerning the International Carriage of Dangerous Goods by Road (ADR 2025): 1.1.3.6, 5.4.1, 7.5, 8.1, 8.2',
  responseTitle: 'Dangerous goods {Registration}: {Points of the load} points, {May it leave?}',
  pdf: { header: 'Dangerous goods · vehicle {Registration}' },
  entries: [
    section('Carriage', [
      sideBySide(
        text('Registration', { required: true }),
        text('Carrier’s name', { required: true }),
        dateTime('Loaded at', { required: true }),
      ),
      sideBySide(text('Consignor', { required: true }), text('Consignee', { required: true })),
      radioField('Mode of carriage', ['Packages', 'Bulk', 'Tank'], { required: true }),
      note('This check is for packages. Bulk and tanks are always under the whole agreement.', {
        when: anyOf(equals('Mode of carriage', 'Bulk'), equals('Mode of carriage', 'Tank')),
      }),
      text('Last tank test', { required: true, when: equals('Mode of carriage', 'Tank') }),
    ]),
    section('Goods', [
      grid(
        'Goods',
        [
          text('UN number', { required: true, pattern: ['[0-9]{4}', 'Four digits'] }),
          text('Proper shipping name', { required: true }),
          dropdown('Class', ['1', '2', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '8', '9'], {
            required: true,
          }),
          radioField('Packing group', ['I', 'II', 'III', 'None']),
          dropdown('Transport category', ['0', '1', '2', '3', '4'], { required: true, hint: 'Table A, column 15' }),
          number('Kilograms or litres', { required: true, min: 0.1, max: 26000, decimals: 1 }),
          text('Tunnel code', { placeholder: 'D/E' }),
          calculated(
            'Points',
            '[Kilograms or litres] * IF([Transport category] = "1", 50, IF([Transport category] = "2", 3, IF([Transport category] = "3", 1, 0)))',
            { decimals: 0 },
          ),
        ],
        { add: 'Add goods', required: true, most: 30 },
      ),
      sideBySide(
        calculated('Points of the load', 'SUM([Goods].[Points])', { decimals: 0 }),
        calculated('Entries of category 0', 'COUNT([Goods].[Transport category] = "0")'),
        calculated('Entries of class 1', 'COUNT([Goods].[Class] = "1")'),
      ),
      calculatedText(
        'Regime',
        'IF(OR([Points of the load] > 1000, [Entries of category 0] > 0, [Mode of carriage] <> "Packages"), "Whole ADR", "Up to 1000 points")',
      ),
      checkbox('Class 1 is loaded with another class', { when: greaterThan('Entries of class 1', 0) }),
      note('Class 1 may stand beside other classes only as 7.5.2.1 and 7.5.2.2 allow.', {
        when: isChecked('Class 1 is loaded with another class'),
      }),
    ]),
    section('Always', [
      checkboxGroup(
        'Papers on board',
        [
          'Transport document',
          'Instructions in writing',
          'Photo identity of the crew',
          'Training of the driver recorded',
        ],
        { required: true, least: 2 },
      ),
      checklist(
        'Packages loaded',
        [
          'UN mark and label on each',
          'No leak, no damage',
          'Orientation arrows up',
          'Secured against moving',
          'Food kept apart from 6.1, 6.2 and 9',
        ],
        ['Yes', 'No', 'Not needed'],
        { required: true },
      ),
      longText('Packages that stay behind', { required: true, rows: 2, when: anyQuestionHas('Packages loaded', 'No') }),
      number('Dry powder extinguishers', {
        unit: 'kg',
        required: true,
        min: 2,
        max: 60,
        hint: 'All of them together: 2 kg up to 1000 points',
      }),
      text('Extinguishers tested until', { required: true }),
    ]),
    section(
      'Whole ADR',
      [
        sideBySide(
          text('ADR certificate of the driver', { required: true }),
          dropdown('Heaviest permitted mass', ['Up to 3.5 t', 'Above 3.5 to 7.5 t', 'Above 7.5 t'], { required: true }),
        ),
        calculated(
          'Powder wanted',
          'IF([Heaviest permitted mass] = "Above 7.5 t", 12, IF([Heaviest permitted mass] = "Above 3.5 to 7.5 t", 8, 4))',
          { unit: 'kg' },
        ),
        calculatedText('Enough powder', 'IF([Dry powder extinguishers] >= [Powder wanted], "Yes", "No")'),
        checkboxGroup(
          'Equipment',
          [
            'Orange plates front and rear',
            'Wheel chock',
            'Two warning signs',
            'Eye rinsing liquid',
            'Vest for each',
            'Torch for each',
            'Gloves for each',
            'Eye protection for each',
          ],
          { required: true, least: 8 },
        ),
        checkbox('Shovel, drain seal and container', {
          required: true,
          when: anyOf(
            equals('Danger labels', '3'),
            equals('Danger labels', '4.1 or 4.3'),
            equals('Danger labels', '8 or 9'),
          ),
        }),
        radioField('Danger labels', ['3', '4.1 or 4.3', '8 or 9', 'Others'], { required: true }),
        text('Route without forbidden tunnels', { required: true, when: atLeast('Points of the load', 1001) }),
      ],
      { when: equals('Regime', 'Whole ADR') },
    ),
    section('Release', [
      calculatedText(
        'May it leave?',
        'IF(AND([Regime] = "Whole ADR", [Enough powder] <> "Yes"), "No: extinguishers", IF(COUNT([Goods].[Kilograms or litres]) = 0, "No: nothing loaded", "Yes"))',
      ),
      signature('Signature of the loader', { required: true, footer: 'Loaded and checked as above.' }),
      signature('Signature of the ADR driver', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Allows a load up to 1,000 points',
      {
        'Mode of carriage': 'Packages',
        Goods: [
          { 'UN number': '1263', Class: '3', 'Transport category': '2', 'Kilograms or litres': 200 },
          { 'UN number': '1950', Class: '2', 'Transport category': '3', 'Kilograms or litres': 300 },
        ],
      },
      {
        gives: { 'Points, row 1': 600, 'Points of the load': 900, Regime: 'Up to 1000 points', 'May it leave?': 'Yes' },
        hidden: ['Whole ADR'],
      },
    ),
    templateTest(
      'Applies the whole ADR above 1,000 points',
      {
        'Mode of carriage': 'Packages',
        Goods: [{ 'UN number': '1203', Class: '3', 'Transport category': '2', 'Kilograms or litres': 400 }],
        'Dry powder extinguishers': 4,
        'Heaviest permitted mass': 'Above 7.5 t',
      },
      {
        gives: {
          'Points of the load': 1200,
          Regime: 'Whole ADR',
          'Powder wanted': 12,
          'Enough powder': 'No',
          'May it leave?': 'No: extinguishers',
        },
        shown: ['Route without forbidden tunnels'],
      },
    ),
    templateTest(
      'Applies the whole ADR to category 0',
      {
        'Mode of carriage': 'Packages',
        Goods: [{ 'UN number': '2814', Class: '6.2', 'Transport category': '0', 'Kilograms or litres': 1 }],
        'Dry powder extinguishers': 4,
        'Heaviest permitted mass': 'Up to 3.5 t',
      },
      { gives: { 'Entries of category 0': 1, Regime: 'Whole ADR', 'May it leave?': 'Yes' } },
    ),
    templateTest(
      'Rejects a UN number of three digits',
      { Goods: [{ 'UN number': '126', Class: '1', 'Transport category': '1', 'Kilograms or litres': 5 }] },
      {
        wrong: { 'UN number, row 1': 'pattern' },
        gives: { 'Points of the load': 250 },
        shown: ['Class 1 is loaded with another class'],
      },
    ),
    templateTest(
      'Asks about damaged packages that stay behind',
      { 'Packages loaded': { '*': 'Yes', 'No leak, no damage': 'No' }, 'Mode of carriage': 'Tank' },
      { shown: ['Packages that stay behind', 'Last tank test'] },
    ),
  ],
};
