import {
  above,
  all,
  atLeast,
  beside,
  calculated,
  choice,
  date,
  grid,
  is,
  longText,
  note,
  number,
  oneOf,
  pick,
  section,
  sign,
  test,
  text,
  tick,
  ticks,
  verdict,
  type WrittenTemplate,
} from '../writing/index.ts';

export const accessReview: WrittenTemplate = {
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
      beside(
        text('Application', { required: true }),
        text('Owner of the application', { required: true }),
        date('List made on', { required: true, to: 'today' }),
      ),
      beside(
        choice('Classification', ['Public', 'Internal', 'Confidential', 'Secret'], { required: true }),
        choice('Reviewed every', ['3 months', '6 months', '12 months'], {
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
      verdict(
        'Review in time',
        'IF([Days since the last review] > IF([Reviewed every] = "3 months", 92, IF([Reviewed every] = "6 months", 183, 366)), "Late", "In time")',
      ),
      text('Why the review is late', { required: true, when: is('Review in time', 'Late') }),
      ticks('Where the list is from', ['Application itself', 'Directory', 'Human resources', 'Supplier'], {
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
          choice('Account kind', ['Person', 'Shared', 'Service', 'Supplier'], { required: true }),
          choice('Permissions', ['Read', 'Write', 'Administrator'], { required: true }),
          number('Days since last used', { unit: 'days', required: true, min: 0, max: 5000, whole: true }),
          choice('Person is here', ['Yes', 'Other job', 'Left'], {
            required: true,
            when: is('Account kind', 'Person'),
          }),
          text('Responsible person', { required: true, when: oneOf('Account kind', 'Shared', 'Service', 'Supplier') }),
          choice('Decision on the account', ['Keep', 'Fewer permissions', 'Remove'], {
            required: true,
            check: [
              'OR([Person is here] <> "Left", [Decision on the account] = "Remove")',
              'Who has left has no account.',
            ],
          }),
          verdict(
            'Flag',
            'IF([Person is here] = "Left", "Left", IF([Days since last used] > 90, "Not used", IF(AND([Account kind] = "Shared", [Permissions] = "Administrator"), "Shared administrator", "")))',
          ),
        ],
        { add: 'Add an account', required: true, most: 500 },
      ),
      beside(
        calculated('Accounts looked at', 'COUNT([Accounts])'),
        calculated('Not used for 90 days', 'COUNT([Accounts].[Flag] = "Not used")'),
        calculated('Of people who left', 'COUNT([Accounts].[Flag] = "Left")'),
        calculated('Administrators', 'COUNT([Accounts].[Permissions] = "Administrator")'),
      ),
      beside(
        calculated('Accounts to change', 'COUNT([Accounts].[Decision on the account] <> "Keep")'),
        calculated(
          'Share of administrators',
          'IF([Accounts looked at] > 0, [Administrators] / [Accounts looked at] * 100, 0)',
          { unit: '%', decimals: 0 },
        ),
      ),
      longText('Why an account of someone who left was still there', {
        required: true,
        when: above('Of people who left', 0),
        hint: 'Which step of leaving did not work',
      }),
      longText('Why so many administrators', {
        required: true,
        rows: 2,
        when: all(atLeast('Share of administrators', 20), atLeast('Accounts looked at', 5)),
      }),
    ]),
    section('Conflicts of duties', [
      choice('Anyone who can both order and pay, or both write and approve', ['No one', 'Someone'], {
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
          when: is('Anyone who can both order and pay, or both write and approve', 'Someone'),
        },
      ),
      choice('Two-factor authentication for administrators', ['All', 'Some', 'None'], { required: true }),
      date('Two-factor authentication by', {
        required: true,
        from: 'today',
        when: oneOf('Two-factor authentication for administrators', 'Some', 'None'),
      }),
      choice('Passwords of shared accounts changed', ['Yes', 'No', 'Not applicable'], { required: true }),
    ]),
    section('Changes', [
      date('Changes done by', {
        required: true,
        from: 'today',
        when: above('Accounts to change', 0),
        check: ['DAYS([List made on], [Changes done by]) <= 14', 'Within two weeks of the list.'],
      }),
      text('Ticket of the changes', { required: true, when: above('Accounts to change', 0) }),
      tick('Someone else checked that they were done', { when: above('Accounts to change', 0) }),
      verdict(
        'Outcome of the review',
        'IF([Of people who left] > 0, "Finding", IF([Accounts to change] > 0, "Changes", IF(COUNT([Accounts].[Account]) = 0, "Not inspected yet", "Clean")))',
      ),
      pick('Reported to', ['No one', 'Information security', 'Internal audit', 'Data protection'], {
        required: true,
        when: is('Outcome of the review', 'Finding'),
      }),
      sign('Signature of the owner of the application', { required: true, footer: 'I looked at each account.' }),
    ]),
  ],
  tests: [
    test(
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
    test(
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
    test(
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
    test(
      'Detects a late review',
      {
        'List made on': '2026-01-12',
        'Reviewed last': '2025-01-01',
        'Reviewed every': '6 months',
        Classification: 'Secret',
      },
      { gives: { 'Review in time': 'Late' }, shown: ['Why the review is late'], wrong: { 'Reviewed every': 'json' } },
    ),
    test(
      'Asks about conflicting permissions',
      {
        'Anyone who can both order and pay, or both write and approve': 'Someone',
        'Two-factor authentication for administrators': 'Some',
      },
      { shown: ['Conflicts', 'Two-factor authentication by'] },
    ),
  ],
};
