import {
  answerCount,
  anyOf,
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
  checklist,
  dateTime,
  dropdown,
  equals,
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

const states = ['Good', 'Defect', 'Not fitted'];

export const vehicleInspection: TemplateSource = {
  title: 'Driver’s vehicle inspection report',
  industry: 'Transport and Logistics',
  description:
    'The walk around truck and trailer before or after a trip. A defect of brakes, steering, tires, lights or coupling takes the vehicle off the road until a mechanic has signed.',
  tags: ['Vehicle', 'Driver', 'Inspection'],
  icon: 'truck-outline',
  source: 'US FMCSA 49 CFR 396.11 and 396.13: driver vehicle inspection reports',
  responseTitle: '{Truck number}: {May the truck go?}',
  pdf: { header: 'Truck {Truck number} · {Odometer} mi' },
  entries: [
    section('Trip', [
      sideBySide(
        text('Truck number', { required: true }),
        text('Plate and state', { required: true }),
        number('Odometer', { unit: 'mi', required: true, min: 0, max: 3000000, whole: true }),
      ),
      sideBySide(
        dateTime('Inspected at', { required: true }),
        radioField('Inspection type', ['Before the trip', 'After the trip'], { required: true }),
      ),
      number('Odometer at the last report', {
        unit: 'mi',
        min: 0,
        max: 3000000,
        whole: true,
        check: ['[Odometer at the last report] <= [Odometer]', 'The odometer can’t run backwards.'],
      }),
      calculated('Miles since the last report', '[Odometer] - [Odometer at the last report]', { unit: 'mi' }),
      checkbox('With a trailer'),
      checkbox('The last report named a defect', { hint: 'Read it before you leave' }),
      radioField('That defect is', ['Repaired and signed off', 'No repair needed, signed', 'Not signed'], {
        required: true,
        when: isChecked('The last report named a defect'),
      }),
      note('**Do not drive.** A defect of the last report must be signed off first.', {
        when: equals('That defect is', 'Not signed'),
      }),
    ]),
    section('Truck', [
      checklist(
        'Brakes and steering',
        [
          'Service brakes and connections',
          'Parking brake',
          'Air loss within 3 psi a minute',
          'Low air warning',
          'Steering play',
          'Hoses and tubes',
        ],
        states,
        { required: true },
      ),
      checklist(
        'Tires and wheels',
        ['Front tread 4/32 inch', 'Other tread 2/32 inch', 'Sidewalls', 'Pressure', 'Rims and nuts'],
        states,
        { required: true },
      ),
      checklist(
        'Lights and sight',
        [
          'Headlights',
          'Brake and turn lights',
          'Reflectors and markers',
          'Wipers and washer',
          'Mirrors',
          'Windshield',
          'Horn',
        ],
        states,
        { required: true },
      ),
      checklist(
        'Engine and body',
        ['Oil, coolant, fuel: no leaks', 'Belts', 'Exhaust', 'Battery fixed', 'Doors and steps', 'Suspension'],
        states,
        { required: true },
      ),
      checklist(
        'Emergency equipment',
        ['Fire extinguisher charged', 'Three triangles', 'Spare fuses', 'First aid kit'],
        states,
        { required: true },
      ),
    ]),
    section(
      'Trailer',
      [
        text('Trailer number', { required: true }),
        checklist(
          'Coupling',
          [
            'Fifth wheel locked, no gap',
            'Kingpin and plate',
            'Air and electric lines',
            'Landing gear up',
            'Safety chains',
          ],
          states,
          { required: true },
        ),
        checklist(
          'Trailer body',
          ['Floor and walls', 'Doors and locks', 'Rear guard', 'Mudflaps', 'Trailer lights'],
          states,
          { required: true },
        ),
        dropdown('Load held by', ['Empty', 'Straps', 'Chains', 'Blocking', 'Sealed by the shipper', 'Tank'], {
          required: true,
        }),
        number('Tie-downs', {
          required: true,
          min: 1,
          max: 60,
          whole: true,
          when: anyOf(equals('Load held by', 'Straps'), equals('Load held by', 'Chains')),
        }),
        number('Length of the load', {
          unit: 'ft',
          required: true,
          min: 1,
          max: 60,
          when: anyOf(equals('Load held by', 'Straps'), equals('Load held by', 'Chains')),
          check: ['[Tie-downs] >= [Length of the load] / 10', 'One tie-down for each ten feet, at least.'],
        }),
      ],
      { when: isChecked('With a trailer') },
    ),
    section('Report', [
      sideBySide(
        answerCount('Defects of brakes and steering', 'Brakes and steering', 'Defect'),
        answerCount('Brakes and steering OK', 'Brakes and steering', 'Good'),
        answerCount('Defects of tires', 'Tires and wheels', 'Defect'),
        answerCount('Defects of lights', 'Lights and sight', 'Defect'),
        answerCount('Defects of the coupling', 'Coupling', 'Defect'),
      ),
      calculatedText(
        'May the truck go?',
        'IF(OR([That defect is] = "Not signed", [Defects of brakes and steering] + [Defects of tires] + [Defects of lights] + [Defects of the coupling] > 0), "No", IF([Brakes and steering OK] = 0, "Not inspected yet", "Yes"))',
      ),
      grid(
        'Defects found',
        [
          text('What’s wrong', { required: true }),
          radioField('On', ['Truck', 'Trailer'], { required: true }),
          radioField('Affects safety', ['Yes', 'No'], { required: true }),
        ],
        { add: 'Add a defect', required: true, when: equals('May the truck go?', 'No') },
      ),
      longText('Defects of engine and body', {
        required: true,
        rows: 2,
        when: anyQuestionHas('Engine and body', 'Defect'),
      }),
      photos('Photos of the defect'),
      signature('Signature of the driver', { required: true }),
      radioField('Mechanic', ['Repairs made', 'No repair needed'], {
        required: true,
        when: equals('May the truck go?', 'No'),
      }),
      signature('Signature of the mechanic', { required: true, when: equals('May the truck go?', 'No') }),
    ]),
  ],
  tests: [
    templateTest(
      'Lets a truck without defects go',
      {
        'Brakes and steering': { '*': 'Good' },
        'Tires and wheels': { '*': 'Good' },
        'Lights and sight': { '*': 'Good' },
        'Odometer at the last report': 120400,
        Odometer: 120910,
      },
      {
        gives: { 'May the truck go?': 'Yes', 'Miles since the last report': 510 },
        hidden: ['Defects found', 'Trailer', 'Signature of the mechanic'],
      },
    ),
    templateTest(
      'Stops a truck with a defective brake hose',
      { 'Brakes and steering': { '*': 'Good', 'Hoses and tubes': 'Defect' } },
      {
        gives: { 'Defects of brakes and steering': 1, 'May the truck go?': 'No' },
        shown: ['Signature of the mechanic', 'Mechanic'],
      },
    ),
    templateTest(
      'Stops a truck if the last defect isn’t signed off',
      { 'The last report named a defect': true, 'That defect is': 'Not signed' },
      { gives: { 'May the truck go?': 'No' } },
    ),
    templateTest(
      'Requires a tie-down for every ten feet',
      { 'With a trailer': true, 'Load held by': 'Straps', 'Tie-downs': 3, 'Length of the load': 42 },
      { shown: ['Trailer'], wrong: { 'Length of the load': 'json' } },
    ),
    templateTest(
      'Rejects an odometer that runs backwards',
      { Odometer: 5000, 'Odometer at the last report': 5100, 'Engine and body': { '*': 'Good', Exhaust: 'Defect' } },
      { wrong: { 'Odometer at the last report': 'json' }, shown: ['Defects of engine and body'] },
    ),
  ],
};
