import {
  anyQuestionHas,
  atLeast,
  calculated,
  checkbox,
  checklist,
  date,
  dropdown,
  equals,
  grid,
  isChecked,
  longText,
  note,
  number,
  oneOf,
  photos,
  radioField,
  sampleSignature,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
  time,
} from '../writing/index.ts';

export const dailySiteReport: TemplateSource = {
  title: 'Daily site report',
  industry: 'Construction',
  description:
    'What happened on site today: weather, people and hours by trade, plant, deliveries, delays and visitors. Worker hours are added up, and lost time asks for its cause.',
  tags: ['Report', 'Weather', 'Labor', 'Delay'],
  icon: 'clipboard-text-clock-outline',
  source: 'UFGS 01 45 00 Quality Control: what a contractor’s daily report has to hold',
  responseTitle: 'Site report {Project}, {Day reported|DD MMM YYYY}',
  pdf: { header: '{Project} · report no. {Report number}', scale: 0.9 },
  entries: [
    section('Project and weather', [
      sideBySide(
        text('Project', { required: true, longest: 80 }),
        number('Report number', {
          required: true,
          min: 1,
          whole: true,
          hint: 'Without gaps, one for each calendar day',
        }),
      ),
      sideBySide(date('Day reported', { required: true, to: 'today' }), text('Superintendent', { required: true })),
      sideBySide(
        number('Lowest temperature', { unit: '°C', min: -40, max: 55 }),
        number('Highest temperature', {
          unit: '°C',
          min: -40,
          max: 55,
          check: [
            '[Highest temperature] >= [Lowest temperature]',
            'The highest temperature can’t be below the lowest.',
          ],
        }),
        number('Rain or snow', { unit: 'mm', min: 0, max: 400, decimals: 1 }),
      ),
      radioField('Ground', ['Dry', 'Wet', 'Muddy', 'Frozen', 'Flooded'], { required: true }),
      radioField('Did weather stop work?', ['No', 'For part of the day', 'All day'], { required: true }),
      longText('What the weather stopped', {
        required: true,
        rows: 2,
        when: oneOf('Did weather stop work?', 'For part of the day', 'All day'),
        hint: 'Which activity, on which part of the site, from when to when',
      }),
    ]),
    section('People on site', [
      grid(
        'Crews',
        [
          text('Company', { required: true }),
          dropdown(
            'Trade',
            [
              'Groundwork',
              'Concrete',
              'Masonry',
              'Steel',
              'Carpentry',
              'Roofing',
              'Electrical',
              'Plumbing',
              'Finishes',
              'Other',
            ],
            { required: true },
          ),
          number('Workers', { required: true, min: 1, max: 500, whole: true }),
          number('Hours per worker', { required: true, min: 0.5, max: 16, decimals: 1, unit: 'h' }),
          calculated('Crew hours', '[Workers] * [Hours per worker]', { unit: 'h', decimals: 1 }),
          text('Where they worked', {}),
        ],
        { add: 'Add a crew', required: true },
      ),
      calculated('Worker hours today', 'SUM([Crews].[Workers] * [Crews].[Hours per worker])', {
        unit: 'h',
        decimals: 1,
        tip: 'The base for accident rates: keep it exact.',
      }),
      longText('Work with a long day', {
        when: atLeast('Longest shift', 11),
        required: true,
        rows: 2,
        hint: 'Why more than eleven hours were needed, and who agreed',
      }),
      calculated('Longest shift', 'MAX([Crews].[Hours per worker])', { unit: 'h', decimals: 1 }),
    ]),
    section('Plant, deliveries and progress', [
      grid(
        'Plant used',
        [
          text('Machine', { required: true }),
          number('Running', { unit: 'h', min: 0, max: 24, decimals: 1 }),
          number('Standing', { unit: 'h', min: 0, max: 24, decimals: 1 }),
        ],
        { add: 'Add a machine', empty: true },
      ),
      grid(
        'Deliveries',
        [
          text('Material', { required: true }),
          text('Amount', { required: true, placeholder: '12 m³' }),
          text('Delivery note', {}),
          radioField('Condition on arrival', ['Accepted', 'Accepted with remarks', 'Refused'], { required: true }),
        ],
        { add: 'Add a delivery', empty: true },
      ),
      longText('Work done today', {
        required: true,
        shortest: 20,
        hint: 'By location and activity, so that someone who was not there can follow',
      }),
      photos('Photos of the progress', { most: 10 }),
    ]),
    section('Delays, safety and visitors', [
      checklist(
        'Safety walk',
        [
          'Access and egress clear',
          'Edges and openings guarded',
          'Personal protective equipment worn',
          'Housekeeping',
          'Temporary electrics',
        ],
        ['OK', 'Corrected immediately', 'Open'],
        { required: true },
      ),
      longText('What stays open from the walk', {
        required: true,
        rows: 2,
        when: anyQuestionHas('Safety walk', 'Open'),
      }),
      checkbox('Something delayed the work'),
      dropdown(
        'Cause of the delay',
        [
          'Late drawing or answer',
          'Late material',
          'Lack of people',
          'Plant breakdown',
          'Change by the client',
          'Other trade',
          'Authority',
        ],
        { required: true, when: isChecked('Something delayed the work') },
      ),
      number('Time lost', {
        unit: 'h',
        min: 0.5,
        max: 24,
        decimals: 1,
        required: true,
        when: isChecked('Something delayed the work'),
      }),
      checkbox('An inspector or the client visited'),
      text('Who visited, and what was said', { required: true, when: isChecked('An inspector or the client visited') }),
      sideBySide(
        time('Site closed at', { required: true }),
        radioField('Site secured', ['Yes', 'No'], { required: true }),
      ),
      note('The site was left unsecured. **Call the superintendent now** and write down who came.', {
        when: equals('Site secured', 'No'),
      }),
      signature('Signature of the superintendent', { required: true, footer: 'The report is complete and true.' }),
    ]),
  ],
  tests: [
    templateTest(
      'Adds up the hours of all crews',
      {
        Crews: [
          { Company: 'Alder', Trade: 'Concrete', Workers: 6, 'Hours per worker': 9 },
          { Company: 'Birch', Trade: 'Steel', Workers: 4, 'Hours per worker': 8.5 },
        ],
      },
      {
        gives: { 'Worker hours today': 88, 'Crew hours, row 2': 34, 'Longest shift': 9 },
        hidden: ['Work with a long day'],
      },
    ),
    templateTest(
      'Asks about shifts longer than eleven hours',
      { Crews: [{ Company: 'Alder', Trade: 'Concrete', Workers: 2, 'Hours per worker': 12 }] },
      { shown: ['Work with a long day'], gives: { 'Longest shift': 12 } },
    ),
    templateTest(
      'Asks for cause and time lost if only a delay is reported',
      { 'Something delayed the work': true, 'Did weather stop work?': 'No' },
      {
        shown: ['Cause of the delay', 'Time lost'],
        hidden: ['What the weather stopped', 'Who visited, and what was said'],
      },
    ),
    templateTest(
      'Requires explanations for a rain day and an open point',
      { 'Did weather stop work?': 'All day', 'Safety walk': { '*': 'OK', Housekeeping: 'Open' } },
      { shown: ['What the weather stopped', 'What stays open from the walk'] },
    ),
    templateTest(
      'Detects swapped temperatures',
      { 'Lowest temperature': 12, 'Highest temperature': 4, 'Signature of the superintendent': sampleSignature },
      { wrong: { 'Highest temperature': 'json' }, shown: ['Signature of the superintendent'] },
    ),
  ],
};
