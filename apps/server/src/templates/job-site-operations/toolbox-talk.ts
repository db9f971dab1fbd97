import {
  atLeast,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  date,
  dropdown,
  equals,
  greaterThan,
  grid,
  isChecked,
  lessThan,
  longText,
  note,
  number,
  photos,
  radioField,
  scale,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
  time,
} from '../writing/index.ts';

export const toolboxTalk: TemplateSource = {
  title: 'Toolbox talk record',
  industry: 'Job Site Operations',
  description:
    'A short safety talk before work: the topic and why today, who was there and in which language, three questions to see what arrived, and what the crew itself brought up.',
  tags: ['Training', 'Crew', 'Attendance'],
  icon: 'account-group-outline',
  source:
    'OSHA 29 CFR 1926.21(b)(2): instruction of each employee in the recognition and avoidance of unsafe conditions',
  responseTitle: 'Talk on {Topic}, {Held on|DD MMM YYYY}: {People there} people',
  pdf: { header: 'Toolbox talk · {Job site}' },
  entries: [
    section('Talk', [
      sideBySide(
        text('Job site', { required: true }),
        date('Held on', { required: true, to: 'today' }),
        time('Starts', { required: true }),
      ),
      sideBySide(
        text('Foreperson', { required: true }),
        number('Duration', {
          unit: 'min',
          required: true,
          min: 5,
          max: 60,
          whole: true,
          hint: 'Ten to fifteen minutes are best',
        }),
      ),
      dropdown(
        'Topic',
        [
          'Falls',
          'Struck by',
          'Caught between',
          'Electrocution',
          'Heat',
          'Cold',
          'Silica dust',
          'Ladders',
          'Cranes and signals',
          'Trenches',
          'Hand tools',
          'Lifting by hand',
          'Other',
        ],
        { required: true },
      ),
      text('Which other topic', { required: true, when: equals('Topic', 'Other') }),
      radioField(
        'Why this topic today',
        ['Task of the day', 'Near miss', 'Weather', 'Season plan', 'Request of the crew'],
        { required: true },
      ),
      longText('What happened in the near miss', {
        required: true,
        rows: 2,
        when: equals('Why this topic today', 'Near miss'),
        hint: 'Without names',
      }),
      number('Heat index forecast', {
        unit: '°F',
        required: true,
        min: 60,
        max: 140,
        whole: true,
        when: equals('Topic', 'Heat'),
      }),
      note('**From 91 °F on:** water every 15 minutes, shade, breaks by the clock, new people eased in.', {
        when: atLeast('Heat index forecast', 91),
      }),
    ]),
    section('What was said', [
      longText('Hazards of today’s work', { required: true, shortest: 20 }),
      longText('How we protect ourselves', { required: true, shortest: 20 }),
      checkboxGroup('Shown, not only told', [
        'Tool or equipment',
        'Personal protection put on',
        'Signals',
        'Emergency plan',
        'Safety data sheet',
      ]),
      checkbox('Someone demonstrated it back'),
      text('Who demonstrated what', { required: true, when: isChecked('Someone demonstrated it back') }),
    ]),
    section('Who was there', [
      grid(
        'Crew',
        [
          text('Crew member', { required: true }),
          text('Employer', { required: true }),
          radioField('First day here', ['No', 'Yes'], { required: true }),
          dropdown('Understands', ['English', 'Spanish', 'Polish', 'Portuguese', 'Mandarin', 'Other'], {
            required: true,
          }),
          signature('Signs'),
        ],
        { add: 'Add a crew member', required: true, most: 60 },
      ),
      sideBySide(
        calculated('People there', 'COUNT([Crew])'),
        calculated('New on site', 'COUNT([Crew].[First day here] = "Yes")'),
        calculated('Need another language', 'COUNT([Crew].[Understands] <> "English")'),
      ),
      text('Who translated', {
        required: true,
        when: greaterThan('Need another language', 0),
        hint: 'Instruction has to be understood',
      }),
      text('Who looks after the new people', { required: true, when: greaterThan('New on site', 0) }),
      number('People on site who were not there', { required: true, min: 0, max: 500, whole: true }),
      calculated(
        'Reached',
        'IF([People there] + [People on site who were not there] > 0, [People there] / ([People there] + [People on site who were not there]) * 100, 0)',
        { unit: '%', decimals: 0 },
      ),
      longText('When the others hear it', { required: true, rows: 2, when: lessThan('Reached', 100) }),
    ]),
    section('What arrived', [
      scale('First question answered', ['By no one', 'By one or two', 'By most', 'By all'], {
        required: true,
        hint: 'Which hazard is the worst today?',
      }),
      scale('Second question answered', ['By no one', 'By one or two', 'By most', 'By all'], {
        required: true,
        hint: 'What do you do when you see it?',
      }),
      scale('Third question answered', ['By no one', 'By one or two', 'By most', 'By all'], {
        required: true,
        hint: 'Where is the nearest help?',
      }),
      calculatedText(
        'Talk understood',
        'IF([First question answered] + [Second question answered] + [Third question answered] >= 9, "Yes", "Repeat tomorrow")',
      ),
      longText('What the crew brought up', { rows: 3 }),
      text('Owner', { required: true, when: isChecked('Follow-up needed') }),
      checkbox('Follow-up needed'),
      photos('Photo of the talk', { most: 2 }),
      signature('Signature of the foreperson', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Counts people, newcomers and languages',
      {
        'People on site who were not there': 1,
        Crew: [
          { 'Crew member': 'Ana', Employer: 'A', 'First day here': 'Yes', Understands: 'Spanish' },
          { 'Crew member': 'Bo', Employer: 'A', 'First day here': 'No', Understands: 'English' },
          { 'Crew member': 'Cy', Employer: 'B', 'First day here': 'No', Understands: 'English' },
        ],
      },
      {
        gives: { 'People there': 3, 'New on site': 1, 'Need another language': 1, Reached: 75 },
        shown: ['Who translated', 'Who looks after the new people', 'When the others hear it'],
      },
    ),
    templateTest(
      'Repeats a talk that wasn’t understood',
      { 'First question answered': 2, 'Second question answered': 3, 'Third question answered': 3 },
      { gives: { 'Talk understood': 'Repeat tomorrow' } },
    ),
    templateTest(
      'Accepts a talk that was understood',
      { 'First question answered': 4, 'Second question answered': 3, 'Third question answered': 3 },
      { gives: { 'Talk understood': 'Yes' } },
    ),
    templateTest(
      'Asks for the heat index if the topic is heat',
      { Topic: 'Heat', Duration: 3 },
      { shown: ['Heat index forecast'], hidden: ['Which other topic'], wrong: { Duration: 'min' } },
    ),
    templateTest(
      'Asks about a near miss',
      { 'Why this topic today': 'Near miss', 'Follow-up needed': true },
      { shown: ['What happened in the near miss', 'Owner'] },
    ),
  ],
};
