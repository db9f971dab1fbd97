import {
  above,
  atLeast,
  beside,
  calculated,
  checklist,
  choice,
  counted,
  date,
  grid,
  is,
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
  ticked,
  verdict,
  type WrittenTemplate,
} from '../writing/index.ts';

const answers = ['Yes', 'No'];

export const workstationAssessment: WrittenTemplate = {
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
      beside(
        text('User of the workstation', { required: true }),
        text('Line manager', { required: true }),
        date('Self-assessed on', { required: true, to: 'today' }),
      ),
      beside(
        choice('Where the workstation is', ['Office', 'Home', 'Shared desks', 'On the move'], { required: true }),
        number('Hours at the screen', { unit: 'h a day', required: true, min: 0, max: 16, decimals: 1 }),
      ),
      verdict('User in the sense of the regulations', 'IF([Hours at the screen] >= 1, "Yes", "No")', {
        tip: 'Who works at a screen daily for an hour or more at a time.',
      }),
      choice('Device', ['Laptop alone', 'Laptop with screen and keyboard', 'Desktop'], { required: true }),
      note('A laptop alone is for an hour at most. Ask for a stand, keyboard and mouse.', {
        when: is('Device', 'Laptop alone'),
      }),
      tick('Something changed since the last one', { hint: 'New desk, new equipment, pregnancy, injury' }),
      text('What changed', { required: true, when: ticked('Something changed since the last one') }),
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
      beside(
        counted('Screen points', 'Screen', 'No'),
        counted('Keyboard points', 'Keyboard and mouse', 'No'),
        counted('Chair points', 'Chair', 'No'),
        counted('Room points', 'Desk and room', 'No'),
      ),
      calculated('Points to fix', '[Screen points] + [Keyboard points] + [Chair points] + [Room points]'),
      photos('Photo of the workstation from the side', { most: 2, hint: 'You may leave it out' }),
    ]),
    section('Work and breaks', [
      scale('Breaks', ['Hardly any', 'When I remember', 'Every two hours', 'Every hour'], { required: true }),
      choice('Eye test in the last two years', ['Yes', 'No', 'Not wanted'], { required: true }),
      note('You may have an eye test, and glasses for the screen, at our cost.', {
        when: is('Eye test in the last two years', 'No'),
      }),
      choice('Trained to set the workstation', ['Yes', 'No'], { required: true }),
    ]),
    section('Complaints', [
      grid(
        'Complaints',
        [
          pick('Where it hurts', ['Neck', 'Shoulder', 'Wrist or hand', 'Back', 'Eyes', 'Head', 'Legs'], {
            required: true,
          }),
          scale('Intensity', ['A little', 'Some', 'Much', 'Very much'], { required: true }),
          choice('Frequency', ['Occasionally', 'Weekly', 'Daily'], { required: true }),
          tick('Gone after rest'),
        ],
        { add: 'Add a complaint', empty: true },
      ),
      beside(
        calculated('Daily complaints', 'COUNT([Complaints].[Frequency] = "Daily")'),
        calculated('Worst complaint', 'IF(COUNT([Complaints]) > 0, MAX([Complaints].[Intensity]), 0)'),
      ),
      tick('I may be asked about my health by occupational health', { when: atLeast('Worst complaint', 3) }),
      text('Need that should be considered', {
        hint: 'Left-handed, bifocals, a condition. Only what you want to tell',
      }),
    ]),
    section('Next', [
      verdict(
        'Next step',
        'IF(OR([Daily complaints] > 0, [Worst complaint] >= 3), "Visit within a week", IF([Points to fix] >= 5, "Visit within a month", IF([Points to fix] > 0, "Actions by the manager", "Done")))',
      ),
      grid(
        'Actions of the manager',
        [
          text('What to fix', { required: true }),
          choice('Kind of action', ['Setting', 'Equipment', 'Room', 'Training'], { required: true }),
          date('Fix by', { required: true, from: 'today' }),
          number('Cost', { unit: '£', min: 0, max: 5000 }),
        ],
        { add: 'Add an action', required: true, when: above('Points to fix', 0) },
      ),
      calculated('Total cost', 'SUM([Actions of the manager].[Cost])', { unit: '£' }),
      text('Who visits', { required: true, when: oneOf('Next step', 'Visit within a week', 'Visit within a month') }),
      sign('Signature of the user', { required: true }),
    ]),
  ],
  tests: [
    test(
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
    test(
      'Adds up the points to fix',
      { Screen: { '*': 'Yes', 'No glare': 'No' }, Chair: { '*': 'No' } },
      {
        gives: { 'Screen points': 1, 'Chair points': 6, 'Points to fix': 7, 'Next step': 'Visit within a month' },
        shown: ['Who visits'],
      },
    ),
    test(
      'Requires a visit within a week for daily complaints',
      { Complaints: [{ 'Where it hurts': 'Neck', Intensity: 2, Frequency: 'Daily' }] },
      {
        gives: { 'Daily complaints': 1, 'Worst complaint': 2, 'Next step': 'Visit within a week' },
        hidden: ['I may be asked about my health by occupational health'],
      },
    ),
    test(
      'Asks for consent to discuss strong pain',
      { Complaints: [{ 'Where it hurts': 'Back', Intensity: 4, Frequency: 'Occasionally' }] },
      { gives: { 'Worst complaint': 4 }, shown: ['I may be asked about my health by occupational health'] },
    ),
    test(
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
