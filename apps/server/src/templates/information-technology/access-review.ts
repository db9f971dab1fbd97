import {
  allOf,
  atLeast,
  calculated,
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
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const accessReview: TemplateSource = {
  title: 'User access review',
  industry: 'Information Technology',
  description:
    'The owner of an application reviews every account: whether it’s still needed, has the right permissions, and belongs to a person. Unused, orphaned, and overprivileged accounts are counted and get a due date.',
  tags: ['Access', 'Audit', 'Accounts'],
  icon: 'account-key-outline',
  source:
    'NIST SP 800-53 Revision 5, control AC-2 (account management) and AC-6; ISO/IEC 27001:2022, Annex A 5.15 to 5.18',
  responseTitle: 'Access to {Application}: {Accounts to change} of {Accounts looked at} to change',
  pdf: { header: 'Access review · {Application}', orientation: 'landscape' },
  entries: [
    section('Application', [
      sideBySide(
        text('Application', { required: true }),
        text('Owner of the application', { required: true }),
        date('List made on', { required: true, to: 'today' }),
      ),
      sideBySide(
        radioField('Classification', ['Public', 'Internal', 'Confidential', 'Secret'], { required: true }),
        radioField('Reviewed every', ['3 months', '6 months', '12 months'], {
          required: true,
          check: ['OR([Classification] <> "Secret", [Reviewed every] = "3 months")', 'Secret: every three months.'],
        }),
        date('Reviewed last', { to: 'today' }),
      ),
      calculated(
        'Days since the last review',
        'IF(FILLED([Reviewed last]), DAYS([Reviewed last], [List made on]), 0)',
        { unit: 'days' },
      ),
      calculatedText(
        'Review in time',
        'IF([Days since the last review] > IF([Reviewed every] = "3 months", 92, IF([Reviewed every] = "6 months", 183, 366)), "Late", "In time")',
      ),
      text('Why the review is late', { required: true, when: equals('Review in time', 'Late') }),
      checkboxGroup('Where the list is from', ['Application itself', 'Directory', 'Human resources', 'Supplier'], {
        required: true,
        least: 1,
      }),
      note('The list comes from the application itself, not from what someone believes.'),
    ]),
    section('Accounts', [
      grid(
        'Accounts',
        [
          text('Account', { required: true }),
          radioField('Account kind', ['Person', 'Shared', 'Service', 'Supplier'], { required: true }),
          radioField('Permissions', ['Read', 'Write', 'Administrator'], { required: true }),
          number('Days since last used', { unit: 'days', required: true, min: 0, max: 5000, whole: true }),
          radioField('Person is here', ['Yes', 'Other job', 'Left'], {
            required: true,
            when: equals('Account kind', 'Person'),
          }),
          text('Responsible person', { required: true, when: oneOf('Account kind', 'Shared', 'Service', 'Supplier') }),
          radioField('Decision on the account', ['Keep', 'Fewer permissions', 'Remove'], {
            required: true,
            check: [
              'OR([Person is here] <> "Left", [Decision on the account] = "Remove")',
              'Who has left has no account.',
            ],
          }),
          calculatedText(
            'Flag',
            'IF([Person is here] = "Left", "Left", IF([Days since last used] > 90, "Not used", IF(AND([Account kind] = "Shared", [Permissions] = "Administrator"), "Shared administrator", "")))',
          ),
        ],
        { add: 'Add an account', required: true, most: 500 },
      ),
      sideBySide(
        calculated('Accounts looked at', 'COUNT([Accounts])'),
        calculated('Not used for 90 days', 'COUNT([Accounts].[Flag] = "Not used")'),
        calculated('Of people who left', 'COUNT([Accounts].[Flag] = "Left")'),
        calculated('Administrators', 'COUNT([Accounts].[Permissions] = "Administrator")'),
      ),
      sideBySide(
        calculated('Accounts to change', 'COUNT([Accounts].[Decision on the account] <> "Keep")'),
        calculated(
          'Share of administrators',
          'IF([Accounts looked at] > 0, [Administrators] / [Accounts looked at] * 100, 0)',
          { unit: '%', decimals: 0 },
        ),
      ),
      longText('Why an account of someone who left was still there', {
        required: true,
        when: greaterThan('Of people who left', 0),
        hint: 'Which step of leaving did not work',
      }),
      longText('Why so many administrators', {
        required: true,
        rows: 2,
        when: allOf(atLeast('Share of administrators', 20), atLeast('Accounts looked at', 5)),
      }),
    ]),
    section('Conflicts of duties', [
      radioField('Anyone who can both order and pay, or both write and approve', ['No one', 'Someone'], {
        required: true,
      }),
      grid(
        'Conflicts',
        [
          text('Account with the conflict', { required: true }),
          text('The two permissions', { required: true }),
          text('Control instead', { required: true }),
        ],
        {
          add: 'Add a conflict',
          required: true,
          when: equals('Anyone who can both order and pay, or both write and approve', 'Someone'),
        },
      ),
      radioField('Two-factor authentication for administrators', ['All', 'Some', 'None'], { required: true }),
      date('Two-factor authentication by', {
        required: true,
        from: 'today',
        when: oneOf('Two-factor authentication for administrators', 'Some', 'None'),
      }),
      radioField('Passwords of shared accounts changed', ['Yes', 'No', 'Not applicable'], { required: true }),
    ]),
    section('Changes', [
      date('Changes done by', {
        required: true,
        from: 'today',
        when: greaterThan('Accounts to change', 0),
        check: ['DAYS([List made on], [Changes done by]) <= 14', 'Within two weeks of the list.'],
      }),
      text('Ticket of the changes', { required: true, when: greaterThan('Accounts to change', 0) }),
      checkbox('Someone else checked that they were done', { when: greaterThan('Accounts to change', 0) }),
      calculatedText(
        'Outcome of the review',
        'IF([Of people who left] > 0, "Finding", IF([Accounts to change] > 0, "Changes", IF(COUNT([Accounts].[Account]) = 0, "Not inspected yet", "Clean")))',
      ),
      dropdown('Reported to', ['No one', 'Information security', 'Internal audit', 'Data protection'], {
        required: true,
        when: equals('Outcome of the review', 'Finding'),
      }),
      signature('Signature of the owner of the application', { required: true, footer: 'I looked at each account.' }),
    ]),
  ],
  tests: [
    templateTest(
      'Finds nothing if everyone needs their access',
      {
        'List made on': '2026-01-12',
        'Reviewed last': '2025-10-20',
        'Reviewed every': '3 months',
        Accounts: [
          {
            Account: 'ada',
            'Account kind': 'Person',
            Permissions: 'Read',
            'Days since last used': 3,
            'Person is here': 'Yes',
            'Decision on the account': 'Keep',
          },
        ],
      },
      {
        gives: {
          'Days since the last review': 84,
          'Review in time': 'In time',
          'Accounts looked at': 1,
          'Accounts to change': 0,
          'Outcome of the review': 'Clean',
        },
        hidden: ['Changes done by', 'Reported to'],
      },
    ),
    templateTest(
      'Finds the account of someone who left',
      {
        Accounts: [
          {
            Account: 'bob',
            'Account kind': 'Person',
            Permissions: 'Write',
            'Days since last used': 120,
            'Person is here': 'Left',
            'Decision on the account': 'Keep',
          },
        ],
      },
      {
        gives: { 'Flag, row 1': 'Left', 'Of people who left': 1, 'Outcome of the review': 'Finding' },
        wrong: { 'Decision on the account, row 1': 'json' },
        shown: ['Reported to'],
      },
    ),
    templateTest(
      'Asks who is responsible for accounts that aren’t people',
      {
        Accounts: [
          {
            Account: 'svc-pay',
            'Account kind': 'Service',
            Permissions: 'Administrator',
            'Days since last used': 0,
            'Decision on the account': 'Fewer permissions',
          },
          {
            Account: 'root',
            'Account kind': 'Shared',
            Permissions: 'Administrator',
            'Days since last used': 1,
            'Decision on the account': 'Remove',
          },
        ],
      },
      {
        gives: { 'Flag, row 2': 'Shared administrator', 'Accounts to change': 2, 'Share of administrators': 100 },
        shown: ['Responsible person, row 1', 'Ticket of the changes'],
        hidden: ['Person is here, row 1'],
      },
    ),
    templateTest(
      'Detects a late review',
      {
        'List made on': '2026-01-12',
        'Reviewed last': '2025-01-01',
        'Reviewed every': '6 months',
        Classification: 'Secret',
      },
      { gives: { 'Review in time': 'Late' }, shown: ['Why the review is late'], wrong: { 'Reviewed every': 'json' } },
    ),
    templateTest(
      'Asks about conflicting permissions',
      {
        'Anyone who can both order and pay, or both write and approve': 'Someone',
        'Two-factor authentication for administrators': 'Some',
      },
      { shown: ['Conflicts', 'Two-factor authentication by'] },
    ),
  ],
};
