import {
  anyOf,
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  checklist,
  dateTime,
  dropdown,
  equals,
  grid,
  includesChoice,
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

export const lockoutRecord: TemplateSource = {
  title: 'Lockout and tagout record',
  industry: 'Maintenance Management',
  description:
    'Each energy source of a machine with its isolating device, lock and proof of zero energy; group locks and shift changes; and the way back. It is safe to work only when every point was tried.',
  tags: ['Lockout', 'Energy', 'Safety'],
  icon: 'lock-outline',
  source: 'OSHA 29 CFR 1910.147, the control of hazardous energy (lockout/tagout)',
  responseTitle: 'Lockout of {Machine}: {Safe to work}',
  pdf: { header: 'Lockout record · {Machine}' },
  entries: [
    section('Machine and task', [
      sideBySide(
        text('Machine', { required: true }),
        text('Number of the procedure', { required: true, hint: 'Of this machine, with its points' }),
      ),
      longText('Task', { required: true, rows: 2 }),
      sideBySide(text('Authorized employee', { required: true }), dateTime('Locked out on', { required: true })),
      checkboxGroup(
        'Energies',
        [
          'Electric',
          'Hydraulic',
          'Pneumatic',
          'Steam or heat',
          'Chemical',
          'Gravity',
          'Springs',
          'Rotation that runs on',
        ],
        { required: true, least: 1 },
      ),
      number('Minutes until it has come to rest', {
        unit: 'min',
        required: true,
        min: 0,
        max: 240,
        when: includesChoice('Energies', 'Rotation that runs on'),
      }),
      text('How the load is blocked', {
        required: true,
        when: anyOf(includesChoice('Energies', 'Gravity'), includesChoice('Energies', 'Springs')),
      }),
      number('Pressure after bleeding', {
        unit: 'bar',
        required: true,
        min: 0,
        max: 0,
        when: anyOf(includesChoice('Energies', 'Hydraulic'), includesChoice('Energies', 'Pneumatic')),
        hint: 'Must be zero',
      }),
    ]),
    section('Shut down', [
      checkbox('Affected employees were told', { required: true }),
      checkbox('Stopped the usual way', { required: true }),
      grid(
        'Points',
        [
          text('Point', { required: true, placeholder: 'E-1' }),
          dropdown('Device', ['Disconnect switch', 'Breaker', 'Valve', 'Blank', 'Block', 'Plug'], { required: true }),
          text('Lock', { required: true }),
          radioField('Held by', ['Lock and tag', 'Tag alone'], { required: true }),
          text('Added means', {
            required: true,
            when: equals('Held by', 'Tag alone'),
            hint: 'A handle taken off, a fuse pulled',
          }),
          checkbox('Stored energy let out'),
          radioField('Tried', ['Dead', 'Alive', 'Not tried'], { required: true }),
        ],
        { add: 'Add a point', required: true, most: 40 },
      ),
      sideBySide(
        calculated('Total points', 'COUNT([Points])'),
        calculated('Points proved dead', 'COUNT([Points].[Tried] = "Dead")'),
        calculated('Points by tag alone', 'COUNT([Points].[Held by] = "Tag alone")'),
      ),
      radioField('Start button pressed after locking', ['It did not start', 'It started', 'Not pressed'], {
        required: true,
      }),
      text('Voltage tester', {
        required: true,
        when: includesChoice('Energies', 'Electric'),
        hint: 'Tried on a live source before and after',
      }),
      calculatedText(
        'Safe to work',
        'IF(AND([Total points] > 0, [Points proved dead] = [Total points], [Start button pressed after locking] = "It did not start"), "Yes", "No")',
      ),
      note('**No one reaches in.** A point is alive, or was not tried.', { when: equals('Safe to work', 'No') }),
    ]),
    section('Group and shifts', [
      radioField('Who works', ['One person', 'A group'], { required: true }),
      text('Primary authorized employee', { required: true, when: equals('Who works', 'A group') }),
      grid(
        'Personal locks on the box',
        [text('Whose lock', { required: true }), time('On', { required: true }), time('Off')],
        { add: 'Add a lock', required: true, when: equals('Who works', 'A group') },
      ),
      checkbox('The shift changes meanwhile'),
      text('Who takes over', {
        required: true,
        when: isChecked('The shift changes meanwhile'),
        hint: 'The new lock goes on before the old one comes off',
      }),
      checkbox('Contractors take part'),
      text('Their procedure was compared by', { required: true, when: isChecked('Contractors take part') }),
    ]),
    section('Back to work', [
      checklist(
        'Before energy',
        ['Tools out', 'Guards on', 'Everyone clear, counted', 'Controls neutral', 'Employees told'],
        ['Done', 'Not done'],
        { required: true },
      ),
      longText('What isn’t done', { required: true, when: anyQuestionHas('Before energy', 'Not done') }),
      radioField('A lock was cut', ['No', 'Yes'], { required: true }),
      longText('Why it was cut', {
        required: true,
        shortest: 30,
        when: equals('A lock was cut', 'Yes'),
        hint: 'That its owner was not on site, how they were looked for, and that they were told before they came back',
      }),
      number('Longest lock', { unit: 'h', min: 0, max: 720 }),
      signature('Signature of the authorized employee', { required: true, footer: 'I have removed my lock myself.' }),
    ]),
  ],
  tests: [
    templateTest(
      'Is safe if every point is dead',
      {
        Points: [
          { Point: 'E-1', Device: 'Breaker', Lock: '12', 'Held by': 'Lock and tag', Tried: 'Dead' },
          { Point: 'H-1', Device: 'Valve', Lock: '13', 'Held by': 'Lock and tag', Tried: 'Dead' },
        ],
        'Start button pressed after locking': 'It did not start',
      },
      { gives: { 'Total points': 2, 'Points proved dead': 2, 'Safe to work': 'Yes' } },
    ),
    templateTest(
      'Is not safe if one point was not tried',
      {
        Points: [
          { Point: 'E-1', Tried: 'Dead' },
          { Point: 'E-2', Tried: 'Not tried' },
        ],
        'Start button pressed after locking': 'It did not start',
      },
      { gives: { 'Points proved dead': 1, 'Safe to work': 'No' } },
    ),
    templateTest(
      'Is not safe before the start button was pressed',
      { Points: [{ Point: 'E-1', Tried: 'Dead', 'Held by': 'Tag alone' }] },
      { gives: { 'Safe to work': 'No', 'Points by tag alone': 1 }, shown: ['Added means, row 1'] },
    ),
    templateTest(
      'Asks about pressure and loads that could fall',
      { Energies: ['Hydraulic', 'Gravity'], 'Pressure after bleeding': 4 },
      {
        shown: ['How the load is blocked'],
        wrong: { 'Pressure after bleeding': 'max' },
        hidden: ['Voltage tester', 'Minutes until it has come to rest'],
      },
    ),
    templateTest(
      'Asks about the personal locks of a group',
      { 'Who works': 'A group', 'A lock was cut': 'Yes', 'Why it was cut': 'Lost key' },
      { shown: ['Personal locks on the box', 'Primary authorized employee'], wrong: { 'Why it was cut': 'minLength' } },
    ),
  ],
};
