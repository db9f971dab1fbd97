import { showWhen, toChoices } from './choices.ts';
import type { AnswerContext, Answers, DemoForm } from './demo-form.ts';

const grades = [
  { label: 'Very happy', value: 5 },
  { label: 'Happy', value: 4 },
  { label: 'So-so', value: 3 },
  { label: 'Unhappy', value: 2 },
  { label: 'Very unhappy', value: 1 },
];
const createGradeField = (key: string, label: string) => ({
  type: 'radio',
  key,
  label,
  input: true,
  dataType: 'number',
  values: grades,
  validate: { required: true },
});

const likes = ['The river', 'Quiet at night', 'Neighbors', 'Nearby shops', 'The garden', 'The caretaker'];

const schema = {
  display: 'wizard',
  components: [
    {
      type: 'panel',
      key: 'home',
      title: 'Your home',
      components: [
        {
          type: 'content',
          key: 'welcome',
          input: false,
          html: '<p>Four short pages, about three minutes. Your answers help us decide what to repair first. Thank you!</p>',
        },
        {
          type: 'select',
          key: 'building',
          label: 'Which building do you live in?',
          input: true,
          data: { values: toChoices('Riverside House', 'Quay Court', 'The Old Bakery', 'Wharf Row') },
          validate: { required: true },
        },
        {
          type: 'radio',
          key: 'since',
          label: 'How long have you lived there?',
          input: true,
          values: toChoices('Less than a year', '1 to 5 years', 'Longer'),
          validate: { required: true },
        },
        createGradeField('homeGrade', 'How happy are you with your home?'),
      ],
    },
    {
      type: 'panel',
      key: 'repairs',
      title: 'Repairs',
      components: [
        {
          type: 'radio',
          key: 'hadRepair',
          label: 'Did we repair anything in your home this year?',
          input: true,
          inline: true,
          values: toChoices('Yes', 'No'),
          validate: { required: true },
        },
        {
          type: 'number',
          key: 'waited',
          label: 'How many days did you wait?',
          input: true,
          suffix: 'days',
          validate: { required: true, min: 0, max: 365 },
          ...showWhen('hadRepair', 'Yes'),
        },
        { ...createGradeField('repairGrade', 'How happy are you with the repair?'), ...showWhen('hadRepair', 'Yes') },
      ],
    },
    {
      type: 'panel',
      key: 'quarter',
      title: 'Your neighborhood',
      components: [
        {
          type: 'selectboxes',
          key: 'likes',
          label: 'What do you like here?',
          input: true,
          values: toChoices(...likes),
          description: 'Select all that apply',
        },
        createGradeField('quarterGrade', 'Overall, how happy are you here?'),
      ],
    },
    {
      type: 'panel',
      key: 'say',
      title: 'Your say',
      components: [
        {
          type: 'textarea',
          key: 'wish',
          label: 'If we did one thing next year, what should it be?',
          input: true,
          rows: 3,
        },
        { type: 'checkbox', key: 'mayContact', label: 'You can contact me about my answers', input: true },
        {
          type: 'email',
          key: 'email',
          label: 'Email',
          input: true,
          validate: { required: true },
          ...showWhen('mayContact', 'true'),
        },
      ],
    },
  ],
};

const wishes = [
  'Lights along the path to the bridge, please.',
  'A bench in the sun by the water.',
  'Repair the lift before the winter, my mother lives on the fourth floor.',
  'More room for bicycles.',
  'Tell us earlier when the water is turned off.',
  'Nothing. Keep it as it is.',
];
const residents = ['e.hart', 'nadia.k', 'j.whitlock', 'the.moores', 'samuel.o', 'lin.wei', 'b.castellano'];

function createAnswers({ random }: AnswerContext): Answers {
  const grade = () => Number(random.pickWeighted({ 5: 26, 4: 38, 3: 20, 2: 11, 1: 5 }));
  const hadRepair = random.isWithinPercent(57);
  const liked = random.pickSome(likes, random.integer(1, 4));
  const mayContact = random.isWithinPercent(40);
  return {
    building: random.pickWeighted({ 'Riverside House': 40, 'Quay Court': 28, 'The Old Bakery': 18, 'Wharf Row': 14 }),
    since: random.pickWeighted({ 'Less than a year': 22, '1 to 5 years': 45, Longer: 33 }),
    homeGrade: grade(),
    hadRepair: hadRepair ? 'Yes' : 'No',
    ...(hadRepair && { waited: random.integer(1, 24), repairGrade: grade() }),
    likes: Object.fromEntries(likes.map((like) => [like, liked.includes(like)])),
    quarterGrade: grade(),
    wish: random.isWithinPercent(70) ? random.pick(wishes) : '',
    mayContact,
    ...(mayContact && { email: `${random.pick(residents)}@example.com` }),
  };
}

export const residentSurvey: DemoForm = {
  key: 'resident-survey',
  team: 'riversideQuarter',
  channel: 'General',
  title: 'Resident survey',
  category: 'Residents',
  icon: 'star-outline',
  builder: 'jonas',
  published: [
    {
      content: { schema, responsesTitleTemplate: '{{data.building}}{{#if data.since}}, {{data.since}}{{/if}}' },
      comment: 'Four short pages',
    },
  ],
  responses: { count: 46, days: 60, people: { sofia: 6, grace: 2, jonas: 1 }, answers: createAnswers, hasPdf: true },
};
