import {
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
  notEquals,
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

export const refrigerantService: TemplateSource = {
  title: 'Refrigerant service record',
  industry: 'Field Services',
  description:
    'A service of refrigeration or air conditioning with the refrigerant put in and taken out. The yearly leak rate and its limit are calculated; above the limit due dates for repairs and tests are set.',
  tags: ['Air conditioning', 'Leak', 'Service'],
  icon: 'snowflake-thermometer',
  source: 'US EPA 40 CFR Part 82 Subpart F: leak repair of appliances with 50 pounds of refrigerant and more',
  responseTitle: 'Service of {Appliance}: leak rate {Leak rate} %',
  pdf: { header: 'Refrigerant service · {Appliance}' },
  entries: [
    section('Appliance', [
      sideBySide(
        text('Customer', { required: true }),
        text('Appliance', { required: true, hint: 'Tag or serial number' }),
      ),
      sideBySide(
        dropdown('Use', ['Comfort cooling', 'Commercial refrigeration', 'Industrial process refrigeration'], {
          required: true,
        }),
        dropdown('Refrigerant', ['R-22', 'R-410A', 'R-134a', 'R-404A', 'R-407C', 'R-448A', 'R-32', 'R-454B', 'R-744'], {
          required: true,
        }),
        number('Full charge', { unit: 'lb', required: true, min: 0.5, max: 20000, decimals: 1 }),
      ),
      note('R-32 and R-454B are flammable: no open flame, ventilate, and use non-sparking tools.', {
        when: oneOf('Refrigerant', 'R-32', 'R-454B'),
      }),
      sideBySide(
        date('Day of service', { required: true, to: 'today' }),
        text('Technician', { required: true }),
        text('Certification number', { required: true, hint: 'Section 608' }),
      ),
    ]),
    section('Readings', [
      sideBySide(
        number('Suction pressure', { unit: 'psig', min: -15, max: 400 }),
        number('Discharge pressure', {
          unit: 'psig',
          min: 0,
          max: 800,
          check: [
            '[Discharge pressure] > [Suction pressure]',
            'The discharge is above the suction pressure while it runs.',
          ],
        }),
      ),
      sideBySide(
        number('Suction line', { unit: '°F', min: -60, max: 120, decimals: 1 }),
        number('Saturated suction', { unit: '°F', min: -60, max: 90, decimals: 1 }),
        calculated('Superheat', '[Suction line] - [Saturated suction]', { unit: '°F', decimals: 1 }),
      ),
      sideBySide(
        number('Saturated condensing', { unit: '°F', min: 40, max: 160, decimals: 1 }),
        number('Liquid line', { unit: '°F', min: 20, max: 160, decimals: 1 }),
        calculated('Subcooling', '[Saturated condensing] - [Liquid line]', { unit: '°F', decimals: 1 }),
      ),
      number('Current of the compressor', { unit: 'A', min: 0, max: 1000, decimals: 1 }),
      checklist(
        'Condition',
        [
          'Coils clean',
          'Fans and belts',
          'Electrical connections tight',
          'Insulation of lines',
          'Oil level',
          'Condensate drain',
          'Safety switches tried',
        ],
        ['Good', 'Repaired', 'Needs work', 'Not applicable'],
        { required: true },
      ),
    ]),
    section('Refrigerant', [
      grid(
        'Cylinders',
        [
          text('Cylinder', { required: true }),
          radioField('Direction', ['Into the appliance', 'Out of it'], { required: true }),
          radioField('Kind of refrigerant', ['New', 'Reclaimed', 'Recovered here']),
          number('Weight', { unit: 'lb', required: true, min: 0.1, max: 2000, decimals: 1 }),
          calculated('Put in', 'IF([Direction] = "Into the appliance", [Weight], 0)', { unit: 'lb', decimals: 1 }),
        ],
        { add: 'Add a cylinder', empty: true },
      ),
      sideBySide(
        calculated('Refrigerant added', 'SUM([Cylinders].[Put in])', { unit: 'lb', decimals: 1 }),
        number('Days since the last charge', {
          unit: 'days',
          required: true,
          min: 1,
          max: 365,
          whole: true,
          hint: '365 where it was longer ago',
          when: greaterThan('Refrigerant added', 0),
        }),
      ),
      sideBySide(
        calculated(
          'Leak rate',
          'IF(AND([Full charge] > 0, [Days since the last charge] > 0), [Refrigerant added] / [Full charge] * 365 / [Days since the last charge] * 100, 0)',
          { unit: '% a year', decimals: 1 },
        ),
        calculated(
          'Limit of the leak rate',
          'IF([Use] = "Industrial process refrigeration", 30, IF([Use] = "Commercial refrigeration", 20, 10))',
          { unit: '% a year' },
        ),
      ),
      calculatedText(
        'Leak verdict',
        'IF([Full charge] < 50, "Below 50 lb: no limit", IF([Leak rate] > [Limit of the leak rate], "Above the limit", "Within the limit"))',
      ),
    ]),
    section(
      'Repair of the leak',
      [
        sideBySide(
          calculatedDate('Repair due', 'ADDDAYS([Day of service], 30)', {
            tip: 'Within 30 days; 120 where an industrial process has to be shut down.',
          }),
          checkbox('The process must be shut down'),
        ),
        calculatedDate('Repair due with a shutdown', 'ADDDAYS([Day of service], 120)', {
          when: isChecked('The process must be shut down'),
        }),
        dropdown(
          'Leak found with',
          ['Electronic detector', 'Bubbles', 'Dye', 'Nitrogen and pressure', 'Ultrasound', 'Not found yet'],
          { required: true },
        ),
        text('Place of the leak', { required: true, when: notEquals('Leak found with', 'Not found yet') }),
        checkbox('First test passed, before it was charged'),
        date('Second test', {
          required: true,
          when: isChecked('First test passed, before it was charged'),
          hint: 'Within ten days of the first, at normal operation',
        }),
        longText('Plan to retrofit or retire', { required: true, when: equals('Leak found with', 'Not found yet') }),
      ],
      { when: equals('Leak verdict', 'Above the limit') },
    ),
    section('Done', [
      longText('Work done', { required: true, shortest: 15 }),
      number('Hours on site', { unit: 'h', required: true, min: 0.25, max: 24, decimals: 2 }),
      text('Name of the customer’s person', { required: true }),
      signature('Signature of the customer', { required: true }),
      signature('Signature of the technician', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Calculates the yearly leak rate',
      {
        Use: 'Comfort cooling',
        'Full charge': 100,
        'Days since the last charge': 182,
        Cylinders: [
          { Cylinder: 'C1', Direction: 'Into the appliance', Weight: 10 },
          { Cylinder: 'C2', Direction: 'Out of it', Weight: 3 },
        ],
        'Day of service': '2026-01-10',
      },
      {
        gives: {
          'Refrigerant added': 10,
          'Leak rate': 20.1,
          'Limit of the leak rate': 10,
          'Leak verdict': 'Above the limit',
          'Repair due': '2026-02-09',
        },
        shown: ['Place of the leak'],
      },
    ),
    templateTest(
      'Allows a higher leak rate for industrial processes',
      {
        Use: 'Industrial process refrigeration',
        'Full charge': 100,
        'Days since the last charge': 182,
        Cylinders: [{ Cylinder: 'C1', Direction: 'Into the appliance', Weight: 10 }],
      },
      { gives: { 'Leak verdict': 'Within the limit' }, hidden: ['Repair of the leak'] },
    ),
    templateTest(
      'Has no limit below fifty pounds',
      {
        Use: 'Comfort cooling',
        'Full charge': 12,
        Cylinders: [{ Direction: 'Into the appliance', Weight: 6, Cylinder: 'A' }],
        'Days since the last charge': 30,
      },
      { gives: { 'Leak verdict': 'Below 50 lb: no limit' }, hidden: ['Repair of the leak'] },
    ),
    templateTest(
      'Calculates superheat and subcooling',
      { 'Suction line': 55.5, 'Saturated suction': 43, 'Saturated condensing': 105, 'Liquid line': 95.5 },
      { gives: { Superheat: 12.5, Subcooling: 9.5 } },
    ),
    templateTest(
      'Asks for the days only if refrigerant was added',
      {
        Cylinders: [{ Cylinder: 'C1', Direction: 'Out of it', Weight: 8 }],
        'Suction pressure': 200,
        'Discharge pressure': 120,
      },
      { hidden: ['Days since the last charge'], wrong: { 'Discharge pressure': 'json' } },
    ),
  ],
};
