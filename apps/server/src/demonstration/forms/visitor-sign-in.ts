import { formatTimeAfter } from '../working-times.ts';
import { showWhen, submitButton, toChoices } from './choices.ts';
import type { AnswerContext, Answers, DemoForm } from './demo-form.ts';

const hosts = ['Amira Haddad', 'Jonas Lindqvist', 'Priya Nair', 'Sofia Rossi', 'Daniel Kim'];

const schema = {
  display: 'form',
  components: [
    {
      type: 'textfield',
      key: 'visitor',
      label: 'Your name',
      input: true,
      autocomplete: 'name',
      validate: { required: true, maxLength: 80 },
    },
    {
      type: 'textfield',
      key: 'company',
      label: 'Where are you from?',
      input: true,
      placeholder: 'Company, or “private”',
    },
    {
      type: 'select',
      key: 'host',
      label: 'Who are you visiting?',
      input: true,
      data: { values: toChoices(...hosts) },
      validate: { required: true },
    },
    {
      type: 'radio',
      key: 'purpose',
      label: 'Reason for visit',
      input: true,
      values: toChoices('Meeting', 'Viewing', 'Delivery', 'Repair'),
      validate: { required: true },
    },
    {
      type: 'textfield',
      key: 'plate',
      label: 'License plate',
      input: true,
      description: 'Only if you’re parking here',
      ...showWhen('purpose', 'Repair'),
    },
    {
      type: 'datetime',
      key: 'arrived',
      label: 'Arrived',
      input: true,
      format: 'dd MMM yyyy HH:mm',
      validate: { required: true },
    },
    {
      type: 'checkbox',
      key: 'hasReadRules',
      label: 'I know where the fire exit and assembly point are',
      input: true,
      validate: { required: true },
    },
    submitButton,
  ],
};

const givenNames =
  'Aisha Ben Carla Dev Elena Farid Greta Hugo Imani Jack Keiko Liam Mei Noor Oscar Petra Quinn Rosa Samir Tilda Uma Victor Wanda Yusuf Zoe'.split(
    ' ',
  );
const familyNames =
  'Abbott Bauer Chowdhury Dalton Eze Ferrari Grant Hussain Ivanova Jensen Kaur Larsen Moreau Ng Osei Patel Quigley Romero Schmidt Tanaka Usman Vance Walsh Young Zielinska'.split(
    ' ',
  );
const companies = {
  Meeting: ['Alder & Finch', 'City council', 'Harbour Health', 'Brightwater Bank', 'Moss Surveyors'],
  Viewing: ['private'],
  Delivery: ['Swift Parcel', 'Office Larder', 'Green Grocer', 'Post'],
  Repair: ['Otway Lifts', 'Clearview Windows', 'Tollgate Heating', 'Spark Electrics'],
} as const;

function createAnswers({ random, at }: AnswerContext): Answers {
  const purpose = random.pickWeighted({ Meeting: 41, Viewing: 22, Delivery: 24, Repair: 13 });
  const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
  const plate = `${random.pick([...letters])}${random.pick([...letters])}${random.integer(51, 75)} ${[1, 2, 3].map(() => random.pick([...letters])).join('')}`;
  return {
    visitor: `${random.pick(givenNames)} ${random.pick(familyNames)}`,
    company: random.pick(companies[purpose]),
    host: random.pickWeighted({
      'Daniel Kim': 9,
      'Sofia Rossi': 8,
      'Priya Nair': 5,
      'Jonas Lindqvist': 3,
      'Amira Haddad': 2,
    }),
    purpose,
    ...(purpose === 'Repair' && { plate: random.isWithinPercent(80) ? plate : '' }),
    arrived: formatTimeAfter(at, -1),
    hasReadRules: true,
  };
}

/** Demo form with 5,000 responses: the visitors of a busy reception in half a year. */
export const visitorSignIn: DemoForm = {
  key: 'visitor-sign-in',
  team: 'harbourView',
  channel: 'General',
  title: 'Visitor sign-in',
  category: 'Reception',
  icon: 'account-check-outline',
  builder: 'jonas',
  published: [
    {
      content: { schema, responsesTitleTemplate: '{{data.visitor}}{{#if data.host}} for {{data.host}}{{/if}}' },
      comment: 'Short form for phones',
    },
  ],
  // NOTE: creating 5,000 PDFs would take minutes. The app creates them on demand.
  responses: {
    count: 5000,
    days: 180,
    people: { daniel: 6, sofia: 3, priya: 1 },
    answers: createAnswers,
    hasPdf: false,
  },
};
