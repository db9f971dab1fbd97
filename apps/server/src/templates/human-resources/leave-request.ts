import {
  calculated,
  calculatedDate,
  calculatedText,
  checkbox,
  date,
  dropdown,
  equals,
  files,
  grid,
  isChecked,
  longText,
  note,
  number,
  oneOf,
  phone,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const leaveRequest: TemplateSource = {
  title: 'Family and medical leave request',
  industry: 'Human Resources',
  description:
    'A request for up to twelve weeks of protected leave, or 26 to care for a service member. Whether someone is eligible, what is left, whether the notice was in time and when the certification is due follow from the dates.',
  tags: ['Leave', 'Absence', 'Approval'],
  icon: 'calendar-heart',
  source: 'US 29 CFR Part 825, the Family and Medical Leave Act of 1993',
  responseTitle: 'Leave of {Employee}, from {First day of leave|DD MMM YYYY}: {Eligible}',
  pdf: { header: 'Leave request · confidential medical records are kept apart' },
  entries: [
    section('Employee', [
      sideBySide(
        text('Employee', { required: true }),
        text('Employee number', { required: true }),
        phone('Phone during the leave'),
      ),
      sideBySide(
        number('Months with us', { unit: 'months', required: true, min: 0, max: 600, whole: true }),
        number('Hours worked in twelve months', { unit: 'h', required: true, min: 0, max: 5000 }),
        number('Employees within 75 miles', { required: true, min: 0, max: 500000, whole: true }),
      ),
      calculatedText(
        'Eligible',
        'IF(AND([Months with us] >= 12, [Hours worked in twelve months] >= 1250, [Employees within 75 miles] >= 50), "Eligible", "Not eligible")',
      ),
      note(
        'Not eligible under this act. Look at state law, paid leave and the duty to accommodate before you say no.',
        { when: equals('Eligible', 'Not eligible') },
      ),
      text('Other law or policy that may help', { required: true, when: equals('Eligible', 'Not eligible') }),
    ]),
    section('Reason', [
      dropdown(
        'Reason of the leave',
        [
          'Birth and bonding',
          'Adoption or foster care',
          'Own serious health condition',
          'Care for spouse, child or parent',
          'Exigency of military duty',
          'Care for a service member',
        ],
        { required: true },
      ),
      date('Birth or placement', {
        required: true,
        when: oneOf('Reason of the leave', 'Birth and bonding', 'Adoption or foster care'),
      }),
      radioField(
        'Who is cared for',
        ['Spouse', 'Child under 18', 'Adult child who can’t care for themself', 'Parent', 'Next of kin'],
        {
          required: true,
          when: oneOf('Reason of the leave', 'Care for spouse, child or parent', 'Care for a service member'),
        },
      ),
      note('Do not write a diagnosis here. It goes into the certification, which is kept apart.', {
        when: oneOf('Reason of the leave', 'Own serious health condition', 'Care for spouse, child or parent'),
      }),
      radioField('The need is', ['Foreseen', 'Sudden'], { required: true }),
      longText('Why it could not be foreseen', { required: true, rows: 2, when: equals('The need is', 'Sudden') }),
    ]),
    section('Time', [
      sideBySide(
        date('Request made on', { required: true, to: 'today' }),
        date('First day of leave', { required: true }),
        date('Last day of leave', {
          required: true,
          check: ['[Last day of leave] >= [First day of leave]', 'The leave ends after it begins.'],
        }),
      ),
      radioField('Taken', ['Continuously', 'Occasionally', 'Fewer hours a day'], { required: true }),
      grid(
        'Pattern',
        [
          text('Which days', { required: true }),
          number('Hours each time', { unit: 'h', required: true, min: 0.25, max: 12, decimals: 2 }),
          number('Times a month', { required: true, min: 1, max: 31, whole: true }),
        ],
        { add: 'Add a pattern', required: true, when: oneOf('Taken', 'Occasionally', 'Fewer hours a day') },
      ),
      sideBySide(
        calculated(
          'Weeks asked for',
          'IF([Taken] = "Continuously", (DAYS([First day of leave], [Last day of leave]) + 1) / 7, SUM([Pattern].[Hours each time] * [Pattern].[Times a month]) / 40)',
          { decimals: 1, tip: 'Of a pattern: weeks of 40 hours a month.' },
        ),
        number('Weeks taken in the last twelve months', { required: true, min: 0, max: 26, decimals: 1 }),
        calculated(
          'Weeks left',
          'IF([Reason of the leave] = "Care for a service member", 26, 12) - [Weeks taken in the last twelve months]',
          { decimals: 1 },
        ),
      ),
      calculatedText('Enough is left', 'IF([Weeks asked for] <= [Weeks left], "Yes", "No")'),
      calculated('Notice given', 'DAYS([Request made on], [First day of leave])', { unit: 'days' }),
      calculatedText(
        'Notice in time',
        'IF(OR([The need is] = "Sudden", [Notice given] >= 30), "Yes", "Shorter than 30 days")',
      ),
      longText('Why the notice was shorter', {
        required: true,
        rows: 2,
        when: equals('Notice in time', 'Shorter than 30 days'),
      }),
      radioField('Paid leave used first', ['None', 'Vacation', 'Sick leave', 'Both'], { required: true }),
      number('Paid hours used', {
        unit: 'h',
        required: true,
        min: 1,
        max: 1000,
        when: oneOf('Paid leave used first', 'Vacation', 'Sick leave', 'Both'),
      }),
    ]),
    section('Certification and answer', [
      checkbox('A certification is asked for'),
      calculatedDate('Certification due', 'ADDDAYS([Request made on], 15)', {
        when: isChecked('A certification is asked for'),
        tip: 'Fifteen calendar days after it was asked for.',
      }),
      files('Certification', { pattern: '.pdf', when: isChecked('A certification is asked for') }),
      calculatedDate('Notice of eligibility due', 'ADDDAYS([Request made on], 7)', {
        tip: 'Within five business days.',
      }),
      radioField('Answer', ['Designated', 'Waits for the certification', 'Not designated'], {
        required: true,
        check: [
          'OR([Answer] <> "Designated", AND([Eligible] = "Eligible", [Enough is left] = "Yes"))',
          'It can be designated where someone is eligible and enough is left.',
        ],
      }),
      longText('Reason of the refusal', { required: true, shortest: 20, when: equals('Answer', 'Not designated') }),
      checkbox('Health benefits go on', { value: true }),
      signature('Signature of the employee', { required: true }),
      signature('Signature of human resources', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Finds an eligible employee with enough leave left',
      {
        'Months with us': 30,
        'Hours worked in twelve months': 1820,
        'Employees within 75 miles': 120,
        'The need is': 'Foreseen',
        'Request made on': '2026-01-05',
        'First day of leave': '2026-02-16',
        'Last day of leave': '2026-04-12',
        Taken: 'Continuously',
        'Weeks taken in the last twelve months': 2,
      },
      {
        gives: {
          Eligible: 'Eligible',
          'Weeks asked for': 8,
          'Weeks left': 10,
          'Enough is left': 'Yes',
          'Notice given': 42,
          'Notice in time': 'Yes',
          'Notice of eligibility due': '2026-01-12',
        },
        hidden: ['Pattern', 'Why the notice was shorter'],
      },
    ),
    templateTest(
      'Requires 1,250 hours of work',
      {
        'Months with us': 30,
        'Hours worked in twelve months': 1240,
        'Employees within 75 miles': 120,
        Answer: 'Designated',
      },
      { gives: { Eligible: 'Not eligible' }, shown: ['Other law or policy that may help'], wrong: { Answer: 'json' } },
    ),
    templateTest(
      'Gives 26 weeks to care for a service member',
      { 'Reason of the leave': 'Care for a service member', 'Weeks taken in the last twelve months': 0 },
      { gives: { 'Weeks left': 26 }, shown: ['Who is cared for'] },
    ),
    templateTest(
      'Asks why the notice was short',
      { 'The need is': 'Foreseen', 'Request made on': '2026-01-10', 'First day of leave': '2026-01-20' },
      { gives: { 'Notice in time': 'Shorter than 30 days' }, shown: ['Why the notice was shorter'] },
    ),
    templateTest(
      'Calculates leave from a pattern, and the due date of the certification',
      {
        Taken: 'Occasionally',
        Pattern: [{ 'Which days': 'Mondays', 'Hours each time': 4, 'Times a month': 4 }],
        'A certification is asked for': true,
        'Request made on': '2026-01-05',
      },
      { gives: { 'Weeks asked for': 0.4, 'Certification due': '2026-01-20' } },
    ),
  ],
};
