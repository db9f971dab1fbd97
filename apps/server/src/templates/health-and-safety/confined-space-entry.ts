import {
  anyOf,
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
  phone,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
  time,
} from '../writing/index.ts';

export const confinedSpaceEntry: TemplateSource = {
  title: 'Confined space entry permit',
  industry: 'Health and Safety',
  description:
    'Entry into a tank, pit or sewer: hazards, isolation, air tests in order of oxygen, flammable, toxic, who is inside and who waits outside. The air verdict follows each test, and rescue is planned before anyone goes in.',
  tags: ['Permit', 'Gas test', 'Rescue'],
  icon: 'tunnel-outline',
  source: 'OSHA 29 CFR 1910.146, permit-required confined spaces',
  responseTitle: 'Entry into {Space}: {Entry}',
  pdf: { header: 'Confined space entry · {Space} · keep at the opening' },
  hasPages: true,
  entries: [
    section('Space and purpose', [
      sideBySide(text('Space', { required: true }), longText('Purpose of the entry', { required: true, rows: 2 })),
      sideBySide(
        dateTime('Permit begins', { required: true }),
        number('Permit lasts', {
          unit: 'h',
          required: true,
          min: 0.5,
          max: 12,
          decimals: 1,
          hint: 'No longer than the task, at most one shift',
        }),
      ),
      dropdown('Kind of space', ['Tank', 'Silo', 'Manhole or sewer', 'Pit', 'Vessel', 'Duct', 'Vault'], {
        required: true,
      }),
      checkboxGroup(
        'Hazards of the space',
        [
          'Lack of oxygen',
          'Flammable gas',
          'Toxic gas',
          'Engulfment',
          'Walls that converge',
          'Moving parts',
          'Electricity',
          'Heat or cold',
        ],
        { required: true, least: 1 },
      ),
      longText('Why no one can be engulfed', {
        required: true,
        rows: 2,
        when: equals('Hazards of the space', 'Engulfment'),
      }),
      checkbox('Hot work inside'),
      text('Number of the hot work permit', { required: true, when: isChecked('Hot work inside') }),
    ]),
    section('Made safe', [
      checklist(
        'Isolation',
        [
          'Lines blanked or disconnected',
          'Double block and bleed',
          'Electricity locked out',
          'Mechanical drives blocked',
          'Emptied, cleaned, purged',
        ],
        ['Done', 'Not needed', 'Open'],
        { required: true },
      ),
      checklist(
        'Outside',
        [
          'Opening guarded',
          'Traffic kept away',
          'Ventilation runs',
          'Lighting, low voltage',
          'Ladder',
          'Communication tried',
        ],
        ['Done', 'Not needed', 'Open'],
        { required: true },
      ),
      number('Air changes', { unit: 'an hour', min: 0, max: 200 }),
    ]),
    section('Air', [
      note('From outside first, at top, middle and bottom. Oxygen, then flammable, then toxic.'),
      sideBySide(
        text('Instrument of the air tests', { required: true }),
        checkbox('Bump test today', { required: true }),
      ),
      grid(
        'Air tests',
        [
          time('Tested', { required: true }),
          radioField('Level', ['Top', 'Middle', 'Bottom'], { required: true }),
          number('O₂', { unit: '%', required: true, min: 0, max: 30, decimals: 1 }),
          number('LEL', { unit: '%', required: true, min: 0, max: 100, decimals: 1 }),
          number('CO', { unit: 'ppm', required: true, min: 0, max: 2000 }),
          number('H₂S', { unit: 'ppm', required: true, min: 0, max: 500, decimals: 1 }),
          calculatedText(
            'Air of the level',
            'IF(OR([O₂] < 19.5, [O₂] > 23.5, [LEL] >= 10, [CO] >= 35, [H₂S] >= 10), "Bad", "Good")',
          ),
        ],
        { add: 'Add a test', least: 3, required: true },
      ),
      sideBySide(
        calculated('Bad levels', 'COUNT([Air tests].[Air of the level] = "Bad")'),
        calculated('Lowest oxygen', 'MIN([Air tests].[O₂])', { unit: '%', decimals: 1 }),
        calculated('Highest LEL', 'MAX([Air tests].[LEL])', { unit: '%', decimals: 1 }),
      ),
      dropdown('Breathing protection', ['Supplied air with escape bottle', 'Self-contained'], {
        required: true,
        when: greaterThan('Bad levels', 0),
      }),
      radioField('Tested on', ['Without a break', 'Every hour'], { required: true }),
    ]),
    section('People and rescue', [
      grid(
        'Entrants',
        [text('Name of the entrant', { required: true }), time('In'), time('Out'), checkbox('Harness and line')],
        { add: 'Add an entrant', required: true, most: 12 },
      ),
      sideBySide(
        calculated('People who enter', 'COUNT([Entrants])'),
        text('Attendant', { required: true, hint: 'Stays outside, whatever happens' }),
        text('Entry supervisor', {
          required: true,
          check: ['[Entry supervisor] <> [Attendant]', 'Name another person than the attendant.'],
        }),
      ),
      radioField('Rescue', ['From outside, by line and tripod', 'Own team goes in', 'Service from outside'], {
        required: true,
      }),
      text('Why no line can be used', {
        required: true,
        when: anyOf(equals('Rescue', 'Own team goes in'), equals('Rescue', 'Service from outside')),
      }),
      sideBySide(
        text('Rescue service', { required: true, when: equals('Rescue', 'Service from outside') }),
        phone('Phone of the service', { required: true, when: equals('Rescue', 'Service from outside') }),
        number('Minutes until it is here', {
          unit: 'min',
          required: true,
          min: 0,
          max: 60,
          whole: true,
          when: equals('Rescue', 'Service from outside'),
          check: [
            '[Minutes until it is here] <= 4',
            'Without oxygen there are about four minutes: have a team at hand.',
          ],
        }),
      ),
    ]),
    section('Release', [
      calculatedText(
        'Entry',
        'IF([Highest LEL] >= 10, "Forbidden: flammable air", IF([Bad levels] > 0, "With breathing protection only", IF(COUNT([Air tests].[O₂]) < 3, "Not yet: test the air", "Allowed")))',
      ),
      note('No one goes in. Ventilate, find the source, test again.', {
        when: equals('Entry', 'Forbidden: flammable air'),
      }),
      signature('Signature of the entry supervisor', {
        required: true,
        when: anyOf(equals('Entry', 'Allowed'), equals('Entry', 'With breathing protection only')),
      }),
      time('Canceled at'),
      longText('Anything that was not foreseen', { rows: 2 }),
    ]),
  ],
  tests: [
    templateTest(
      'Allows entry into good air',
      {
        'Air tests': [
          { Level: 'Top', 'O₂': 20.9, LEL: 0, CO: 0, 'H₂S': 0 },
          { Level: 'Middle', 'O₂': 20.8, LEL: 0, CO: 2, 'H₂S': 0 },
          { Level: 'Bottom', 'O₂': 20.6, LEL: 1, CO: 3, 'H₂S': 0.5 },
        ],
      },
      { gives: { 'Bad levels': 0, 'Lowest oxygen': 20.6, Entry: 'Allowed' }, hidden: ['Breathing protection'] },
    ),
    templateTest(
      'Requires breathing protection for sulfide at the bottom',
      {
        'Air tests': [
          { Level: 'Top', 'O₂': 20.9, LEL: 0, CO: 0, 'H₂S': 1 },
          { Level: 'Middle', 'O₂': 20.9, LEL: 0, CO: 0, 'H₂S': 4 },
          { Level: 'Bottom', 'O₂': 20.5, LEL: 2, CO: 0, 'H₂S': 14 },
        ],
      },
      {
        gives: { 'Air of the level, row 3': 'Bad', Entry: 'With breathing protection only' },
        shown: ['Breathing protection'],
      },
    ),
    templateTest(
      'Forbids entry into flammable air',
      { 'Air tests': [{ Level: 'Top', 'O₂': 20.9, LEL: 11, CO: 0, 'H₂S': 0 }] },
      {
        gives: { 'Highest LEL': 11, Entry: 'Forbidden: flammable air' },
        hidden: ['Signature of the entry supervisor'],
      },
    ),
    templateTest(
      'Treats too much oxygen like too little',
      {
        'Air tests': [
          { 'O₂': 24, LEL: 0, CO: 0, 'H₂S': 0 },
          { 'O₂': 19.4, LEL: 0, CO: 0, 'H₂S': 0 },
        ],
      },
      { gives: { 'Bad levels': 2 } },
    ),
    templateTest(
      'Rejects a rescue service that is too far away',
      { Rescue: 'Service from outside', 'Minutes until it is here': 15, 'Hazards of the space': ['Engulfment'] },
      { wrong: { 'Minutes until it is here': 'json' }, shown: ['Phone of the service', 'Why no one can be engulfed'] },
    ),
  ],
};
