import {
  anyOf,
  anyQuestionHas,
  atLeast,
  calculated,
  calculatedText,
  checkbox,
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
  photos,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const excavationInspection: TemplateSource = {
  title: 'Excavation inspection',
  industry: 'Construction',
  description:
    'The daily inspection of a trench by a competent person: soil, protection, water, air and what’s underground. From five feet on it asks how people are protected, from four on for ladders and air.',
  tags: ['Inspection', 'Trench', 'Soil'],
  icon: 'excavator',
  source: 'OSHA 29 CFR 1926 Subpart P, excavations (1926.651, 1926.652 and its appendices A and B)',
  responseTitle: 'Excavation {Name of the excavation}: {May people enter?}',
  pdf: { header: 'Excavation {Name of the excavation}' },
  entries: [
    section('Trench', [
      sideBySide(text('Name of the excavation', { required: true }), dateTime('Inspected on', { required: true })),
      radioField(
        'Reason for the inspection',
        ['Start of the shift', 'After rain', 'After vibration or a load', 'During the shift'],
        {
          required: true,
        },
      ),
      sideBySide(
        number('Depth', { unit: 'ft', required: true, min: 0.5, max: 60, decimals: 1 }),
        number('Width at the bottom', { unit: 'ft', required: true, min: 0.5, max: 200, decimals: 1 }),
        number('Length of the open part', { unit: 'ft', required: true, min: 1, max: 5000 }),
      ),
      note('Deeper than 20 ft: the protection is designed by a registered engineer, and the design lies on site.', {
        when: greaterThan('Depth', 20),
      }),
      text('Number of the design', { required: true, when: greaterThan('Depth', 20) }),
    ]),
    section('Soil', [
      radioField('Soil', ['Stable rock', 'Type A', 'Type B', 'Type C'], {
        required: true,
        tip: 'Type C where water seeps in or the soil was dug before, whatever the tests say.',
      }),
      grid(
        'Soil tests',
        [
          radioField('Test', ['Thumb', 'Pocket penetrometer', 'Shear vane', 'Dry strength', 'Ribbon'], {
            required: true,
          }),
          text('Place of the test', { required: true }),
          number('Unconfined strength', { unit: 'tsf', min: 0, max: 5, decimals: 2 }),
        ],
        { add: 'Add a test', least: 1, required: true, hint: 'At least one by eye and one by hand' },
      ),
      checklist(
        'Signs of trouble',
        [
          'Cracks along the edge',
          'Bulging or sloughing sides',
          'Water seeping in',
          'Layers leaning towards the trench',
          'Vibration from traffic or machines',
        ],
        ['No', 'Yes'],
        { required: true },
      ),
    ]),
    section('Protection', [
      dropdown('Protective system', ['None', 'Sloped', 'Benched', 'Shored', 'Shield (trench box)'], { required: true }),
      number('Slope, horizontal for each foot of height', {
        unit: 'ft',
        required: true,
        min: 0,
        max: 4,
        decimals: 2,
        when: equals('Protective system', 'Sloped'),
      }),
      calculated(
        'Slope needed',
        'IF([Soil] = "Type C", 1.5, IF([Soil] = "Type B", 1, IF([Soil] = "Type A", 0.75, 0)))',
        {
          unit: 'ft',
          decimals: 2,
          when: equals('Protective system', 'Sloped'),
          tip: 'For up to 20 ft: 1.5 to 1 in type C, 1 to 1 in B, 0.75 to 1 in A.',
        },
      ),
      checklist(
        'Shoring or shield',
        [
          'As its table or its maker says',
          'Not damaged',
          'Reaches 18 inches above the slope',
          'At most 2 ft above the bottom',
          'No play between shield and side',
        ],
        ['Yes', 'No'],
        {
          required: true,
          when: anyOf(equals('Protective system', 'Shored'), equals('Protective system', 'Shield (trench box)')),
        },
      ),
      number('Distance of spoil and machines from the edge', {
        unit: 'ft',
        required: true,
        min: 0,
        max: 100,
        decimals: 1,
        check: ['[Distance of spoil and machines from the edge] >= 2', 'At least 2 ft: move the spoil back.'],
      }),
      number('Furthest way to a ladder', {
        unit: 'ft',
        required: true,
        min: 0,
        max: 500,
        when: atLeast('Depth', 4),
        check: ['[Furthest way to a ladder] <= 25', 'No one may have more than 25 ft to a way out.'],
      }),
    ]),
    section('Air and utilities', [
      checkbox('The air could be bad', {
        when: atLeast('Depth', 4),
        hint: 'A landfill, a sewer, fuel tanks or exhaust nearby',
      }),
      sideBySide(
        number('Oxygen', {
          unit: '%',
          required: true,
          min: 0,
          max: 25,
          decimals: 1,
          when: isChecked('The air could be bad'),
        }),
        number('Flammable gas', {
          unit: '% LEL',
          required: true,
          min: 0,
          max: 100,
          decimals: 1,
          when: isChecked('The air could be bad'),
        }),
      ),
      sideBySide(
        text('Locate ticket', { required: true, hint: 'Of the one-call center' }),
        radioField('Utilities exposed and supported', ['Not applicable', 'Yes', 'No'], { required: true }),
      ),
      checkbox('Water stands in the excavation'),
      longText('How the water is kept down', {
        required: true,
        rows: 2,
        when: isChecked('Water stands in the excavation'),
      }),
    ]),
    section('Decision', [
      calculatedText(
        'May people enter?',
        'IF(AND([Depth] >= 5, [Protective system] = "None", [Soil] <> "Stable rock"), "No: unprotected", IF(AND([Protective system] = "Sloped", [Slope, horizontal for each foot of height] < [Slope needed]), "No: too steep", IF(AND([The air could be bad], OR([Oxygen] < 19.5, [Flammable gas] >= 20)), "No: bad air", IF(EMPTY([Protective system]), "Not decided yet", "Yes"))))',
      ),
      longText('What has to change first', {
        required: true,
        rows: 3,
        when: equals('May people enter?', 'No: unprotected'),
      }),
      longText('What was done about the signs', {
        required: true,
        rows: 2,
        when: anyQuestionHas('Signs of trouble', 'Yes'),
      }),
      photos('Photos of the sides'),
      signature('Signature of the person in charge', {
        required: true,
        footer: 'I can see hazards here and may stop the work.',
      }),
    ]),
  ],
  tests: [
    templateTest(
      'Keeps people out of an unprotected trench',
      { Depth: 6, Soil: 'Type B', 'Protective system': 'None' },
      {
        gives: { 'May people enter?': 'No: unprotected' },
        shown: ['What has to change first', 'Furthest way to a ladder'],
      },
    ),
    templateTest(
      'Lets people into a shallow trench',
      { Depth: 3.5, Soil: 'Type C', 'Protective system': 'None' },
      { gives: { 'May people enter?': 'Yes' }, hidden: ['Furthest way to a ladder', 'The air could be bad'] },
    ),
    templateTest(
      'Calculates the slope that type C soil needs',
      { Depth: 8, Soil: 'Type C', 'Protective system': 'Sloped', 'Slope, horizontal for each foot of height': 1 },
      { gives: { 'Slope needed': 1.5, 'May people enter?': 'No: too steep' } },
    ),
    templateTest(
      'Detects too little oxygen',
      {
        Depth: 10,
        Soil: 'Type A',
        'Protective system': 'Shored',
        'The air could be bad': true,
        Oxygen: 18.9,
        'Flammable gas': 0,
      },
      { gives: { 'May people enter?': 'No: bad air' }, shown: ['Shoring or shield'] },
    ),
    templateTest(
      'Requires spoil away from the edge, and a ladder nearby',
      { Depth: 6, 'Distance of spoil and machines from the edge': 1, 'Furthest way to a ladder': 40 },
      { wrong: { 'Distance of spoil and machines from the edge': 'json', 'Furthest way to a ladder': 'json' } },
    ),
  ],
};
