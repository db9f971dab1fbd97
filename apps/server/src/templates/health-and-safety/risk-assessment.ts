import {
  anyOf,
  atLeast,
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
  isChecked,
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
} from '../writing/index.ts';

const severities = ['First aid', 'Medical treatment', 'Lost days', 'Lasting harm', 'Death'];
const likelihoods = ['Rare', 'Unlikely', 'Possible', 'Likely', 'Nearly certain'];

export const riskAssessment: TemplateSource = {
  title: 'Risk assessment',
  industry: 'Health and Safety',
  description:
    'The five steps for one activity: hazards, who could be harmed, the risk now, controls in their order of strength, and the risk that is left. Two numbers are multiplied for each hazard, before and after.',
  tags: ['Risk', 'Planning', 'Score'],
  icon: 'alert-decagram-outline',
  source: 'UK HSE, Managing risks and risk assessment at work; ISO 45001:2018, clauses 6.1.2 and 8.1.2',
  responseTitle: '{Activity}: {Risk left}',
  pdf: { header: 'Risk assessment · {Activity}', orientation: 'landscape' },
  entries: [
    section('Activity', [
      sideBySide(text('Activity', { required: true }), text('Where it is done', { required: true })),
      sideBySide(text('Assessor', { required: true }), date('Assessed', { required: true, to: 'today' })),
      radioField('Why it is assessed', ['New activity', 'Change', 'After an incident', 'Time for review'], {
        required: true,
      }),
      text('Number of the incident', { required: true, when: equals('Why it is assessed', 'After an incident') }),
      checkboxGroup(
        'Who could be harmed',
        [
          'Own employees',
          'Contractors',
          'Visitors',
          'The public',
          'Young people',
          'Expectant mothers',
          'People who work alone',
        ],
        { required: true, least: 1 },
      ),
      note('Young people and expectant mothers: the law asks for an assessment of their own.', {
        when: anyOf(equals('Who could be harmed', 'Young people'), equals('Who could be harmed', 'Expectant mothers')),
      }),
      longText('What is different for them', {
        required: true,
        when: anyOf(equals('Who could be harmed', 'Young people'), equals('Who could be harmed', 'Expectant mothers')),
      }),
      checkbox('Those who do the work took part', { required: true }),
    ]),
    section('Hazards', [
      grid(
        'Hazards',
        [
          text('Hazard', { required: true }),
          text('What could happen', { required: true }),
          scale('Severity', severities, { required: true }),
          scale('Likelihood', likelihoods, { required: true }),
          calculated('Risk now', '[Severity] * [Likelihood]'),
          dropdown(
            'Strongest control',
            ['Eliminate', 'Substitute', 'Engineering', 'Administrative', 'Personal protection'],
            {
              required: true,
            },
          ),
          text('Controls', { required: true }),
          scale('Likelihood after', likelihoods, {
            required: true,
            check: ['[Likelihood after] <= [Likelihood]', 'Controls can’t make it more likely.'],
          }),
          calculated('Risk after', '[Severity] * [Likelihood after]'),
        ],
        { add: 'Add a hazard', required: true, most: 30 },
      ),
      sideBySide(
        calculated('Highest risk now', 'MAX([Hazards].[Risk now])'),
        calculated('Highest risk after', 'MAX([Hazards].[Risk after])'),
        calculated(
          'Hazards held by personal protection alone',
          'COUNT([Hazards].[Strongest control] = "Personal protection")',
        ),
      ),
      longText('Why nothing stronger than protection is possible', {
        required: true,
        when: greaterThan('Hazards held by personal protection alone', 0),
      }),
    ]),
    section('What is left', [
      calculatedText(
        'Risk left',
        'IF([Highest risk after] >= 15, "Very high: do not start", IF([Highest risk after] >= 10, "High", IF([Highest risk after] >= 5, "Medium", "Low")))',
      ),
      note('**Do not start.** Change the activity until every hazard is below 15.', {
        when: equals('Risk left', 'Very high: do not start'),
      }),
      text('Who accepts the risk that is left', {
        required: true,
        when: atLeast('Highest risk after', 10),
        hint: 'A manager who can decide about money',
      }),
      grid(
        'Actions',
        [
          text('Action', { required: true }),
          text('Responsible', { required: true }),
          date('Due by', { required: true, from: 'today' }),
        ],
        { add: 'Add an action', required: true, when: oneOf('Risk left', 'High', 'Very high: do not start') },
      ),
      checkbox('People who do the work were told', { required: true }),
    ]),
    section('Review', [
      number('Review after', {
        unit: 'months',
        required: true,
        min: 1,
        max: 36,
        whole: true,
        value: 12,
        check: [
          'OR([Highest risk after] < 10, [Review after] <= 6)',
          'A high risk is reviewed again within six months.',
        ],
      }),
      calculatedDate('Review by', 'ADDDAYS([Assessed], ROUND([Review after] * 30.4))'),
      checkbox('Emergency plan needed'),
      longText('Emergency plan', { required: true, when: isChecked('Emergency plan needed') }),
      signature('Signature of the assessor', { required: true }),
      signature('Signature of the manager', { when: atLeast('Highest risk after', 10) }),
    ]),
  ],
  tests: [
    templateTest(
      'Calculates the risk before and after controls',
      {
        Hazards: [
          { Hazard: 'Fall', Severity: 5, Likelihood: 4, 'Strongest control': 'Engineering', 'Likelihood after': 1 },
          {
            Hazard: 'Noise',
            Severity: 2,
            Likelihood: 4,
            'Strongest control': 'Personal protection',
            'Likelihood after': 2,
          },
        ],
      },
      {
        gives: {
          'Risk now, row 1': 20,
          'Highest risk now': 20,
          'Highest risk after': 5,
          'Risk left': 'Medium',
          'Hazards held by personal protection alone': 1,
        },
        shown: ['Why nothing stronger than protection is possible'],
        hidden: ['Actions'],
      },
    ),
    templateTest(
      'Stops work at a very high risk',
      { Hazards: [{ Severity: 5, Likelihood: 4, 'Likelihood after': 3 }] },
      {
        gives: { 'Highest risk after': 15, 'Risk left': 'Very high: do not start' },
        shown: ['Actions', 'Who accepts the risk that is left'],
      },
    ),
    templateTest(
      'Rejects controls that raise the likelihood',
      { Hazards: [{ Severity: 3, Likelihood: 2, 'Likelihood after': 4 }] },
      { wrong: { 'Likelihood after, row 1': 'json' }, gives: { 'Highest risk after': 12 } },
    ),
    templateTest(
      'Requires a review of a high risk within six months',
      { Hazards: [{ Severity: 4, Likelihood: 4, 'Likelihood after': 3 }], 'Review after': 12 },
      { wrong: { 'Review after': 'json' } },
    ),
    templateTest(
      'Calculates the date of the review',
      { Assessed: '2026-01-10', 'Review after': 12 },
      { gives: { 'Review by': '2027-01-10' }, shown: ['Review after'] },
    ),
  ],
};
