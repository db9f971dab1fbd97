import {
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  date,
  dateTime,
  dropdown,
  equals,
  greaterThan,
  grid,
  longText,
  note,
  number,
  oneOf,
  phone,
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

export const injuryReport: TemplateSource = {
  title: 'Work injury and illness report',
  industry: 'Health and Safety',
  description:
    'An injury or illness at work, from first aid to the cause. Whether it belongs in the yearly record, and how many hours are left to call the authority, follows from what is answered.',
  tags: ['Incident', 'Recordkeeping', 'Injury'],
  icon: 'bandage',
  source:
    'OSHA 29 CFR Part 1904: recording and reporting occupational injuries and illnesses (1904.7, 1904.29, 1904.39)',
  responseTitle: '{Injured person}, {Happened on|DD MMM YYYY}: {Record}',
  pdf: { header: 'Injury and illness report · confidential' },
  hasPages: true,
  entries: [
    section('Person and event', [
      note('**Help first.** Call the emergency number where it is needed, secure the place, then write.'),
      sideBySide(text('Injured person', { required: true }), text('Job title', { required: true }), date('Hired on')),
      radioField('Works for', ['Us', 'A staffing agency, under our supervision', 'A contractor'], { required: true }),
      sideBySide(dateTime('Happened on', { required: true }), time('Began work at', { required: true })),
      text('Exact place', { required: true }),
      longText('What the person was doing just before', { required: true, rows: 2 }),
      longText('What happened to the person', { required: true, rows: 3, shortest: 20 }),
      text('Object or substance that did the harm', { required: true }),
    ]),
    section('Harm', [
      radioField(
        'Kind of harm',
        ['Injury', 'Skin disorder', 'Respiratory condition', 'Poisoning', 'Hearing loss', 'Other illness'],
        { required: true },
      ),
      checkboxGroup(
        'Body part',
        ['Head', 'Eye', 'Neck', 'Back', 'Shoulder or arm', 'Hand or finger', 'Hip or leg', 'Foot or toe', 'Inside'],
        { required: true, least: 1 },
      ),
      radioField('Treated with', ['Nothing', 'First aid', 'More than first aid'], {
        required: true,
        tip: 'First aid is what 1904.7(b)(5) lists: bandages, tetanus shots, hot or cold therapy, drilling a nail, removing a splinter and so on.',
      }),
      text('Treated by', { required: true, when: oneOf('Treated with', 'First aid', 'More than first aid') }),
      sideBySide(
        checkbox('In hospital overnight'),
        checkbox('Loss of an eye'),
        checkbox('Amputation'),
        checkbox('Death'),
      ),
      checkbox('Lost consciousness'),
      radioField('Work after the event', ['As before', 'Restricted or another job', 'Away'], { required: true }),
      number('Days away', {
        unit: 'days',
        required: true,
        min: 1,
        max: 180,
        whole: true,
        when: equals('Work after the event', 'Away'),
        hint: 'Calendar days from the day after, at most 180',
      }),
      number('Days of restricted work', {
        unit: 'days',
        required: true,
        min: 1,
        max: 180,
        whole: true,
        when: equals('Work after the event', 'Restricted or another job'),
      }),
    ]),
    section('Duty', [
      calculatedText(
        'Record',
        'IF([Works for] = "A contractor", "The contractor records it", IF(OR([Death], [Lost consciousness], [Treated with] = "More than first aid", [Work after the event] = "Away", [Work after the event] = "Restricted or another job", [In hospital overnight]), "Recordable", IF(EMPTY([Treated with]), "Not decided yet", "First aid only")))',
      ),
      calculated(
        'Call within',
        'IF([Death], 8, IF(OR([In hospital overnight], [Loss of an eye], [Amputation]), 24, 0))',
        { unit: 'h', tip: '0: no one has to be called.' },
      ),
      note('Call the authority, day or night: 1-800-321-OSHA, the area office, or on line.', {
        when: greaterThan('Call within', 0),
      }),
      sideBySide(
        dateTime('Called on', { required: true, when: greaterThan('Call within', 0) }),
        text('Spoken to', { required: true, when: greaterThan('Call within', 0) }),
      ),
      checkbox('It is a privacy case', {
        when: equals('Record', 'Recordable'),
        hint: 'Intimate parts, sexual assault, mental illness, HIV, hepatitis, tuberculosis, needles; or the person asks so for an illness',
      }),
      text('Case number in the log', {
        required: true,
        when: equals('Record', 'Recordable'),
        hint: 'Within seven calendar days',
      }),
    ]),
    section('Cause and action', [
      grid('Witnesses', [text('Witness', { required: true }), phone('Phone of the witness')], {
        add: 'Add a witness',
        empty: true,
      }),
      grid(
        'Why',
        [
          text('Why did it happen?', { required: true }),
          dropdown('Level of the cause', ['Immediate', 'Condition', 'Root'], { required: true }),
        ],
        { add: 'Ask why again', least: 3, required: true, most: 7 },
      ),
      calculated('Roots found', 'COUNT([Why].[Level of the cause] = "Root")'),
      longText('What prevents it from now on', { required: true, shortest: 20 }),
      sideBySide(text('Action by', { required: true }), date('Action until', { required: true, from: 'today' })),
      photos('Photos of the place'),
      signature('Signature of the supervisor', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Doesn’t record first aid',
      { 'Works for': 'Us', 'Treated with': 'First aid', 'Work after the event': 'As before' },
      { gives: { Record: 'First aid only', 'Call within': 0 }, hidden: ['Called on', 'Case number in the log'] },
    ),
    templateTest(
      'Records days away',
      {
        'Works for': 'A staffing agency, under our supervision',
        'Treated with': 'First aid',
        'Work after the event': 'Away',
        'Days away': 200,
      },
      { gives: { Record: 'Recordable' }, wrong: { 'Days away': 'max' }, shown: ['It is a privacy case'] },
    ),
    templateTest(
      'Requires a call within eight hours of a death',
      { Death: true, 'In hospital overnight': true },
      { gives: { 'Call within': 8, Record: 'Recordable' }, shown: ['Called on', 'Spoken to'] },
    ),
    templateTest(
      'Requires a call within 24 hours of an amputation',
      { Amputation: true, 'Treated with': 'More than first aid' },
      { gives: { 'Call within': 24 }, shown: ['Treated by'] },
    ),
    templateTest(
      'Leaves a contractor’s injury to the contractor',
      { 'Works for': 'A contractor', 'Treated with': 'More than first aid' },
      { gives: { Record: 'The contractor records it' } },
    ),
  ],
};
