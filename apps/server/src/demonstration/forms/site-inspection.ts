import { formatDateAfter, getWorkingDayAfter } from '../working-times.ts';
import { locations, showWhen, submitButton, toChoices } from './choices.ts';
import type { AnswerContext, Answers, DemoForm, SceneKey } from './demo-form.ts';

const checks = {
  exits: 'Fire exits are clear and marked',
  stairs: 'Stairs and handrails are in good condition',
  lighting: 'Lighting and emergency lights work',
  welfare: 'First aid box is complete',
} as const;
const checkChoices = toChoices('OK', 'Needs attention', 'Not applicable');

const createCheckField = (key: string, label: string) => ({
  type: 'radio',
  key,
  label,
  input: true,
  inline: true,
  values: checkChoices,
  validate: { required: true },
});

const rowCostRule = { '*': [{ var: 'row.quantity' }, { var: 'row.unitCost' }] };
const totalCostRule = {
  reduce: [{ var: 'data.defects' }, { '+': [{ var: 'accumulator' }, { var: 'current.cost' }] }, 0],
};
const currencyProperties = { type: 'currency', input: true, currency: 'GBP' } as const;

const schema = {
  display: 'form',
  components: [
    {
      type: 'panel',
      key: 'visit',
      title: 'Visit',
      input: false,
      components: [
        {
          type: 'select',
          key: 'site',
          label: 'Site',
          input: true,
          placeholder: 'Choose a site',
          data: { values: toChoices(...locations) },
          validate: { required: true },
        },
        {
          type: 'columns',
          key: 'dayAndWeather',
          input: false,
          columns: [
            {
              width: 6,
              components: [
                {
                  type: 'datetime',
                  key: 'inspectedOn',
                  label: 'Inspection date',
                  input: true,
                  enableTime: false,
                  format: 'dd MMM yyyy',
                  validate: { required: true },
                },
              ],
            },
            {
              width: 6,
              components: [
                {
                  type: 'select',
                  key: 'weather',
                  label: 'Weather',
                  input: true,
                  data: { values: toChoices('Dry', 'Rain', 'Wind', 'Frost') },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'panel',
      key: 'checks',
      title: 'Checks',
      input: false,
      components: [
        ...Object.entries(checks).map(([key, label]) => createCheckField(key, label)),
        {
          type: 'textarea',
          key: 'exitsBlockedBy',
          label: 'What’s blocking the exit?',
          input: true,
          rows: 2,
          description: 'Move it now if it’s safe to do so.',
          validate: { required: true },
          ...showWhen('exits', 'Needs attention'),
        },
      ],
    },
    {
      type: 'panel',
      key: 'findings',
      title: 'Defects',
      input: false,
      components: [
        {
          type: 'radio',
          key: 'hasDefects',
          label: 'Did you find any defects?',
          input: true,
          inline: true,
          values: toChoices('Yes', 'No'),
          validate: { required: true },
        },
        {
          type: 'datagrid',
          key: 'defects',
          label: 'Defects found',
          input: true,
          addAnother: 'Add defect',
          validate: { minLength: 1, maxLength: 20 },
          ...showWhen('hasDefects', 'Yes'),
          components: [
            { type: 'textfield', key: 'defect', label: 'Defect', input: true, validate: { required: true } },
            {
              type: 'select',
              key: 'severity',
              label: 'Severity',
              input: true,
              data: { values: toChoices('Low', 'Medium', 'High') },
              validate: { required: true },
            },
            { type: 'number', key: 'quantity', label: 'Quantity', input: true, validate: { required: true, min: 1 } },
            { ...currencyProperties, key: 'unitCost', label: 'Unit cost', validate: { required: true, min: 0 } },
            { ...currencyProperties, key: 'cost', label: 'Cost', disabled: true, calculateValue: rowCostRule },
          ],
        },
        {
          ...currencyProperties,
          key: 'totalCost',
          label: 'Total repair cost',
          disabled: true,
          calculateValue: totalCostRule,
          ...showWhen('hasDefects', 'Yes'),
        },
        {
          type: 'file',
          key: 'photos',
          label: 'Photos',
          input: true,
          multiple: true,
          image: true,
          webcam: true,
          maxFiles: 8,
          imageSize: '260',
          description: 'One overview and one of each defect',
        },
      ],
    },
    {
      type: 'panel',
      key: 'outcome',
      title: 'Outcome',
      input: false,
      components: [
        {
          type: 'radio',
          key: 'result',
          label: 'Result',
          input: true,
          values: toChoices('Safe to use', 'Safe, repairs needed', 'Closed until repaired'),
          validate: { required: true },
        },
        {
          type: 'datetime',
          key: 'repairedBy',
          label: 'Repair by',
          input: true,
          enableTime: false,
          format: 'dd MMM yyyy',
          validate: { required: true },
          conditional: {
            show: true,
            conjunction: 'all',
            conditions: [{ component: 'result', operator: 'isNotEqual', value: 'Safe to use' }],
          },
        },
        { type: 'textarea', key: 'notes', label: 'Notes', input: true, rows: 3 },
      ],
    },
    submitButton,
  ],
};

interface InspectionFinding {
  readonly defect: string;
  readonly severity: string;
  readonly unitCost: number;
  readonly most: number;
  readonly scene: SceneKey;
}

const findings: readonly InspectionFinding[] = [
  { defect: 'Handrail loose at the top landing', severity: 'High', unitCost: 145, most: 2, scene: 'rail' },
  { defect: 'Emergency light has no power', severity: 'High', unitCost: 62.5, most: 4, scene: 'lamp' },
  { defect: 'Hairline crack beside the window', severity: 'Low', unitCost: 80, most: 2, scene: 'crack' },
  { defect: 'Water stain on the ceiling', severity: 'Medium', unitCost: 210, most: 1, scene: 'leak' },
  { defect: 'Door closer doesn’t close', severity: 'Medium', unitCost: 48.9, most: 3, scene: 'door' },
  { defect: 'Kerb stone raised at the car park', severity: 'Medium', unitCost: 95, most: 5, scene: 'kerb' },
  { defect: 'Exit sign missing', severity: 'High', unitCost: 24.75, most: 3, scene: 'exit' },
  { defect: 'Floor tile broken in the corridor', severity: 'Low', unitCost: 12.4, most: 12, scene: 'crack' },
];

const obstacles = ['Two pallets of paper', 'Bicycles in the stairwell', 'A stack of chairs after an event'];
const remarks = [
  'Inspected with the caretaker. He has ordered the parts.',
  'Ground floor is fine. Check the east stairs again next time.',
  'Cleaners start on Monday; the bin store will be swept then.',
  'Asked the contractor for a quote for the handrails of all landings.',
];

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

function createAnswers({ random, at, photo }: AnswerContext): Answers {
  const found = random.pickSome(findings, Number(random.pickWeighted({ 0: 30, 1: 28, 2: 22, 3: 13, 4: 7 })));
  const isBlocked = random.isWithinPercent(9);
  const isBad = found.some(({ severity }) => severity === 'High');
  const result = isBad && random.isWithinPercent(22) ? 'Closed until repaired' : 'Safe, repairs needed';
  const isSafe = found.length === 0 && !isBlocked;
  const defects = found.map(({ defect, severity, unitCost, most }) => {
    const quantity = random.integer(1, most);
    return { defect, severity, quantity, unitCost, cost: roundToCents(quantity * unitCost) };
  });
  const checked = Object.keys(checks).map((key) => [key, random.isWithinPercent(key === 'welfare' ? 84 : 93)] as const);
  return {
    site: random.pick(locations),
    inspectedOn: formatDateAfter(at),
    weather: random.pickWeighted({ Dry: 55, Rain: 28, Wind: 12, Frost: 5 }),
    ...Object.fromEntries(checked.map(([key, isFine]) => [key, isFine ? 'OK' : 'Needs attention'])),
    exits: isBlocked ? 'Needs attention' : 'OK',
    ...(isBlocked && { exitsBlockedBy: random.pick(obstacles) }),
    hasDefects: found.length > 0 ? 'Yes' : 'No',
    ...(found.length > 0 && { defects, totalCost: roundToCents(defects.reduce((total, { cost }) => total + cost, 0)) }),
    photos: found.slice(0, 3).map(({ scene }, index) => photo(`IMG_${random.integer(1000, 9899) + index}.png`, scene)),
    result: isSafe ? 'Safe to use' : result,
    ...(!isSafe && {
      repairedBy: formatDateAfter(getWorkingDayAfter(at, isBad ? random.integer(1, 3) : random.integer(5, 20))),
    }),
    notes: random.isWithinPercent(45) ? random.pick(remarks) : '',
  };
}

export const siteInspection: DemoForm = {
  key: 'site-inspection',
  team: 'northgateEstates',
  channel: 'Inspections',
  title: 'Site inspection',
  category: 'Health and safety',
  icon: 'hard-hat',
  builder: 'jonas',
  published: [
    {
      content: {
        schema,
        responsesTitleTemplate: '{{#if data.site}}{{data.site}}, {{/if}}{{dateFormat data.inspectedOn "D MMM YYYY"}}',
      },
      comment: 'Defects with costs',
    },
  ],
  responses: {
    count: 96,
    days: 90,
    people: { tom: 5, priya: 3, jonas: 1 },
    answers: createAnswers,
    hasPdf: true,
    drafts: {
      tom: (at) => ({ site: 'Riverside House', inspectedOn: formatDateAfter(at), weather: 'Dry', stairs: 'OK' }),
    },
  },
  email: {
    from: 'jonas',
    to: ['amira', 'priya'],
    subject: 'Site inspection: {{data.site}}{{#if data.totalCost}}, repairs £{{data.totalCost}}{{/if}}',
    body: `<p>{{createdBy.name}} inspected <strong>{{data.site}}</strong>: {{data.result}}.</p>
{{#if data.defects}}<ul>{{#each data.defects}}<li>{{quantity}} × {{defect}} ({{severity}})</li>{{/each}}</ul>{{/if}}
{{#if data.repairedBy}}<p>Repair by {{dateFormat data.repairedBy "D MMMM YYYY"}}.</p>{{/if}}
<p><a href="{{viewUrl}}">Open the submission</a></p>`,
  },
};
