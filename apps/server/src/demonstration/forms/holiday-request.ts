import type { ComponentDefinition } from '@tideform/engine';
import { formatDateAfter, getWorkingDayAfter } from '../working-times.ts';
import { submitButton, toChoices } from './choices.ts';
import type { AnswerContext, Answers, DemoForm } from './demo-form.ts';

/**
 * Script that counts the working days from the first to the last day, minus half a day if the holiday starts at noon.
 */
const countDaysCode = `const first = new Date(data.firstDay + 'T00:00:00Z');
const last = new Date(data.lastDay + 'T00:00:00Z');
let days = 0;
for (let day = first; day <= last && days < 100; day = new Date(day.getTime() + 86400000)) {
  if (day.getUTCDay() % 6 !== 0) days += 1;
}
value = days > 0 && data.startsAtNoon ? days - 0.5 : days;`;

const lastDayValidation =
  "valid = !data.firstDay || !input || input >= data.firstDay ? true : 'The last day can’t be before the first day';";

const createDateField = (key: string, label: string, more: object = {}) => ({
  type: 'datetime',
  key,
  label,
  input: true,
  enableTime: false,
  format: 'dd MMM yyyy',
  validate: { required: true, ...more },
});

const coverNames = ['Amira Haddad', 'Jonas Lindqvist', 'Tom Okafor', 'Priya Nair', 'Lena Fischer'];

const kindField = {
  type: 'radio',
  key: 'kind',
  label: 'What kind of leave?',
  input: true,
  inline: true,
  values: toChoices('Holiday', 'Unpaid', 'Moving house', 'Family'),
  validate: { required: true },
};
const dayColumns = {
  type: 'columns',
  key: 'days',
  input: false,
  columns: [
    { width: 6, components: [createDateField('firstDay', 'First day')] },
    { width: 6, components: [createDateField('lastDay', 'Last day', { custom: lastDayValidation })] },
  ],
};
const countFields = [
  { type: 'checkbox', key: 'startsAtNoon', label: 'The first day starts at noon', input: true },
  {
    type: 'number',
    key: 'workingDays',
    label: 'Working days',
    input: true,
    disabled: true,
    decimalLimit: 1,
    description: 'Calculated automatically, excluding weekends',
    calculateValue: countDaysCode,
  },
];
const coverField = {
  type: 'select',
  key: 'cover',
  label: 'Who covers for you?',
  input: true,
  data: { values: toChoices(...coverNames) },
  validate: { required: true },
};
const reasonField = {
  type: 'textarea',
  key: 'reason',
  label: 'Anything we should know?',
  input: true,
  rows: 2,
  validate: { required: true },
  conditional: {
    show: true,
    conjunction: 'all',
    conditions: [{ component: 'kind', operator: 'isNotEqual', value: 'Holiday' }],
  },
};
const handOverField = {
  type: 'textarea',
  key: 'handOver',
  label: 'What work is open while you’re away?',
  input: true,
  rows: 3,
  conditional: {
    show: true,
    conjunction: 'all',
    conditions: [{ component: 'workingDays', operator: 'greaterThan', value: 3 }],
  },
};

const createSchema = (...components: readonly ComponentDefinition[]) => ({
  display: 'form',
  components: [...components, submitButton],
});

const reasons: Readonly<Record<string, readonly string[]>> = {
  Unpaid: ['A course that I’m paying for myself.', 'A wedding abroad, flights are booked.'],
  'Moving house': ['The keys are handed over that morning.', 'New flat, same town.'],
  Family: ['My daughter’s first days at school.', 'Hospital appointment with my father.'],
};
const openTasks = [
  'The lift contract. The answer comes on Thursday, and the file is in the team.',
  'Nothing that can’t wait. Urgent calls go to my cover.',
  'Two viewings have been moved to the following week.',
];
const namesByPerson: Readonly<Record<string, string>> = {
  amira: coverNames[0]!,
  jonas: coverNames[1]!,
  tom: coverNames[2]!,
  priya: coverNames[3]!,
  lena: coverNames[4]!,
};

function createAnswers({ random, at, person }: AnswerContext): Answers {
  const leaveKind = random.pickWeighted({ Holiday: 82, Unpaid: 5, 'Moving house': 5, Family: 8 });
  const length =
    leaveKind === 'Holiday'
      ? Number(random.pickWeighted({ 1: 24, 2: 16, 3: 12, 5: 28, 10: 20 }))
      : random.integer(1, 2);
  const first = getWorkingDayAfter(at, random.integer(6, 60));
  const last = length === 1 ? first : getWorkingDayAfter(first, length - 1);
  const startsAtNoon = random.isWithinPercent(15);
  const workingDays = startsAtNoon ? length - 0.5 : length;
  return {
    kind: leaveKind,
    firstDay: formatDateAfter(first),
    lastDay: formatDateAfter(last),
    startsAtNoon,
    workingDays,
    cover: random.pick(coverNames.filter((name) => name !== namesByPerson[person])),
    ...(leaveKind !== 'Holiday' && { reason: random.pick(reasons[leaveKind]!) }),
    ...(workingDays > 3 && { handOver: random.pick(openTasks) }),
  };
}

const responseTitle = {
  responsesTitleTemplate:
    '{{createdBy.name}}{{#if data.workingDays}}, {{data.workingDays}} {{#if data.workingDays equals 1}}day{{else}}days{{/if}} from ' +
    '{{dateFormat data.firstDay "D MMM"}}{{/if}}',
};

export const holidayRequest: DemoForm = {
  key: 'holiday',
  team: 'northgateEstates',
  channel: 'General',
  title: 'Holiday request',
  category: 'People',
  icon: 'beach',
  builder: 'amira',
  published: [
    {
      content: { schema: createSchema(kindField, dayColumns, ...countFields, reasonField), ...responseTitle },
      comment: 'First version',
    },
    {
      content: {
        schema: createSchema(kindField, dayColumns, ...countFields, coverField, reasonField, handOverField),
        ...responseTitle,
      },
      comment: 'Ask who’s covering',
    },
  ],
  responses: {
    count: 84,
    days: 90,
    people: { amira: 1, jonas: 2, tom: 3, priya: 2, lena: 3 },
    answers: createAnswers,
    hasPdf: true,
  },
};
