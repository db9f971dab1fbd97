import {
  allOf,
  answerCount,
  calculated,
  calculatedText,
  checklist,
  date,
  dropdown,
  equals,
  greaterThan,
  grid,
  isFilled,
  lessThan,
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
  time,
} from '../writing/index.ts';

const found = ['OK', 'Fault', 'Not fitted'];

export const forkliftCheck: TemplateSource = {
  title: 'Forklift check before use',
  industry: 'Transport and Logistics',
  description:
    'Each truck before it is used, after each shift where it runs around the clock. Battery, gas and diesel trucks are asked different things; one fault that matters and the truck is taken out of use.',
  tags: ['Warehouse', 'Inspection', 'Truck'],
  icon: 'forklift',
  source: 'OSHA 29 CFR 1910.178, powered industrial trucks: examination before use (q)(7) and operator training (l)',
  responseTitle: 'Forklift {Truck}: {Release}',
  pdf: { header: 'Forklift {Truck}' },
  entries: [
    section('Truck and operator', [
      sideBySide(
        text('Truck', { required: true, placeholder: 'FL-07' }),
        text('Operator', { required: true }),
        radioField('Shift', ['Early', 'Late', 'Night'], { required: true }),
      ),
      sideBySide(
        date('Operator evaluated on', { required: true, to: 'today', hint: 'At least every three years' }),
        date('Checked on', {
          required: true,
          to: 'today',
          check: [
            'YEARS([Operator evaluated on], [Checked on]) < 3',
            'The evaluation is older than three years: do not operate.',
          ],
        }),
      ),
      sideBySide(
        number('Hour meter', { unit: 'h', required: true, min: 0, max: 100000, decimals: 1 }),
        number('Next service at', { unit: 'h', required: true, min: 0, max: 100000 }),
        calculated('Hours to the service', '[Next service at] - [Hour meter]', { unit: 'h', decimals: 1 }),
      ),
      note('The service is due. Tell maintenance today.', {
        when: allOf(lessThan('Hours to the service', 0), isFilled('Next service at')),
      }),
      radioField('Power', ['Battery', 'LP gas', 'Diesel'], { required: true }),
    ]),
    section('Key off', [
      checklist(
        'Seen',
        [
          'Data plate legible, attachment on it',
          'Forks straight, heels not worn by 10 %',
          'Fork locks',
          'Mast chains even',
          'Overhead guard',
          'Load backrest',
          'Tires and wheel nuts',
          'No oil under it',
          'Seat and belt',
          'Fire extinguisher',
        ],
        found,
        { required: true },
      ),
      checklist(
        'Battery',
        ['Plug and cables', 'Electrolyte covers plates', 'Vent caps', 'Restraint', 'Charge above 20 %'],
        found,
        { required: true, when: equals('Power', 'Battery') },
      ),
      checklist(
        'Gas',
        ['Tank locked, valve up', 'Hose and connectors', 'No smell, no frost', 'Relief valve up'],
        found,
        { required: true, when: equals('Power', 'LP gas') },
      ),
      checklist('Diesel engine', ['Oil', 'Coolant', 'Fuel, no leak', 'Air filter', 'Exhaust'], found, {
        required: true,
        when: equals('Power', 'Diesel'),
      }),
    ]),
    section('Key on', [
      checklist(
        'Tried',
        [
          'Service brake',
          'Parking brake holds on the ramp',
          'Steering',
          'Lift and lower',
          'Tilt',
          'Side shift',
          'Horn',
          'Lights and beacon',
          'Reverse alarm',
          'Seat switch stops it',
        ],
        found,
        { required: true },
      ),
      sideBySide(
        answerCount('Parts OK', 'Seen', 'OK'),
        answerCount('Faults seen', 'Seen', 'Fault'),
        answerCount('Faults when tried', 'Tried', 'Fault'),
      ),
      calculated('Total faults', '[Faults seen] + [Faults when tried]'),
    ]),
    section('Work of the shift', [
      grid(
        'Heaviest loads',
        [
          text('Load', { required: true }),
          number('Weight of the load', { unit: 'lb', required: true, min: 1, max: 80000 }),
          number('Load center', { unit: 'in', required: true, min: 12, max: 72 }),
          number('Capacity on the plate', { unit: 'lb', required: true, min: 500, max: 80000 }),
          calculated(
            'Capacity at this center',
            'IF([Load center] > 24, [Capacity on the plate] * 24 / [Load center], [Capacity on the plate])',
            {
              unit: 'lb',
              decimals: 0,
              tip: 'A rough rule for a plate at 24 inches. The plate for the attachment decides.',
            },
          ),
          calculatedText('Fits', 'IF([Weight of the load] <= [Capacity at this center], "Yes", "No")'),
        ],
        { add: 'Add a load', empty: true },
      ),
      calculated('Loads too heavy', 'COUNT([Heaviest loads].[Fits] = "No")'),
      dropdown('Where it works', ['Warehouse', 'Yard', 'Dock', 'Trailer', 'Cold store'], { required: true }),
      radioField('Trailer held', ['Chocked and locked', 'Dock lock', 'No'], {
        required: true,
        when: oneOf('Where it works', 'Dock', 'Trailer'),
        check: ['[Trailer held] <> "No"', 'Don’t drive into a trailer that isn’t held.'],
      }),
      longText('How the heavy load is moved', { required: true, when: greaterThan('Loads too heavy', 0) }),
    ]),
    section('Release', [
      calculatedText(
        'Release',
        'IF([Total faults] > 0, "Out of use", IF([Parts OK] = 0, "Not checked yet", "Released"))',
      ),
      note('Park it, forks down, **take the key** and hang the tag on the wheel.', {
        when: equals('Release', 'Out of use'),
      }),
      longText('Faults', { required: true, rows: 3, when: equals('Release', 'Out of use') }),
      photos('Photos of the fault', { when: equals('Release', 'Out of use') }),
      time('Maintenance called at', { required: true, when: equals('Release', 'Out of use') }),
      signature('Signature of the operator', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Releases a truck without faults',
      { Seen: { '*': 'OK' }, Tried: { '*': 'OK' }, 'Hour meter': 4100.5, 'Next service at': 4250 },
      {
        gives: { 'Total faults': 0, Release: 'Released', 'Hours to the service': 149.5 },
        hidden: ['Maintenance called at'],
      },
    ),
    templateTest(
      'Takes a truck with a faulty brake out of use',
      { Seen: { '*': 'OK' }, Tried: { '*': 'OK', 'Service brake': 'Fault' } },
      { gives: { 'Faults when tried': 1, Release: 'Out of use' }, shown: ['Maintenance called at', 'Faults'] },
    ),
    templateTest(
      'Asks about gas only for a gas truck',
      { Power: 'LP gas' },
      { shown: ['Gas'], hidden: ['Battery', 'Diesel engine'] },
    ),
    templateTest(
      'Detects a load center that is too far out',
      {
        'Heaviest loads': [
          { Load: 'Coil', 'Weight of the load': 4200, 'Load center': 30, 'Capacity on the plate': 5000 },
        ],
      },
      {
        gives: { 'Capacity at this center, row 1': 4000, 'Fits, row 1': 'No', 'Loads too heavy': 1 },
        shown: ['How the heavy load is moved'],
      },
    ),
    templateTest(
      'Stops an operator with an outdated evaluation',
      {
        'Operator evaluated on': '2022-12-01',
        'Checked on': '2026-01-10',
        'Where it works': 'Trailer',
        'Trailer held': 'No',
      },
      { wrong: { 'Checked on': 'json', 'Trailer held': 'json' } },
    ),
  ],
};
