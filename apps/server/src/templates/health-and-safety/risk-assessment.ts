import {
  above,
  any,
  atLeast,
  beside,
  calculated,
  calculatedDate,
  choice,
  date,
  grid,
  is,
  longText,
  note,
  number,
  oneOf,
  pick,
  scale,
  section,
  sign,
  test,
  text,
  tick,
  ticked,
  ticks,
  verdict,
  type WrittenTemplate,
} from '../writing/index.ts';

const severities = ['First aid', 'Medical treatment', 'Lost days', 'Lasting harm', 'Death'];
const likelihoods = ['Rare', 'Unlikely', 'Possible', 'Likely', 'Nearly certain'];

export const riskAssessment: WrittenTemplate = {
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
      beside(text('Activity', { required: true }), text('Where it is done', { required: true })),
      beside(text('Assessor', { required: true }), date('Assessed', { required: true, to: 'today' })),
      choice('Why it is assessed', ['New activity', 'Change', 'After an incident', 'Time for review'], {
        required: true,
      }),
      text('Number of the incident', { required: true, when: is('Why it is assessed', 'After an incident') }),
      ticks(
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
        when: any(is('Who could be harmed', 'Young people'), is('Who could be harmed', 'Expectant mothers')),
      }),
      longText('What is different for them', {
        required: true,
        when: any(is('Who could be harmed', 'Young people'), is('Who could be harmed', 'Expectant mothers')),
      }),
      tick('Those who do the work took part', { required: true }),
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
          pick(
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
      beside(
        calculated('Highest risk now', 'MAX([Hazards].[Risk now])'),
        calculated('Highest risk after', 'MAX([Hazards].[Risk after])'),
        calculated(
          'Hazards held by personal protection alone',
          'COUNT([Hazards].[Strongest control] = "Personal protection")',
        ),
      ),
      longText('Why nothing stronger than protection is possible', {
        required: true,
        when: above('Hazards held by personal protection alone', 0),
      }),
    ]),
    section('What is left', [
      verdict(
        'Risk left',
        'IF([Highest risk after] >= 15, "Very high: do not start", IF([Highest risk after] >= 10, "High", IF([Highest risk after] >= 5, "Medium", "Low")))',
      ),
      note('**Do not start.** Change the activity until every hazard is below 15.', {
        when: is('Risk left', 'Very high: do not start'),
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
      tick('People who do the work were told', { required: true }),
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
      tick('Emergency plan needed'),
      longText('Emergency plan', { required: true, when: ticked('Emergency plan needed') }),
      sign('Signature of the assessor', { required: true }),
      sign('Signature of the manager', { when: atLeast('Highest risk after', 10) }),
    ]),
  ],
  tests: [
    test(
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
    test(
      'Stops work at a very high risk',
      { Hazards: [{ Severity: 5, Likelihood: 4, 'Likelihood after': 3 }] },
      {
        gives: { 'Highest risk after': 15, 'Risk left': 'Very high: do not start' },
        shown: ['Actions', 'Who accepts the risk that is left'],
      },
    ),
    test(
      'Rejects controls that raise the likelihood',
      { Hazards: [{ Severity: 3, Likelihood: 2, 'Likelihood after': 4 }] },
      { wrong: { 'Likelihood after, row 1': 'json' }, gives: { 'Highest risk after': 12 } },
    ),
    test(
      'Requires a review of a high risk within six months',
      { Hazards: [{ Severity: 4, Likelihood: 4, 'Likelihood after': 3 }], 'Review after': 12 },
      { wrong: { 'Review after': 'json' } },
    ),
    test(
      'Calculates the date of the review',
      { Assessed: '2026-01-10', 'Review after': 12 },
      { gives: { 'Review by': '2027-01-10' }, shown: ['Review after'] },
    ),
  ],
};
