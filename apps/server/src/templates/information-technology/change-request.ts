import {
  anyOf,
  anyQuestionHas,
  atLeast,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  checklist,
  dateTime,
  dropdown,
  equals,
  files,
  grid,
  longText,
  note,
  number,
  oneOf,
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

export const changeRequest: TemplateSource = {
  title: 'IT change request',
  industry: 'Information Technology',
  description:
    'A change to a service with its risk, window, test, and rollback plan. Impact times likelihood decides who has to approve; an emergency change can be fast and is reviewed afterward.',
  tags: ['Change', 'Risk', 'Approval'],
  icon: 'swap-horizontal-bold',
  source: 'ISO/IEC 20000-1:2018, clause 8.5.1 (change management)',
  responseTitle: 'Change {Change number}: {Service}, {Change class}',
  pdf: { header: 'Change {Change number}' },
  entries: [
    section('Change', [
      sideBySide(
        text('Change number', { required: true, pattern: ['CHG-?[0-9]{4,8}', 'CHG and four to eight digits'] }),
        text('Service', { required: true }),
        text('Requester', { required: true }),
      ),
      radioField('Type of change', ['Standard, agreed before', 'Normal', 'Emergency'], { required: true }),
      text('Number of the standard change', {
        required: true,
        when: equals('Type of change', 'Standard, agreed before'),
      }),
      text('Related incident', { required: true, when: equals('Type of change', 'Emergency') }),
      longText('What is changed', { required: true, shortest: 20 }),
      longText('Why, and what if it isn’t done', { required: true, shortest: 20 }),
      grid(
        'Configuration items',
        [
          text('Item changed', { required: true }),
          dropdown('Environment', ['Production', 'Staging', 'Test'], { required: true }),
          text('Version now'),
          text('Version after'),
        ],
        { add: 'Add an item', required: true },
      ),
      calculated('Items in production', 'COUNT([Configuration items].[Environment] = "Production")'),
    ]),
    section('Risk of the change', [
      sideBySide(
        scale('Impact if it fails', ['A few users', 'A department', 'All users', 'Customers'], { required: true }),
        scale('Likelihood of failure', ['Done often', 'Done before', 'New to us', 'Never done'], { required: true }),
      ),
      calculated('Change risk', '[Impact if it fails] * [Likelihood of failure]'),
      calculatedText(
        'Change class',
        'IF([Type of change] = "Emergency", "Emergency", IF([Change risk] >= 9, "Major", IF([Change risk] >= 4, "Significant", "Minor")))',
      ),
      checkboxGroup('Affected areas', [
        'Personal data',
        'Security settings',
        'Interfaces',
        'Money',
        'Licenses',
        'Backup',
      ]),
      text('Reviewed by security', {
        required: true,
        when: anyOf(equals('Affected areas', 'Personal data'), equals('Affected areas', 'Security settings')),
      }),
      longText('Interfaces, and who runs them', {
        required: true,
        rows: 2,
        when: equals('Affected areas', 'Interfaces'),
      }),
    ]),
    section('Plan of the change', [
      sideBySide(
        dateTime('Window opens', { required: true }),
        time('Begins at', { required: true }),
        time('Ends at', { required: true }),
      ),
      calculated('Length of the window', 'HOURS([Begins at], [Ends at])', { unit: 'h', decimals: 2 }),
      radioField('Interruption', ['None', 'Slower', 'Not available'], { required: true }),
      number('Minutes of interruption', {
        unit: 'min',
        required: true,
        min: 1,
        max: 2880,
        whole: true,
        when: oneOf('Interruption', 'Slower', 'Not available'),
        check: [
          '[Minutes of interruption] <= [Length of the window] * 60',
          'The window is shorter than the interruption.',
        ],
      }),
      checkbox('Users were told', { required: true, when: equals('Interruption', 'Not available') }),
      grid(
        'Steps of the change',
        [
          text('Step of the plan', { required: true }),
          number('Minutes', { required: true, min: 1, max: 1440, whole: true }),
          text('Who does it', { required: true }),
        ],
        { add: 'Add a step', required: true },
      ),
      calculated('Minutes planned', 'SUM([Steps of the change].[Minutes])', { unit: 'min' }),
      calculatedText(
        'Fits into the window',
        'IF([Minutes planned] + [Rollback minutes] <= [Length of the window] * 60, "Yes", "No")',
      ),
      note('Steps and the way back take longer than the window. Make it longer, or the change smaller.', {
        when: equals('Fits into the window', 'No'),
      }),
    ]),
    section('Test and rollback', [
      checklist(
        'Tested',
        [
          'In an environment like production',
          'With a copy of data',
          'By someone else',
          'Rollback tested',
          'Monitoring ready',
        ],
        ['Yes', 'No', 'Not needed'],
        { required: true },
      ),
      longText('What was not tested, and why that is all right', {
        required: true,
        when: anyQuestionHas('Tested', 'No'),
      }),
      longText('Rollback plan', { required: true, shortest: 20 }),
      sideBySide(
        number('Rollback minutes', { unit: 'min', required: true, min: 1, max: 1440, whole: true }),
        time('Point of no return', { required: true }),
      ),
      files('Test report', { pattern: '.pdf,.docx,.xlsx' }),
    ]),
    section('Agreement and result', [
      calculatedText(
        'Approved by',
        'IF([Change class] = "Emergency", "Emergency board, by phone", IF([Change class] = "Major", "Change advisory board", IF([Change class] = "Significant", "Service owner", "Team lead")))',
      ),
      signature('Signature of the approver', { required: true }),
      signature('Signature of the service owner', { required: true, when: atLeast('Change risk', 4) }),
      radioField('Result', ['Done as planned', 'Done with problems', 'Rolled back', 'Not done'], {}),
      longText('What went wrong', { required: true, when: oneOf('Result', 'Done with problems', 'Rolled back') }),
      checkbox('Configuration records were changed'),
    ]),
  ],
  tests: [
    templateTest(
      'Requires the board’s approval of a risky change',
      { 'Type of change': 'Normal', 'Impact if it fails': 3, 'Likelihood of failure': 3 },
      {
        gives: { 'Change risk': 9, 'Change class': 'Major', 'Approved by': 'Change advisory board' },
        shown: ['Signature of the service owner'],
      },
    ),
    templateTest(
      'Lets a team lead approve a small change',
      { 'Type of change': 'Standard, agreed before', 'Impact if it fails': 2, 'Likelihood of failure': 1 },
      {
        gives: { 'Change class': 'Minor', 'Approved by': 'Team lead' },
        shown: ['Number of the standard change'],
        hidden: ['Signature of the service owner', 'Related incident'],
      },
    ),
    templateTest(
      'Detects a window too short for a rollback',
      {
        'Begins at': '22:00:00',
        'Ends at': '23:00:00',
        'Steps of the change': [
          { 'Step of the plan': 'Stop', Minutes: 10 },
          { 'Step of the plan': 'Update', Minutes: 30 },
        ],
        'Rollback minutes': 25,
      },
      { gives: { 'Length of the window': 1, 'Minutes planned': 40, 'Fits into the window': 'No' } },
    ),
    templateTest(
      'Rejects an interruption longer than the window',
      { 'Begins at': '22:00:00', 'Ends at': '23:00:00', Interruption: 'Not available', 'Minutes of interruption': 90 },
      { wrong: { 'Minutes of interruption': 'json' }, shown: ['Users were told'] },
    ),
    templateTest(
      'Allows approval by phone in an emergency, and asks which incident',
      {
        'Type of change': 'Emergency',
        Tested: { '*': 'Yes', 'By someone else': 'No' },
        'Affected areas': ['Security settings'],
      },
      {
        gives: { 'Change class': 'Emergency', 'Approved by': 'Emergency board, by phone' },
        shown: ['Related incident', 'What was not tested, and why that is all right', 'Reviewed by security'],
      },
    ),
  ],
};
