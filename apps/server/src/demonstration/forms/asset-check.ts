import { formatDateAfter } from '../working-times.ts';
import { type assetKinds, getAssetRow, registeredAssets } from './asset-register.ts';
import { locations, submitButton, toChoices } from './choices.ts';
import type { AnswerContext, Answers, DemoForm, SceneKey } from './demo-form.ts';

/** Condition that shows a field if a defect is reported. */
const shownIfBad = {
  conditional: {
    show: true,
    conjunction: 'any',
    conditions: ['Poor', 'Out of service'].map((value) => ({ component: 'condition', operator: 'isEqual', value })),
  },
};

const kinds = {
  Boiler: { scene: 'boiler', faults: ['Loses pressure', 'Noisy', 'Leaks'] },
  Lift: { scene: 'door', faults: ['Door sticks', 'Noisy', 'Stops between floors'] },
  'Fire door': { scene: 'door', faults: ['Door sticks', 'Closer broken', 'Seal missing'] },
  Pump: { scene: 'leak', faults: ['Leaks', 'Noisy', 'Loses pressure'] },
  'Emergency light': { scene: 'lamp', faults: ['No power', 'Battery weak'] },
} as const satisfies Record<keyof typeof assetKinds, { scene: SceneKey; faults: readonly string[] }>;
const faults = [...new Set(Object.values(kinds).flatMap((kind) => [...kind.faults]))];

const schema = {
  display: 'form',
  components: [
    {
      type: 'textfield',
      key: 'tag',
      label: 'Number on the label',
      input: true,
      placeholder: 'BO-0412',
      description: 'Two letters and four digits, on the silver label',
      validate: {
        required: true,
        pattern: '[A-Z]{2}-[0-9]{4}',
        customMessage: 'Two capital letters, a hyphen and four digits, as BO-0412',
      },
    },
    {
      type: 'spSelect',
      key: 'asset',
      label: 'Asset record',
      input: true,
      dataSourceId: 'asset-register',
      labelProperty: 'title',
      sortBy: 'title',
      selectFields: 'responseId, submissionNumber, title',
      description: 'The response where this asset is registered',
    },
    {
      type: 'columns',
      key: 'what',
      input: false,
      columns: [
        {
          width: 6,
          components: [
            {
              type: 'select',
              key: 'kind',
              label: 'What is it?',
              input: true,
              data: { values: toChoices(...Object.keys(kinds)) },
              validate: { required: true },
            },
          ],
        },
        {
          width: 6,
          components: [
            {
              type: 'select',
              key: 'place',
              label: 'Where is it?',
              input: true,
              data: { values: toChoices(...locations) },
              validate: { required: true },
            },
          ],
        },
      ],
    },
    {
      type: 'radio',
      key: 'condition',
      label: 'Condition',
      input: true,
      inline: true,
      values: toChoices('Good', 'Fair', 'Poor', 'Out of service'),
      validate: { required: true },
    },
    {
      type: 'well',
      key: 'troubleBox',
      label: 'Needs repair',
      input: false,
      ...shownIfBad,
      components: [
        {
          type: 'selectboxes',
          key: 'faults',
          label: 'What’s wrong?',
          input: true,
          values: toChoices(...faults),
          validate: { required: true },
        },
        { type: 'textarea', key: 'trouble', label: 'Description', input: true, rows: 2, validate: { required: true } },
        {
          type: 'currency',
          key: 'estimate',
          label: 'Estimated repair cost',
          input: true,
          currency: 'GBP',
          validate: { min: 0 },
        },
      ],
    },
    {
      type: 'number',
      key: 'hours',
      label: 'Hour meter reading',
      input: true,
      delimiter: true,
      suffix: 'h',
      description: 'Leave blank if there’s no hour meter',
      validate: { min: 0, integer: true },
    },
    {
      type: 'file',
      key: 'photo',
      label: 'Photo',
      input: true,
      image: true,
      webcam: true,
      imageSize: '260',
      description: 'Make sure the label is readable',
    },
    {
      type: 'datetime',
      key: 'nextCheck',
      label: 'Next check',
      input: true,
      enableTime: false,
      format: 'dd MMM yyyy',
      validate: { required: true },
    },
    submitButton,
  ],
};

const remarks = [
  'Getting worse since the last check. The part is on order.',
  'Switched off and locked. A sign is on it.',
  'Still works, but needs replacing soon.',
];
const daysUntilNext = { Good: 180, Fair: 90, Poor: 14, 'Out of service': 7 };

function createAnswers({ random, at, photo }: AnswerContext): Answers {
  const kind = random.pickWeighted({ Boiler: 20, Lift: 14, 'Fire door': 32, Pump: 12, 'Emergency light': 22 });
  const condition = random.pickWeighted({ Good: 58, Fair: 24, Poor: 13, 'Out of service': 5 });
  const { scene, faults: own } = kinds[kind];
  const asset = random.pick(registeredAssets.filter((one) => one.kind === kind));
  const isBad = condition === 'Poor' || condition === 'Out of service';
  const wrong = random.pickSome<string>(own, random.integer(1, 2));
  return {
    tag: asset.tag,
    asset: getAssetRow(asset),
    kind,
    place: asset.place,
    condition,
    ...(isBad && {
      faults: Object.fromEntries(faults.map((fault) => [fault, wrong.includes(fault)])),
      trouble: random.pick(remarks),
      estimate: random.integer(8, 160) * 5,
    }),
    ...(['Boiler', 'Lift', 'Pump'].includes(kind) && { hours: random.integer(900, 42_000) }),
    photo: random.isWithinPercent(isBad ? 90 : 35) ? [photo(`IMG_${random.integer(1000, 9899)}.png`, scene)] : [],
    nextCheck: formatDateAfter(at, daysUntilNext[condition]),
  };
}

export const assetCheck: DemoForm = {
  key: 'asset-check',
  team: 'riversideQuarter',
  channel: 'Repairs',
  title: 'Asset check',
  category: 'Maintenance',
  icon: 'wrench-outline',
  builder: 'jonas',
  published: [
    {
      content: {
        schema,
        responsesTitleTemplate: '{{data.kind}} {{data.tag}}{{#if data.condition}}: {{data.condition}}{{/if}}',
      },
      comment: 'With photo of the label',
    },
  ],
  responses: {
    count: 72,
    days: 90,
    people: { marco: 6, tom: 2, jonas: 1 },
    answers: createAnswers,
    hasPdf: true,
    drafts: { marco: () => ({ tag: 'BO-0412', kind: 'Boiler', place: 'Riverside House', condition: 'Good' }) },
  },
};
