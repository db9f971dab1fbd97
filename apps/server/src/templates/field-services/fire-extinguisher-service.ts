import {
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
  time,
} from '../writing/index.ts';

export const fireExtinguisherService: TemplateSource = {
  title: 'Fire extinguisher service',
  industry: 'Field Services',
  description:
    'A round through a building with one row for each extinguisher: agent, year, weight, pressure. What is due beside the yearly maintenance, the look inside after six years or the pressure test after twelve, is calculated from the year.',
  tags: ['Fire', 'Maintenance', 'Building'],
  icon: 'fire-extinguisher',
  source: 'NFPA 10, Standard for Portable Fire Extinguishers',
  responseTitle: '{Building}: {Extinguishers serviced} extinguishers, {Taken away} taken away',
  pdf: { header: 'Fire extinguishers · {Building}', orientation: 'landscape' },
  entries: [
    section('Visit', [
      sideBySide(
        text('Building', { required: true }),
        text('Owner or tenant', { required: true }),
        date('Visited on', { required: true, to: 'today' }),
      ),
      sideBySide(
        time('Came', { required: true }),
        time('Left', { required: true }),
        calculated('Hours on site', 'HOURS([Came], [Left])', { unit: 'h', decimals: 2 }),
      ),
      radioField('Occasion of the visit', ['Yearly maintenance', 'Called', 'After a fire'], { required: true }),
      longText('Which fire, and what was used', {
        required: true,
        when: equals('Occasion of the visit', 'After a fire'),
      }),
      radioField('Hazard of the building', ['Light', 'Ordinary', 'Extra'], { required: true }),
    ]),
    section('Extinguishers', [
      grid(
        'Extinguishers',
        [
          text('Number', { required: true }),
          text('Location of the extinguisher', { required: true }),
          dropdown(
            'Agent',
            ['Dry chemical ABC', 'Dry chemical BC', 'Carbon dioxide', 'Water', 'Foam', 'Wet chemical K', 'Clean agent'],
            { required: true },
          ),
          number('Year made', { required: true, min: 1980, max: 2100, whole: true }),
          calculated('Age in years', 'IF([Year made] > 0, YEAR([Visited on]) - [Year made], 0)'),
          calculatedText(
            'Due',
            'IF([Age in years] >= IF(OR([Agent] = "Carbon dioxide", [Agent] = "Water", [Agent] = "Foam", [Agent] = "Wet chemical K"), 5, 12), "Pressure test", IF(AND([Age in years] >= 6, OR([Agent] = "Dry chemical ABC", [Agent] = "Dry chemical BC", [Agent] = "Clean agent")), "Look inside", "Yearly"))',
          ),
          radioField('Gauge or weight', ['Right', 'Low', 'High'], { required: true }),
          radioField('What was done', ['Serviced', 'Recharged', 'Taken away'], { required: true }),
          text('Replaced by', { required: true, when: equals('What was done', 'Taken away') }),
        ],
        { add: 'Add an extinguisher', required: true, most: 200 },
      ),
      sideBySide(
        calculated('Extinguishers serviced', 'COUNT([Extinguishers])'),
        calculated('Due for a pressure test', 'COUNT([Extinguishers].[Due] = "Pressure test")'),
        calculated('Due for a look inside', 'COUNT([Extinguishers].[Due] = "Look inside")'),
        calculated('Taken away', 'COUNT([Extinguishers].[What was done] = "Taken away")'),
      ),
      note('Leave one of the same rating where one was taken away.', { when: greaterThan('Taken away', 0) }),
    ]),
    section('Where they hang', [
      checkboxGroup(
        'Found right everywhere',
        [
          'Seen and reached',
          'Sign above',
          'Handle 4 in to 5 ft above the floor',
          'Pin and seal whole',
          'Label faces out',
          'Monthly ticks on the tag',
        ],
        { required: true },
      ),
      longText('Where something isn’t right', { rows: 2 }),
      checkbox('There is a commercial kitchen'),
      text('Class K extinguisher and its sign', { required: true, when: isChecked('There is a commercial kitchen') }),
      checkbox('People here were shown how to use one'),
      number('How many were shown', {
        required: true,
        min: 1,
        max: 500,
        whole: true,
        when: isChecked('People here were shown how to use one'),
      }),
    ]),
    section('Close', [
      radioField('Building protected when we left', ['Yes', 'No'], { required: true }),
      longText('What is missing, and who was told', {
        required: true,
        shortest: 10,
        when: equals('Building protected when we left', 'No'),
      }),
      text('License of the technician', { required: true }),
      signature('Signature of the service technician', { required: true }),
      signature('Signature of the owner'),
    ]),
  ],
  tests: [
    templateTest(
      'Determines what is due from age and agent',
      {
        'Visited on': '2026-01-12',
        Extinguishers: [
          { Number: '1', Agent: 'Dry chemical ABC', 'Year made': 2019, 'What was done': 'Serviced' },
          { Number: '2', Agent: 'Carbon dioxide', 'Year made': 2020, 'What was done': 'Taken away' },
          { Number: '3', Agent: 'Dry chemical ABC', 'Year made': 2024, 'What was done': 'Serviced' },
        ],
      },
      {
        gives: {
          'Due, row 1': 'Look inside',
          'Due, row 2': 'Pressure test',
          'Due, row 3': 'Yearly',
          'Extinguishers serviced': 3,
          'Taken away': 1,
          'Due for a pressure test': 1,
        },
        shown: ['Replaced by, row 2'],
        hidden: ['Replaced by, row 1'],
      },
    ),
    templateTest(
      'Requires a pressure test of dry chemical after twelve years',
      { 'Visited on': '2026-01-12', Extinguishers: [{ Number: '9', Agent: 'Dry chemical BC', 'Year made': 2013 }] },
      { gives: { 'Age in years, row 1': 13, 'Due, row 1': 'Pressure test' } },
    ),
    templateTest(
      'Calculates the hours on site',
      { Came: '08:15:00', Left: '11:45:00' },
      { gives: { 'Hours on site': 3.5 } },
    ),
    templateTest(
      'Asks about a kitchen and a recent fire',
      { 'There is a commercial kitchen': true, 'Occasion of the visit': 'After a fire' },
      {
        shown: ['Class K extinguisher and its sign', 'Which fire, and what was used'],
        hidden: ['How many were shown'],
      },
    ),
    templateTest(
      'Requires an explanation if the building isn’t protected',
      { 'Building protected when we left': 'No', 'What is missing, and who was told': 'Two' },
      { wrong: { 'What is missing, and who was told': 'minLength' } },
    ),
  ],
};
