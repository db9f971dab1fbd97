import {
  calculated,
  calculatedDate,
  calculatedText,
  checkbox,
  checkboxGroup,
  date,
  dropdown,
  equals,
  greaterThan,
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

export const securityIncident: TemplateSource = {
  title: 'Security incident report',
  industry: 'Information Technology',
  description:
    'An information security incident from detection to lessons: severity from impact and spread, containment step by step with times, and whether personal data is affected, with the 72 hours that the authority waits.',
  tags: ['Security', 'Incident', 'Data breach'],
  icon: 'shield-alert-outline',
  source: 'NIST SP 800-61 Revision 3, incident response; Regulation (EU) 2016/679 (GDPR), articles 33 and 34',
  responseTitle: 'Incident {Incident number}, {Incident severity}: {Kind of incident}',
  pdf: { header: 'Security incident {Incident number} · restricted' },
  hasPages: true,
  entries: [
    section('Detection', [
      note('Don’t switch off or delete anything until the response team says so.'),
      sideBySide(
        text('Incident number', { required: true }),
        text('Reported by', { required: true }),
        radioField('Noticed by', ['User', 'Monitoring', 'Supplier', 'Outsider'], { required: true }),
      ),
      sideBySide(
        date('Day it was noticed', { required: true, to: 'today' }),
        time('Time it was noticed', { required: true }),
        date('Day it began', {
          to: 'today',
          check: ['[Day it began] <= [Day it was noticed]', 'It began before it was noticed.'],
        }),
      ),
      calculated('Went unseen for', 'IF(FILLED([Day it began]), DAYS([Day it began], [Day it was noticed]), 0)', {
        unit: 'days',
      }),
      dropdown(
        'Kind of incident',
        [
          'Phishing',
          'Malware',
          'Ransomware',
          'Account taken over',
          'Lost device',
          'Data sent to the wrong person',
          'Denial of service',
          'Web application attacked',
          'Misuse by an insider',
          'Supplier breached',
        ],
        { required: true },
      ),
      longText('What was seen', { required: true, shortest: 20 }),
      grid(
        'Systems concerned',
        [
          text('System', { required: true }),
          radioField('State of the system', ['Works', 'Isolated', 'Down'], { required: true }),
          radioField('Holds', ['Public', 'Internal', 'Confidential', 'Personal data'], { required: true }),
        ],
        { add: 'Add a system', required: true },
      ),
    ]),
    section('Severity', [
      sideBySide(
        scale('Impact on work', ['None', 'One team', 'Several teams', 'The whole organization'], { required: true }),
        scale('Impact on information', ['None', 'Could be read', 'Was read or taken', 'Was changed or destroyed'], {
          required: true,
        }),
        scale('Effort to recover', ['As usual', 'More people', 'Help from outside', 'Cannot be recovered'], {
          required: true,
        }),
      ),
      sideBySide(
        calculated('Severity points', '[Impact on work] + [Impact on information] + [Effort to recover]'),
        calculated('Systems down', 'COUNT([Systems concerned].[State of the system] = "Down")'),
      ),
      calculatedText(
        'Incident severity',
        'IF([Severity points] >= 10, "Critical", IF([Severity points] >= 7, "High", IF([Severity points] >= 5, "Medium", "Low")))',
      ),
      text('Incident commander', { required: true, when: oneOf('Incident severity', 'High', 'Critical') }),
      note('Critical: call the crisis team by phone. Do not use a channel that the attacker may read.', {
        when: equals('Incident severity', 'Critical'),
      }),
      radioField('Ransom demanded', ['Yes', 'No'], { required: true, when: equals('Kind of incident', 'Ransomware') }),
    ]),
    section('Response', [
      grid(
        'Steps taken',
        [
          time('Done at', { required: true }),
          dropdown('Phase of the step', ['Contain', 'Keep evidence', 'Remove', 'Recover', 'Tell someone'], {
            required: true,
          }),
          text('Step', { required: true }),
          text('Done by', { required: true }),
        ],
        { add: 'Add a step', required: true },
      ),
      calculated('Steps of containment', 'COUNT([Steps taken].[Phase of the step] = "Contain")'),
      text('Why no evidence was kept', { required: true, when: equals('Evidence', 'Not kept') }),
      radioField('Evidence', ['Kept', 'Not kept'], { required: true }),
      checkboxGroup('Passwords and keys changed', [
        'User',
        'Administrator',
        'Service account',
        'API key',
        'Certificate',
      ]),
      radioField('Back in operation', ['Yes', 'Partly', 'No'], { required: true }),
      number('Hours without the service', {
        unit: 'h',
        required: true,
        min: 0,
        max: 10000,
        decimals: 1,
        when: greaterThan('Systems down', 0),
      }),
    ]),
    section('People’s data', [
      radioField('Personal data is concerned', ['No', 'Perhaps', 'Yes'], { required: true }),
      number('People concerned', {
        required: true,
        min: 1,
        whole: true,
        when: oneOf('Personal data is concerned', 'Perhaps', 'Yes'),
      }),
      checkboxGroup(
        'Kinds of data',
        ['Names and contacts', 'Identity documents', 'Bank or card', 'Health', 'Passwords', 'Children'],
        { required: true, least: 1, when: oneOf('Personal data is concerned', 'Perhaps', 'Yes') },
      ),
      radioField('Risk for these people', ['Unlikely', 'Risk', 'High risk'], {
        required: true,
        when: oneOf('Personal data is concerned', 'Perhaps', 'Yes'),
      }),
      calculatedDate('Tell the authority by', 'ADDDAYS([Day it was noticed], 3)', {
        when: oneOf('Risk for these people', 'Risk', 'High risk'),
        tip: '72 hours after it became known, at the same time of day.',
      }),
      longText('What is told to the people', {
        required: true,
        shortest: 20,
        when: equals('Risk for these people', 'High risk'),
      }),
      text('Data protection officer told', {
        required: true,
        when: oneOf('Personal data is concerned', 'Perhaps', 'Yes'),
      }),
    ]),
    section('Lessons', [
      longText('Root cause', { required: true, shortest: 20 }),
      grid(
        'Improvements',
        [
          text('Improvement', { required: true }),
          text('Owner of the improvement', { required: true }),
          date('Ready by', { required: true, from: 'today' }),
        ],
        { add: 'Add an improvement', required: true, when: oneOf('Incident severity', 'Medium', 'High', 'Critical') },
      ),
      checkbox('The playbook was changed'),
      signature('Signature of the security officer', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Rates a critical incident',
      { 'Impact on work': 4, 'Impact on information': 4, 'Effort to recover': 3, 'Kind of incident': 'Ransomware' },
      {
        gives: { 'Severity points': 11, 'Incident severity': 'Critical' },
        shown: ['Incident commander', 'Ransom demanded'],
      },
    ),
    templateTest(
      'Rates a minor incident as low',
      { 'Impact on work': 1, 'Impact on information': 1, 'Effort to recover': 1 },
      { gives: { 'Incident severity': 'Low' }, hidden: ['Incident commander', 'Improvements', 'Ransom demanded'] },
    ),
    templateTest(
      'Calculates the deadline for telling the authority',
      {
        'Day it was noticed': '2026-01-10',
        'Day it began': '2025-12-20',
        'Personal data is concerned': 'Yes',
        'Risk for these people': 'High risk',
      },
      {
        gives: { 'Tell the authority by': '2026-01-13', 'Went unseen for': 21 },
        shown: ['What is told to the people', 'People concerned'],
      },
    ),
    templateTest(
      'Sets no deadline if a risk is unlikely',
      { 'Personal data is concerned': 'Perhaps', 'Risk for these people': 'Unlikely' },
      { hidden: ['Tell the authority by', 'What is told to the people'], shown: ['Data protection officer told'] },
    ),
    templateTest(
      'Asks how long a system was down',
      {
        'Systems concerned': [
          { System: 'Mail', 'State of the system': 'Down' },
          { System: 'Files', 'State of the system': 'Isolated' },
        ],
        'Day it was noticed': '2026-01-10',
        'Day it began': '2026-01-12',
      },
      { gives: { 'Systems down': 1 }, shown: ['Hours without the service'], wrong: { 'Day it began': 'json' } },
    ),
  ],
};
