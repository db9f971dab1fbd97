import { formatTimeAfter } from '../working-times.ts';
import { showWhen, submitButton, toChoices } from './choices.ts';
import type { AnswerContext, Answers, DemoForm } from './demo-form.ts';

const houses = ['Harbour View, block A', 'Harbour View, block B', 'Boathouse', 'Reception'];

const schema = {
  display: 'form',
  components: [
    {
      type: 'select',
      key: 'house',
      label: 'House',
      input: true,
      data: { values: toChoices(...houses) },
      validate: { required: true },
    },
    {
      type: 'datetime',
      key: 'alarmAt',
      label: 'Alarm at',
      input: true,
      format: 'dd MMM yyyy HH:mm',
      validate: { required: true },
    },
    {
      type: 'columns',
      key: 'numbers',
      input: false,
      columns: [
        {
          width: 6,
          components: [
            {
              type: 'number',
              key: 'people',
              label: 'People at the assembly point',
              input: true,
              validate: { required: true, min: 0, integer: true },
            },
          ],
        },
        {
          width: 6,
          components: [
            {
              type: 'number',
              key: 'minutes',
              label: 'Minutes until everyone was out',
              input: true,
              decimalLimit: 1,
              suffix: 'min',
              validate: { required: true, min: 0, max: 60 },
            },
          ],
        },
      ],
    },
    {
      type: 'radio',
      key: 'everybodyOut',
      label: 'Did everyone get out?',
      input: true,
      inline: true,
      values: toChoices('Yes', 'No'),
      validate: { required: true },
    },
    {
      type: 'textarea',
      key: 'whoStayed',
      label: 'Who didn’t get out, and why?',
      input: true,
      rows: 2,
      validate: { required: true },
      ...showWhen('everybodyOut', 'No'),
    },
    {
      type: 'datagrid',
      key: 'improvements',
      label: 'Improvements',
      input: true,
      initEmpty: true,
      addAnother: 'Add one',
      components: [
        { type: 'textfield', key: 'what', label: 'Action', input: true, validate: { required: true } },
        {
          type: 'select',
          key: 'who',
          label: 'Owner',
          input: true,
          data: { values: toChoices('Daniel', 'Priya', 'Sofia') },
        },
      ],
    },
    submitButton,
  ],
};

const improvements = [
  'Alarm hard to hear in the laundry',
  'Assembly point sign is hidden by the hedge',
  'Second stair was not used',
  'The list of names was left behind',
];

function createAnswers({ random, at }: AnswerContext): Answers {
  const everybodyOut = random.isWithinPercent(88);
  return {
    house: random.pick(houses),
    alarmAt: formatTimeAfter(at, -random.integer(20, 90)),
    people: random.integer(6, 74),
    minutes: random.integer(24, 82) / 10,
    everybodyOut: everybodyOut ? 'Yes' : 'No',
    ...(!everybodyOut && { whoStayed: 'One person in the shower on the second floor didn’t hear the alarm.' }),
    improvements: random
      .pickSome(improvements, Number(random.pickWeighted({ 0: 40, 1: 40, 2: 20 })))
      .map((what) => ({ what, who: random.pick(['Daniel', 'Priya', 'Sofia']) })),
  };
}

export const fireDrill: DemoForm = {
  key: 'fire-drill',
  team: 'harbourView',
  channel: 'Fire drills',
  title: 'Fire drill',
  category: 'Health and safety',
  icon: 'fire-extinguisher',
  builder: 'jonas',
  published: [
    {
      content: {
        schema,
        responsesTitleTemplate: '{{data.house}}{{#if data.minutes}}: {{data.minutes}} minutes{{/if}}',
      },
      comment: 'First version',
    },
  ],
  responses: { count: 24, days: 90, people: { daniel: 5, priya: 2 }, answers: createAnswers, hasPdf: true },
  email: {
    from: 'jonas',
    to: ['priya', 'daniel'],
    subject: 'Fire drill in {{data.house}}: {{data.minutes}} minutes',
    body: `<p>{{data.people}} people were at the assembly point after {{data.minutes}} minutes. Everyone out: {{data.everybodyOut}}.</p>
{{#if data.improvements}}<p>To do:</p><ul>{{#each data.improvements}}<li>{{what}} ({{who}})</li>{{/each}}</ul>{{/if}}
<p><a href="{{viewUrl}}">Open the submission</a></p>`,
  },
};
