import {
  answerCount,
  atLeast,
  calculated,
  calculatedText,
  checkbox,
  checklist,
  date,
  dropdown,
  equals,
  greaterThan,
  grid,
  isChecked,
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

const answers = ['Yes', 'No'];

export const workstationAssessment: TemplateSource = {
  title: 'Screen workstation assessment',
  industry: 'Human Resources',
  description:
    'A self-assessment of a workplace with a screen, in the office or at home: chair, screen, keyboard, room, breaks and complaints. Each No becomes an action, and complaints lead to a visit.',
  tags: ['Ergonomics', 'Home office', 'Health'],
  icon: 'desk',
  source: 'UK Health and Safety (Display Screen Equipment) Regulations 1992 and the HSE workstation checklist (L26)',
  responseTitle: 'Workstation of {User of the workstation}: {Points to fix} points, {Next step}',
  pdf: { header: 'Workstation assessment' },
  entries: [
    section('User', [
      sideBySide(
        text('User of the workstation', { required: true }),
        text('Line manager', { required: true }),
        date('Self-assessed on', { required: true, to: 'today' }),
      ),
      sideBySide(
        radioField('Where the workstation is', ['Office', 'Home', 'Shared desks', 'On the move'], { required: true }),
        number('Hours at the screen', { unit: 'h a day', required: true, min: 0, max: 16, decimals: 1 }),
      ),
      calculatedText('User in the sense of the regulations', 'IF([Hours at the screen] >= 1, "Yes", "No")', {
        tip: 'Who works at a screen daily for an hour or more at a time.',
      }),
      radioField('Device', ['Laptop alone', 'Laptop with screen and keyboard', 'Desktop'], { required: true }),
      note('A laptop alone is for an hour at most. Ask for a stand, keyboard and mouse.', {
        when: equals('Device', 'Laptop alone'),
      }),
      checkbox('Something changed since the last one', { hint: 'New desk, new equipment, pregnancy, injury' }),
      text('What changed', { required: true, when: isChecked('Something changed since the last one') }),
    ]),
    section('Equipment', [
      checklist(
        'Screen',
        [
          'Clear and still',
          'Brightness can be set',
          'No glare',
          'Top at the height of the eyes',
          'An arm’s length away',
          'Straight in front',
        ],
        answers,
        { required: true },
      ),
      checklist(
        'Keyboard and mouse',
        ['Apart from the screen', 'Tilts', 'Wrists straight', 'Mouse close by', 'Room to rest the hands'],
        answers,
        { required: true },
      ),
      checklist(
        'Chair',
        [
          'Five feet, stable',
          'Height can be set',
          'Back can be set',
          'Forearms level',
          'Feet flat, or a footrest',
          'Small of the back supported',
        ],
        answers,
        { required: true },
      ),
      checklist(
        'Desk and room',
        [
          'Room for everything',
          'Legs can move',
          'Light is enough, blinds work',
          'Not too warm, not too cold',
          'Quiet enough',
          'No cables to trip on',
        ],
        answers,
        { required: true },
      ),
      sideBySide(
        answerCount('Screen points', 'Screen', 'No'),
        answerCount('Keyboard points', 'Keyboard and mouse', 'No'),
        answerCount('Chair points', 'Chair', 'No'),
        answerCount('Room points', 'Desk and room', 'No'),
      ),
      calculated('Points to fix', '[Screen points] + [Keyboard points] + [Chair points] + [Room points]'),
      photos('Photo of the workstation from the side', { most: 2, hint: 'You may leave it out' }),
    ]),
    section('Work and breaks', [
      scale('Breaks', ['Hardly any', 'When I remember', 'Every two hours', 'Every hour'], { required: true }),
      radioField('Eye test in the last two years', ['Yes', 'No', 'Not wanted'], { required: true }),
      note('You may have an eye test, and glasses for the screen, at our cost.', {
        when: equals('Eye test in the last two years', 'No'),
      }),
      radioField('Trained to set the workstation', ['Yes', 'No'], { required: true }),
    ]),
    section('Complaints', [
      grid(
        'Complaints',
        [
          dropdown('Where it hurts', ['Neck', 'Shoulder', 'Wrist or hand', 'Back', 'Eyes', 'Head', 'Legs'], {
            required: true,
          }),
          scale('Intensity', ['A little', 'Some', 'Much', 'Very much'], { required: true }),
          radioField('Frequency', ['Occasionally', 'Weekly', 'Daily'], { required: true }),
          checkbox('Gone after rest'),
        ],
        { add: 'Add a complaint', empty: true },
      ),
      sideBySide(
        calculated('Daily complaints', 'COUNT([Complaints].[Frequency] = "Daily")'),
        calculated('Worst complaint', 'IF(COUNT([Complaints]) > 0, MAX([Complaints].[Intensity]), 0)'),
      ),
      checkbox('I may be asked about my health by occupational health', { when: atLeast('Worst complaint', 3) }),
      text('Need that should be considered', {
        hint: 'Left-handed, bifocals, a condition. Only what you want to tell',
      }),
    ]),
    section('Next', [
      calculatedText(
        'Next step',
        'IF(OR([Daily complaints] > 0, [Worst complaint] >= 3), "Visit within a week", IF([Points to fix] >= 5, "Visit within a month", IF([Points to fix] > 0, "Actions by the manager", "Done")))',
      ),
      grid(
        'Actions of the manager',
        [
          text('What to fix', { required: true }),
          radioField('Kind of action', ['Setting', 'Equipment', 'Room', 'Training'], { required: true }),
          date('Fix by', { required: true, from: 'today' }),
          number('Cost', { unit: '£', min: 0, max: 5000 }),
        ],
        { add: 'Add an action', required: true, when: greaterThan('Points to fix', 0) },
      ),
      calculated('Total cost', 'SUM([Actions of the manager].[Cost])', { unit: '£' }),
      text('Who visits', { required: true, when: oneOf('Next step', 'Visit within a week', 'Visit within a month') }),
      signature('Signature of the user', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Is done if everything is right',
      {
        'Hours at the screen': 6,
        Screen: { '*': 'Yes' },
        'Keyboard and mouse': { '*': 'Yes' },
        Chair: { '*': 'Yes' },
        'Desk and room': { '*': 'Yes' },
      },
      {
        gives: { 'Points to fix': 0, 'Next step': 'Done', 'User in the sense of the regulations': 'Yes' },
        hidden: ['Actions of the manager', 'Who visits'],
      },
    ),
    templateTest(
      'Adds up the points to fix',
      { Screen: { '*': 'Yes', 'No glare': 'No' }, Chair: { '*': 'No' } },
      {
        gives: { 'Screen points': 1, 'Chair points': 6, 'Points to fix': 7, 'Next step': 'Visit within a month' },
        shown: ['Who visits'],
      },
    ),
    templateTest(
      'Requires a visit within a week for daily complaints',
      { Complaints: [{ 'Where it hurts': 'Neck', Intensity: 2, Frequency: 'Daily' }] },
      {
        gives: { 'Daily complaints': 1, 'Worst complaint': 2, 'Next step': 'Visit within a week' },
        hidden: ['I may be asked about my health by occupational health'],
      },
    ),
    templateTest(
      'Asks for consent to discuss strong pain',
      { Complaints: [{ 'Where it hurts': 'Back', Intensity: 4, Frequency: 'Occasionally' }] },
      { gives: { 'Worst complaint': 4 }, shown: ['I may be asked about my health by occupational health'] },
    ),
    templateTest(
      'Adds up the cost of actions',
      {
        Screen: { '*': 'No' },
        'Actions of the manager': [
          { 'What to fix': 'Screen arm', Cost: 95 },
          { 'What to fix': 'Blind', Cost: 120 },
        ],
        'Something changed since the last one': true,
      },
      { gives: { 'Total cost': 215 }, shown: ['What changed'] },
    ),
  ],
};
