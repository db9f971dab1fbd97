import {
  allOf,
  answerCount,
  anyQuestionHas,
  calculatedText,
  checklist,
  dateTime,
  dropdown,
  equals,
  greaterThan,
  grid,
  longText,
  notEquals,
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

const parts = ['Fit', 'Not fit', 'Not applicable'];

export const scaffoldInspection: TemplateSource = {
  title: 'Scaffold inspection',
  industry: 'Construction',
  description:
    'An inspection by a competent person before each shift and after anything that could have weakened the scaffold. One part that isn’t fit closes it: the tag follows from the answers.',
  tags: ['Inspection', 'Work at height', 'Tag'],
  icon: 'ladder',
  source: 'OSHA 29 CFR 1926.451 and 1926.454, scaffolds in construction',
  responseTitle: 'Scaffold {Scaffold number}: {Tag}',
  pdf: { header: 'Scaffold {Scaffold number}, {Location}' },
  entries: [
    section('Scaffold', [
      sideBySide(
        text('Scaffold number', {
          required: true,
          pattern: ['[A-Za-z]{1,3}-?[0-9]{1,4}', 'Letters and a number, as on the tag: SC-012'],
        }),
        text('Location', { required: true }),
      ),
      sideBySide(
        dropdown(
          'Kind of scaffold',
          ['Frame', 'Tube and coupler', 'System', 'Mobile', 'Suspended, two points', 'Outrigger'],
          { required: true },
        ),
        number('Height of the top platform', { unit: 'm', required: true, min: 0.5, max: 120, decimals: 1 }),
        number('Width of the base', {
          unit: 'm',
          required: true,
          min: 0.4,
          max: 40,
          decimals: 1,
          when: oneOf('Kind of scaffold', 'Frame', 'Tube and coupler', 'System', 'Mobile'),
        }),
      ),
      radioField('Duty', ['Light, 25 lb/ft²', 'Medium, 50 lb/ft²', 'Heavy, 75 lb/ft²'], { required: true }),
      sideBySide(
        dateTime('Inspected at', { required: true }),
        dropdown('Occasion', ['Before the shift', 'After erection', 'After a change', 'After storm or impact'], {
          required: true,
        }),
      ),
      longText('What happened to it', { required: true, rows: 2, when: equals('Occasion', 'After storm or impact') }),
      text('Engineer of the design', {
        required: true,
        when: greaterThan('Height of the top platform', 38.1),
        tip: 'Scaffolds above 125 feet (38.1 m) are designed by a registered engineer.',
      }),
    ]),
    section('Base and frame', [
      checklist(
        'Support',
        [
          'Base plates on mud sills',
          'Ground firm, level and drained',
          'Plumb, square and braced',
          'Couplers and pins locked',
          'No bent or rusted members',
        ],
        parts,
        { required: true },
      ),
      checklist(
        'Ties',
        ['Tied or guyed where higher than four times its base', 'Ties within 26 ft upwards', 'Ties within 30 ft along'],
        parts,
        {
          required: true,
          when: allOf(
            greaterThan('Height of the top platform', 3),
            notEquals('Kind of scaffold', 'Suspended, two points'),
          ),
        },
      ),
      checklist(
        'Ropes and hoists',
        [
          'Wire ropes without broken strands',
          'Counterweights fixed',
          'Tieback equal to the hoisting rope',
          'Hoist brake tried',
        ],
        parts,
        { required: true, when: equals('Kind of scaffold', 'Suspended, two points') },
      ),
      checklist('Wheels', ['Castors locked', 'No one rides while it is moved', 'Height within twice the base'], parts, {
        required: true,
        when: equals('Kind of scaffold', 'Mobile'),
      }),
    ]),
    section('Platform and access', [
      checklist(
        'Platform',
        [
          'Fully planked, gaps of at most 1 inch',
          'Planks overlap 12 inches or are fixed',
          'At most 14 inches from the face',
          'No ice, mud or loose material',
        ],
        parts,
        { required: true },
      ),
      checklist(
        'Fall protection',
        ['Top rail 38 to 45 inches high', 'Midrail', 'Toeboards above people', 'Personal arrest where rails can’t be'],
        parts,
        { required: true },
      ),
      checklist(
        'Access',
        ['Ladder, stair or ramp, no climbing of braces', 'First rung at most 24 inches up', 'Power lines 10 ft away'],
        parts,
        { required: true },
      ),
      sideBySide(
        answerCount('Support that is fit', 'Support', 'Fit'),
        answerCount('Support not fit', 'Support', 'Not fit'),
        answerCount('Platform not fit', 'Platform', 'Not fit'),
        answerCount('Fall protection not fit', 'Fall protection', 'Not fit'),
        answerCount('Access not fit', 'Access', 'Not fit'),
      ),
    ]),
    section('Result', [
      calculatedText(
        'Tag',
        'IF([Support not fit] + [Platform not fit] + [Access not fit] > 0, "Red: closed", IF([Fall protection not fit] > 0, "Yellow: with personal fall arrest", IF([Support that is fit] = 0, "Not inspected yet", "Green: free to use")))',
      ),
      note('Take the green tag off, close the access and tell everyone who works here.', {
        when: equals('Tag', 'Red: closed'),
      }),
      grid(
        'Defects',
        [
          text('Defect', { required: true }),
          text('Lift and bay', { required: true }),
          text('Assigned to', { required: true }),
          radioField('State', ['Open', 'Repaired'], { required: true }),
        ],
        { add: 'Add a defect', when: anyQuestionHas('Support', 'Not fit'), required: true },
      ),
      photos('Photos of the scaffold'),
      text('Competent person', { required: true }),
      signature('Signature of the competent person', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Gives a green tag if everything is fit',
      { Support: { '*': 'Fit' }, Platform: { '*': 'Fit' }, 'Fall protection': { '*': 'Fit' }, Access: { '*': 'Fit' } },
      { gives: { Tag: 'Green: free to use', 'Support not fit': 0 }, hidden: ['Defects'] },
    ),
    templateTest(
      'Gives a red tag for one faulty part of the support',
      { Support: { '*': 'Fit', 'Couplers and pins locked': 'Not fit' }, Platform: { '*': 'Fit' } },
      { gives: { 'Support not fit': 1, Tag: 'Red: closed' } },
    ),
    templateTest(
      'Gives a yellow tag if only a rail is missing',
      { Support: { '*': 'Fit' }, 'Fall protection': { '*': 'Fit', Midrail: 'Not fit' } },
      { gives: { 'Fall protection not fit': 1, Tag: 'Yellow: with personal fall arrest' } },
    ),
    templateTest(
      'Asks about ropes for a suspended scaffold',
      { 'Kind of scaffold': 'Suspended, two points', 'Height of the top platform': 45 },
      { shown: ['Ropes and hoists', 'Engineer of the design'], hidden: ['Wheels', 'Ties', 'Width of the base'] },
    ),
    templateTest(
      'Asks what happened after a storm',
      { Occasion: 'After storm or impact', 'Scaffold number': '12' },
      { shown: ['What happened to it'], wrong: { 'Scaffold number': 'pattern' } },
    ),
  ],
};
