import {
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  checklist,
  date,
  dropdown,
  equals,
  files,
  greaterThan,
  grid,
  longText,
  note,
  number,
  oneOf,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
  time,
} from '../writing/index.ts';

export const restoreTest: TemplateSource = {
  title: 'Backup restore test',
  industry: 'Information Technology',
  description:
    'A backup is only as good as what you can restore from it. Times from the order to the service, the age of the data, and a comparison by numbers; all of it against what the business was promised.',
  tags: ['Backup', 'Recovery', 'Test'],
  icon: 'backup-restore',
  source:
    'NIST SP 800-34 Revision 1, contingency planning guide; NIST SP 800-209, security guidelines for storage infrastructure',
  responseTitle: 'Restore of {System restored}: {Restore verdict}',
  pdf: { header: 'Restore test · {System restored}' },
  entries: [
    section('What is restored', [
      sideBySide(
        text('System restored', { required: true }),
        text('Owner of the data', { required: true }),
        date('Tested on day', { required: true, to: 'today' }),
      ),
      radioField('Scope', ['Some files', 'A database', 'A whole machine', 'A whole site'], { required: true }),
      text('Site of the exercise', { required: true, when: equals('Scope', 'A whole site') }),
      radioField('Announced', ['Yes', 'No: a surprise'], { required: true }),
      sideBySide(
        number('Promised recovery time', {
          unit: 'h',
          required: true,
          min: 0.1,
          max: 720,
          decimals: 1,
          tip: 'RTO: from the failure to the service.',
        }),
        number('Promised age of the data', {
          unit: 'h',
          required: true,
          min: 0,
          max: 720,
          decimals: 2,
          tip: 'RPO: how much work may be lost.',
        }),
      ),
    ]),
    section('The backup', [
      sideBySide(
        text('Backup taken from', { required: true, hint: 'Job and number' }),
        dropdown('Medium', ['Disk', 'Tape', 'Object storage', 'Snapshot', 'Cloud service'], { required: true }),
      ),
      radioField('Encrypted', ['Yes', 'No'], { required: true }),
      text('Where the key was, and who has it', {
        required: true,
        when: equals('Encrypted', 'Yes'),
        hint: 'Not in the system that is restored',
      }),
      checklist(
        'Rule of 3-2-1-1-0',
        ['Three copies', 'Two media', 'One elsewhere', 'One that can’t be changed', 'No errors in the last check'],
        ['Yes', 'No'],
        { required: true },
      ),
      longText('Which copy is missing, and until when', {
        required: true,
        when: anyQuestionHas('Rule of 3-2-1-1-0', 'No'),
      }),
      date('Day of a tape’s last cleaning', { when: equals('Medium', 'Tape') }),
      number('Age of the backup when it was needed', { unit: 'h', required: true, min: 0, max: 8760, decimals: 2 }),
    ]),
    section('Clock', [
      sideBySide(
        time('Failure assumed at', { required: true }),
        time('Restore ordered at', { required: true }),
        time('Restore began', { required: true }),
      ),
      sideBySide(time('Data back at', { required: true }), time('Service back at', { required: true })),
      sideBySide(
        calculated('Reacted in', 'HOURS([Failure assumed at], [Restore ordered at])', { unit: 'h', decimals: 2 }),
        calculated('Copied in', 'HOURS([Restore began], [Data back at])', { unit: 'h', decimals: 2 }),
        calculated('Recovery time', 'HOURS([Failure assumed at], [Service back at])', { unit: 'h', decimals: 2 }),
      ),
      sideBySide(
        number('Amount restored', { unit: 'GB', required: true, min: 0, max: 1000000, decimals: 1 }),
        calculated('Speed of the restore', 'IF([Copied in] > 0, [Amount restored] / [Copied in], 0)', {
          unit: 'GB/h',
          decimals: 0,
        }),
      ),
    ]),
    section('Data completeness', [
      grid(
        'Comparison',
        [
          text('Compared', { required: true, placeholder: 'Rows of orders' }),
          number('In the source', { required: true, min: 0 }),
          number('After the restore', { required: true, min: 0 }),
          calculated('Missing', '[In the source] - [After the restore]'),
        ],
        { add: 'Add a comparison', least: 2, required: true, hint: 'Counts, sums or check sums, at least two' },
      ),
      calculated('Comparisons that differ', 'COUNT([Comparison].[Missing] <> 0)'),
      longText('What differs, and why', { required: true, when: greaterThan('Comparisons that differ', 0) }),
      checkboxGroup('A user tried', ['To sign in', 'To read', 'To write', 'To print or export', 'An interface'], {
        required: true,
        least: 2,
      }),
      radioField('Malware scan of what was restored', ['Clean', 'Something found', 'Not done'], { required: true }),
      note(
        '**Something found:** the backup may be from after the attack. Take an older one, and write a security incident.',
        { when: equals('Malware scan of what was restored', 'Something found') },
      ),
      files('Log of the restore', { pattern: '.txt,.log,.pdf' }),
    ]),
    section('Verdict on the restore', [
      sideBySide(
        calculatedText('Recovery time kept', 'IF([Recovery time] <= [Promised recovery time], "Yes", "No")'),
        calculatedText(
          'Age of data kept',
          'IF([Age of the backup when it was needed] <= [Promised age of the data], "Yes", "No")',
        ),
      ),
      calculatedText(
        'Restore verdict',
        'IF(OR([Comparisons that differ] > 0, [Malware scan of what was restored] = "Something found"), "Failed", IF(OR([Recovery time kept] = "No", [Age of data kept] = "No"), "Restored, promise not kept", IF(COUNT([Comparison].[After the restore]) = 0, "Not compared yet", "Passed")))',
      ),
      grid(
        'What is improved',
        [
          text('Change', { required: true }),
          text('Who changes it', { required: true }),
          date('Changed by', { required: true, from: 'today' }),
        ],
        { add: 'Add a change', required: true, when: oneOf('Restore verdict', 'Failed', 'Restored, promise not kept') },
      ),
      radioField('Documentation was enough to do it', ['Yes', 'With questions', 'No'], { required: true }),
      text('What the documentation lacks', {
        required: true,
        when: oneOf('Documentation was enough to do it', 'With questions', 'No'),
      }),
      checkbox('Restored data was deleted after the test', { required: true }),
      signature('Signature of the operator', { required: true }),
      signature('Signature of the owner of the data', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Passes a restore within the promised time',
      {
        'Promised recovery time': 4,
        'Promised age of the data': 24,
        'Age of the backup when it was needed': 9,
        'Failure assumed at': '08:00:00',
        'Restore ordered at': '08:15:00',
        'Restore began': '08:30:00',
        'Data back at': '10:30:00',
        'Service back at': '11:00:00',
        'Amount restored': 500,
        Comparison: [
          { Compared: 'Rows', 'In the source': 1200, 'After the restore': 1200 },
          { Compared: 'Sum', 'In the source': 88, 'After the restore': 88 },
        ],
        'Malware scan of what was restored': 'Clean',
      },
      {
        gives: {
          'Reacted in': 0.25,
          'Copied in': 2,
          'Recovery time': 3,
          'Speed of the restore': 250,
          'Comparisons that differ': 0,
          'Restore verdict': 'Passed',
        },
        hidden: ['What is improved', 'What differs, and why'],
      },
    ),
    templateTest(
      'Fails if rows are missing',
      {
        Comparison: [
          { Compared: 'Rows', 'In the source': 1200, 'After the restore': 1180 },
          { Compared: 'Sum', 'In the source': 5, 'After the restore': 5 },
        ],
      },
      {
        gives: { 'Missing, row 1': 20, 'Comparisons that differ': 1, 'Restore verdict': 'Failed' },
        shown: ['What differs, and why', 'What is improved'],
      },
    ),
    templateTest(
      'Reports a recovery time that was not kept',
      {
        'Promised recovery time': 2,
        'Failure assumed at': '22:00:00',
        'Service back at': '01:30:00',
        'Promised age of the data': 1,
        'Age of the backup when it was needed': 0.5,
      },
      {
        gives: {
          'Recovery time': 3.5,
          'Recovery time kept': 'No',
          'Age of data kept': 'Yes',
          'Restore verdict': 'Restored, promise not kept',
        },
      },
    ),
    templateTest(
      'Fails a restore with malware',
      { 'Malware scan of what was restored': 'Something found', Scope: 'A whole site' },
      { gives: { 'Restore verdict': 'Failed' }, shown: ['Site of the exercise'] },
    ),
    templateTest(
      'Asks about the encryption key and a missing copy',
      { Encrypted: 'Yes', Medium: 'Tape', 'Rule of 3-2-1-1-0': { '*': 'Yes', 'One elsewhere': 'No' } },
      {
        shown: [
          'Where the key was, and who has it',
          'Which copy is missing, and until when',
          'Day of a tape’s last cleaning',
        ],
      },
    ),
  ],
};
