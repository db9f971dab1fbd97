import {
  answerCount,
  anyOf,
  calculated,
  calculatedDate,
  calculatedText,
  checkbox,
  checkboxGroup,
  checklist,
  date,
  dropdown,
  email,
  equals,
  grid,
  isChecked,
  longText,
  note,
  number,
  radioField,
  scale,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const onboardingChecklist: TemplateSource = {
  title: 'New employee onboarding',
  industry: 'Human Resources',
  description:
    'From the signed offer to the ninetieth day: papers with their legal dates, equipment and access, training, and three talks. The due dates are calculated from the first day.',
  tags: ['Onboarding', 'Checklist', 'First day'],
  icon: 'account-plus-outline',
  source:
    'US 8 CFR 274a.2, verification of identity and employment authorization (Form I-9), and Publication 15 of the IRS (Form W-4)',
  responseTitle: 'Onboarding of {New colleague}: {Onboarding}',
  pdf: { header: 'Onboarding · {New colleague}' },
  hasPages: true,
  entries: [
    section('Before the first day', [
      sideBySide(
        text('New colleague', { required: true }),
        text('Job', { required: true }),
        text('Manager', { required: true }),
      ),
      sideBySide(
        date('Offer accepted', { required: true }),
        date('First day', {
          required: true,
          check: ['[First day] >= [Offer accepted]', 'No one begins before the offer is accepted.'],
        }),
        email('Private email'),
      ),
      radioField('Place of work', ['Office', 'At home', 'Both', 'On sites'], { required: true }),
      text('Address for the delivery of equipment', {
        required: true,
        when: anyOf(equals('Place of work', 'At home'), equals('Place of work', 'Both')),
      }),
      radioField('Kind of employment', ['Permanent', 'Fixed term', 'Intern', 'Agency'], { required: true }),
      date('Ends on', { required: true, when: equals('Kind of employment', 'Fixed term'), from: 'today' }),
      text('Buddy', { required: true, hint: 'Not the manager' }),
    ]),
    section('Papers', [
      sideBySide(
        calculatedDate('Section 1 of the I-9 due', 'ADDDAYS([First day], 0)', {
          tip: 'By the employee, on the first day at the latest, never before the offer.',
        }),
        calculatedDate('Section 2 of the I-9 due', 'ADDDAYS([First day], 3)', {
          tip: 'By the employer, within three business days of the first day. Weekends move it on.',
        }),
      ),
      sideBySide(
        date('Section 1 done', { check: ['[Section 1 done] <= [First day]', 'Section 1 is due on the first day.'] }),
        date('Section 2 done', {
          check: ['DAYS([First day], [Section 2 done]) <= 5', 'Section 2 is due within three business days.'],
        }),
      ),
      radioField('Documents shown', ['One of list A', 'One of list B and one of list C', 'Receipt'], {
        required: true,
        tip: 'The employee chooses. No one may ask for a certain one.',
      }),
      note('A receipt holds for 90 days. Write down when the document itself is due.', {
        when: equals('Documents shown', 'Receipt'),
      }),
      date('Document due', { required: true, when: equals('Documents shown', 'Receipt') }),
      checklist(
        'Payroll and policies',
        [
          'W-4',
          'State tax form',
          'Bank account',
          'Emergency contact',
          'Handbook',
          'Confidentiality',
          'Benefits chosen',
        ],
        ['Done', 'Open', 'Not needed'],
        { required: true },
      ),
      answerCount('Papers open', 'Payroll and policies', 'Open'),
    ]),
    section('Equipment and access', [
      grid(
        'Equipment',
        [
          dropdown('Item', ['Laptop', 'Phone', 'Monitor', 'Badge', 'Keys', 'Company car', 'Safety shoes', 'Card'], {
            required: true,
          }),
          text('Serial number'),
          radioField('State of delivery', ['Ordered', 'Handed over'], { required: true }),
        ],
        { add: 'Add equipment', required: true },
      ),
      calculated('Still ordered', 'COUNT([Equipment].[State of delivery] = "Ordered")'),
      checkboxGroup('Accounts', ['Email', 'Team and channels', 'Files', 'Time sheet', 'Code', 'Customer system'], {
        required: true,
        least: 1,
      }),
      checkbox('Access to personal or secret data'),
      text('Who approved the access', { required: true, when: isChecked('Access to personal or secret data') }),
    ]),
    section('Learning', [
      grid(
        'Trainings',
        [
          text('Training', { required: true }),
          number('Due on day', { required: true, min: 1, max: 90, whole: true }),
          radioField('State of the training', ['Done', 'Open'], { required: true }),
        ],
        { add: 'Add a training', required: true },
      ),
      sideBySide(
        calculated('Total trainings', 'COUNT([Trainings])'),
        calculated('Trainings done', 'COUNT([Trainings].[State of the training] = "Done")'),
      ),
      calculated('Learning progress', 'IF([Total trainings] > 0, [Trainings done] / [Total trainings] * 100, 0)', {
        unit: '%',
        decimals: 0,
      }),
    ]),
    section('Check-ins', [
      sideBySide(
        calculatedDate('First-week check-in', 'ADDDAYS([First day], 7)'),
        calculatedDate('30-day check-in', 'ADDDAYS([First day], 30)'),
        calculatedDate('90-day check-in', 'ADDDAYS([First day], 90)'),
      ),
      scale('How welcome they feel', ['Not at all', 'Little', 'Fairly', 'Much', 'Very'], {
        hint: 'As the new colleague says',
      }),
      scale('How clear the job is', ['Not at all', 'Little', 'Fairly', 'Much', 'Very']),
      longText('What was missing', { required: true, rows: 2, when: equals('Mood', 'Low') }),
      calculatedText(
        'Mood',
        'IF(OR(EMPTY([How welcome they feel]), EMPTY([How clear the job is])), "Not asked yet", IF([How welcome they feel] + [How clear the job is] <= 5, "Low", "Good"))',
      ),
      longText('Goals until day 90', { required: true, shortest: 20 }),
      calculatedText(
        'Onboarding',
        'IF([Papers open] + [Still ordered] > 0, "Something is open", IF([Learning progress] < 100, "Learning", "Complete"))',
      ),
      signature('Signature of the manager of the new colleague'),
    ]),
  ],
  tests: [
    templateTest(
      'Calculates the due dates',
      { 'Offer accepted': '2025-12-20', 'First day': '2026-01-12' },
      {
        gives: {
          'Section 2 of the I-9 due': '2026-01-15',
          '30-day check-in': '2026-02-11',
          '90-day check-in': '2026-04-12',
        },
      },
    ),
    templateTest(
      'Detects section 1 done late',
      { 'First day': '2026-01-12', 'Section 1 done': '2026-01-14', 'Offer accepted': '2026-02-01' },
      { wrong: { 'Section 1 done': 'json', 'First day': 'json' } },
    ),
    templateTest(
      'Counts open items',
      {
        'Payroll and policies': { '*': 'Done', 'Bank account': 'Open' },
        Equipment: [
          { Item: 'Laptop', 'State of delivery': 'Ordered' },
          { Item: 'Badge', 'State of delivery': 'Handed over' },
        ],
        Trainings: [
          { Training: 'Safety', 'Due on day': 1, 'State of the training': 'Done' },
          { Training: 'Data', 'Due on day': 10, 'State of the training': 'Open' },
        ],
      },
      { gives: { 'Papers open': 1, 'Still ordered': 1, 'Learning progress': 50, Onboarding: 'Something is open' } },
    ),
    templateTest(
      'Asks what was missing if the mood is low',
      { 'How welcome they feel': 2, 'How clear the job is': 2, 'Documents shown': 'Receipt' },
      { gives: { Mood: 'Low' }, shown: ['What was missing', 'Document due'] },
    ),
    templateTest(
      'Asks for an address to send equipment home',
      { 'Place of work': 'At home', 'Kind of employment': 'Fixed term', 'Access to personal or secret data': true },
      { shown: ['Address for the delivery of equipment', 'Ends on', 'Who approved the access'] },
    ),
  ],
};
