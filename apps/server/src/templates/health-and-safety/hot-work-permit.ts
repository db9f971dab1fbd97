import {
  anyOf,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  dateTime,
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
  time,
} from '../writing/index.ts';

export const hotWorkPermit: TemplateSource = {
  title: 'Hot work permit',
  industry: 'Health and Safety',
  description:
    'Controls welding, cutting and torch work: who, where, how long, what was made safe within 35 feet, and the fire watch of at least an hour after. Valid for one shift.',
  tags: ['Permit', 'Fire', 'Welding'],
  icon: 'fire',
  source: 'NFPA 51B, Standard for Fire Prevention During Welding, Cutting, and Other Hot Work',
  responseTitle: 'Hot work {Permit number}, {Place of work}: {Permit}',
  pdf: { header: 'Hot work permit {Permit number} · hang it up at the place of work' },
  hasPages: true,
  entries: [
    section('Work', [
      sideBySide(
        text('Permit number', { required: true }),
        text('Place of work', { required: true, placeholder: 'Building, level, room' }),
      ),
      radioField('Kind of work', ['Welding', 'Cutting', 'Grinding', 'Brazing or soldering', 'Roofing torch'], {
        required: true,
      }),
      radioField('Could it be done without heat?', ['No', 'Yes'], { required: true }),
      note('Then do it cold, or in a shop that is made for it. No permit is needed there.', {
        when: equals('Could it be done without heat?', 'Yes'),
      }),
      longText('Work in detail', { required: true, shortest: 10, rows: 2 }),
      sideBySide(dateTime('Valid from', { required: true }), time('Work ends', { required: true })),
      sideBySide(
        text('Who does the work', { required: true }),
        text('Company of the worker'),
        text('Fire watch', {
          required: true,
          check: ['[Fire watch] <> [Who does the work]', 'The fire watch does nothing else.'],
        }),
      ),
    ]),
    section('Place', [
      checkboxGroup(
        'Within 35 feet (11 m)',
        [
          'Floors swept',
          'Combustibles moved or shielded',
          'Openings in walls and floors covered',
          'Ducts and conveyors shut',
          'Flammable liquids removed',
          'Sprinklers in service',
        ],
        { required: true, least: 5 },
      ),
      text('Why sprinklers are out of service, and what stands in', {
        required: true,
        when: equals('Sprinklers work', 'No'),
      }),
      radioField('Sprinklers work', ['Yes', 'No', 'Not applicable'], { required: true }),
      checkbox('Walls or ceilings could pass heat on'),
      radioField('Someone watches the other side', ['Yes', 'No'], {
        required: true,
        when: isChecked('Walls or ceilings could pass heat on'),
      }),
      checkbox('Inside of a tank, vessel or duct'),
      number('Flammable gas inside', {
        unit: '% LEL',
        required: true,
        min: 0,
        max: 100,
        decimals: 1,
        when: isChecked('Inside of a tank, vessel or duct'),
      }),
      checkbox('Smoke or heat detectors are isolated'),
      time('Detectors back in service by', { required: true, when: isChecked('Smoke or heat detectors are isolated') }),
    ]),
    section('Means', [
      checkboxGroup(
        'Fire fighting',
        ['Extinguisher of the right class', 'Hose laid and charged', 'Fire blanket', 'Alarm point known'],
        { required: true, least: 2 },
      ),
      checkboxGroup(
        'Gas equipment',
        ['Cylinders upright and chained', 'Flashback arresters', 'Hoses without damage', 'Valves shut at breaks'],
        {
          required: true,
          least: 4,
          when: anyOf(
            equals('Kind of work', 'Cutting'),
            equals('Kind of work', 'Roofing torch'),
            equals('Kind of work', 'Brazing or soldering'),
          ),
        },
      ),
      checkboxGroup(
        'Protection of the worker',
        ['Eye and face', 'Gloves', 'Clothing that doesn’t melt', 'Hearing', 'Breathing protection', 'Fall protection'],
        { required: true, least: 2 },
      ),
      calculatedText(
        'Permit',
        'IF(OR(AND([Inside of a tank, vessel or duct], OR(EMPTY([Flammable gas inside]), [Flammable gas inside] >= 10)), [Someone watches the other side] = "No", [Could it be done without heat?] = "Yes"), "Not given", IF(EMPTY([Could it be done without heat?]), "Not decided yet", "May be given"))',
      ),
      signature('Signature of the permit issuer', { required: true, when: equals('Permit', 'May be given') }),
      signature('Signature of the worker', { required: true, when: equals('Permit', 'May be given') }),
    ]),
    section('Watch and close', [
      number('Length of the watch', {
        unit: 'min',
        required: true,
        min: 60,
        max: 480,
        whole: true,
        value: 60,
        hint: 'At least 60 minutes after the last spark, longer over hidden spaces',
      }),
      grid(
        'Rounds after the work',
        [
          time('Round at', { required: true }),
          radioField('Found', ['Nothing', 'Warm spot', 'Smoke'], { required: true }),
          text('What was done'),
        ],
        { add: 'Add a round', required: true },
      ),
      calculated('Rounds with a finding', 'COUNT([Rounds after the work].[Found] <> "Nothing")'),
      longText('Warm spot or smoke', { required: true, when: greaterThan('Rounds with a finding', 0) }),
      photos('Photos of the place after the work'),
      time('Closed at', { required: true }),
      signature('Signature of the fire watch', { required: true, footer: 'Nothing glows, nothing smokes.' }),
    ]),
  ],
  tests: [
    templateTest(
      'Allows work in the open',
      { 'Kind of work': 'Welding', 'Could it be done without heat?': 'No' },
      {
        gives: { Permit: 'May be given' },
        shown: ['Signature of the worker'],
        hidden: ['Gas equipment', 'Flammable gas inside'],
      },
    ),
    templateTest(
      'Refuses work inside a tank with flammable gas',
      { 'Inside of a tank, vessel or duct': true, 'Flammable gas inside': 12 },
      { gives: { Permit: 'Not given' }, hidden: ['Signature of the worker'] },
    ),
    templateTest(
      'Refuses work inside a tank without a gas measurement',
      { 'Inside of a tank, vessel or duct': true },
      { gives: { Permit: 'Not given' }, shown: ['Flammable gas inside'] },
    ),
    templateTest(
      'Requires someone else to watch for an hour',
      { 'Who does the work': 'Ines Duarte', 'Fire watch': 'Ines Duarte', 'Length of the watch': 30 },
      { wrong: { 'Fire watch': 'json', 'Length of the watch': 'min' } },
    ),
    templateTest(
      'Asks about a warm spot',
      {
        'Kind of work': 'Roofing torch',
        'Rounds after the work': [
          { 'Round at': '15:30:00', Found: 'Nothing' },
          { 'Round at': '16:00:00', Found: 'Warm spot' },
        ],
      },
      { gives: { 'Rounds with a finding': 1 }, shown: ['Gas equipment', 'Warm spot or smoke'] },
    ),
  ],
};
