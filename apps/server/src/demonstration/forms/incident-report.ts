import { formatTimeAfter } from '../working-times.ts';
import { locations, showWhen, submitButton, toChoices } from './choices.ts';
import type { AnswerContext, Answers, DemoForm, SceneKey } from './demo-form.ts';

const createScale = (labels: readonly string[]) =>
  labels.map((label, at) => ({ label: `${at + 1} · ${label}`, value: at + 1 }));

const components = [
  {
    type: 'content',
    key: 'first',
    input: false,
    html: '<p><strong>Is anyone hurt?</strong> Help first and call 999 if you need to, and then come back to this form.</p>',
  },
  {
    type: 'radio',
    key: 'kind',
    label: 'What happened?',
    input: true,
    values: toChoices('Near miss', 'Injury', 'Damage', 'Security'),
    validate: { required: true },
  },
  {
    type: 'datetime',
    key: 'happenedAt',
    label: 'When did it happen?',
    input: true,
    format: 'dd MMM yyyy HH:mm',
    validate: { required: true },
  },
  {
    type: 'select',
    key: 'place',
    label: 'Where?',
    input: true,
    data: { values: toChoices(...locations) },
    validate: { required: true },
  },
  {
    type: 'textarea',
    key: 'story',
    label: 'Describe what happened',
    input: true,
    rows: 4,
    description: 'State what you saw. Don’t assign blame.',
    validate: { required: true, minLength: 20 },
  },
  {
    type: 'fieldset',
    key: 'hurt',
    legend: 'Who was hurt',
    input: false,
    ...showWhen('kind', 'Injury'),
    components: [
      { type: 'textfield', key: 'hurtName', label: 'Name', input: true, validate: { required: true } },
      {
        type: 'select',
        key: 'hurtPart',
        label: 'Injured body part',
        input: true,
        data: { values: toChoices('Hand', 'Arm', 'Leg', 'Foot', 'Back', 'Head', 'Eye') },
        validate: { required: true },
      },
      { type: 'checkbox', key: 'firstAid', label: 'First aid was given', input: true },
    ],
  },
  {
    type: 'columns',
    key: 'rating',
    input: false,
    columns: [
      {
        width: 6,
        components: [
          {
            type: 'select',
            key: 'severity',
            label: 'How bad could it have been?',
            input: true,
            dataType: 'number',
            data: { values: createScale(['Minor', 'First aid', 'Medical treatment', 'Hospitalization', 'Fatality']) },
            validate: { required: true },
          },
        ],
      },
      {
        width: 6,
        components: [
          {
            type: 'select',
            key: 'likelihood',
            label: 'How likely is it to happen again?',
            input: true,
            dataType: 'number',
            data: { values: createScale(['Very unlikely', 'Every few years', 'Once a year', 'Monthly', 'Weekly']) },
            validate: { required: true },
          },
        ],
      },
    ],
  },
  {
    type: 'number',
    key: 'risk',
    label: 'Risk',
    input: true,
    disabled: true,
    description: 'Severity multiplied by likelihood. For 12 or more, Priya calls back the same day.',
    calculateValue: { '*': [{ var: 'data.severity' }, { var: 'data.likelihood' }] },
  },
  {
    type: 'textarea',
    key: 'doneAtOnce',
    label: 'Immediate action taken',
    input: true,
    rows: 2,
    validate: { required: true },
    conditional: {
      show: true,
      conjunction: 'all',
      conditions: [{ component: 'risk', operator: 'greaterThanOrEqual', value: 6 }],
    },
  },
  {
    type: 'datagrid',
    key: 'witnesses',
    label: 'Witnesses',
    input: true,
    initEmpty: true,
    addAnother: 'Add a person',
    components: [
      { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
      { type: 'phoneNumber', key: 'phone', label: 'Phone', input: true, inputMask: false },
    ],
  },
  {
    type: 'file',
    key: 'photos',
    label: 'Photos',
    input: true,
    multiple: true,
    image: true,
    webcam: true,
    imageSize: '260',
    maxFiles: 5,
  },
];

const schema = { display: 'form', components: [...components, submitButton] };

/** Form definition of the unpublished draft. */
const nextSchema = {
  display: 'form',
  components: [
    ...components,
    {
      type: 'textarea',
      key: 'learned',
      label: 'How could this have been prevented?',
      input: true,
      rows: 2,
      description: 'Shared anonymously in the monthly safety talk',
    },
    submitButton,
  ],
};

interface IncidentStory {
  readonly kind: string;
  readonly story: string;
  readonly done: string;
  readonly severity: number;
  readonly scene?: SceneKey;
}

const stories: readonly IncidentStory[] = [
  {
    kind: 'Near miss',
    story: 'A ladder slipped on the wet floor. No one was on it. The mat at the door was missing.',
    done: 'Dried the floor and put the mat back.',
    severity: 4,
  },
  {
    kind: 'Near miss',
    story: 'A ceiling tile came down next to the reception desk after a night of rain.',
    done: 'Closed off the corner and called the roofer.',
    severity: 3,
    scene: 'leak',
  },
  {
    kind: 'Injury',
    story: 'Cut a finger on the edge of a broken floor tile while picking up a parcel.',
    done: 'First aid, and tape over the tile until it is replaced.',
    severity: 2,
    scene: 'crack',
  },
  {
    kind: 'Injury',
    story: 'Twisted an ankle on the raised kerb stone in the dark on the way to the car.',
    done: 'Put a cone on the stone and reported the broken light above it.',
    severity: 3,
    scene: 'kerb',
  },
  {
    kind: 'Damage',
    story: 'A delivery van touched the bollard at the gate. The bollard leans, the gate still closes.',
    done: 'Noted the van’s license plate and took photos.',
    severity: 2,
    scene: 'rail',
  },
  {
    kind: 'Damage',
    story: 'The fire door to the east stair was wedged open and its closer is bent.',
    done: 'Removed the wedge. The door closes by hand.',
    severity: 4,
    scene: 'door',
  },
  {
    kind: 'Security',
    story: 'Found the side entrance unlocked at 7:00 AM. Nothing seems to be missing.',
    done: 'Locked it and asked the cleaners who left last.',
    severity: 2,
  },
];

const witnesses = ['Ruth Adeyemi', 'Pavel Novak', 'Ines Duarte', 'Callum Reid', 'Hana Sato', 'Olu Balogun'];

function createAnswers({ random, at, photo }: AnswerContext): Answers {
  const { kind, story, done, severity: usual, scene } = random.pick(stories);
  const severity = Math.max(1, Math.min(5, usual + random.integer(-1, 1)));
  const likelihood = Number(random.pickWeighted({ 1: 20, 2: 34, 3: 27, 4: 14, 5: 5 }));
  const risk = severity * likelihood;
  return {
    kind,
    happenedAt: formatTimeAfter(at, -random.integer(15, 200)),
    place: random.pick(locations),
    story,
    ...(kind === 'Injury' && {
      hurtName: random.pick(witnesses),
      hurtPart: random.pick(['Hand', 'Leg', 'Foot', 'Arm']),
      firstAid: random.isWithinPercent(80),
    }),
    severity,
    likelihood,
    risk,
    ...(risk >= 6 && { doneAtOnce: done }),
    witnesses: random.pickSome(witnesses, Number(random.pickWeighted({ 0: 50, 1: 35, 2: 15 }))).map((name) => ({
      name,
      phone: `020 7946 0${random.integer(100, 999)}`,
    })),
    photos: scene && random.isWithinPercent(75) ? [photo(`Photo ${random.integer(1, 40)}.png`, scene)] : [],
  };
}

const formSettings = { responsesTitleTemplate: '{{data.kind}}{{#if data.place}} at {{data.place}}{{/if}}' };

export const incidentReport: DemoForm = {
  key: 'incident-report',
  team: 'northgateEstates',
  channel: 'General',
  title: 'Incident report',
  category: 'Health and safety',
  icon: 'alert-octagon-outline',
  builder: 'jonas',
  published: [{ content: { schema, ...formSettings }, comment: 'First version' }],
  draft: { schema: nextSchema, ...formSettings },
  responses: {
    count: 58,
    days: 90,
    people: { tom: 4, priya: 3, lena: 1, jonas: 2 },
    answers: createAnswers,
    hasPdf: true,
    drafts: { priya: () => ({ kind: 'Near miss', place: 'Northgate depot', severity: 3 }) },
  },
  email: {
    from: 'jonas',
    to: ['priya', 'amira'],
    subject: '{{data.kind}} at {{data.place}}, risk {{data.risk}}',
    body: `<p>{{createdBy.name}} reports: {{data.kind}} at <strong>{{data.place}}</strong>, {{dateFormat data.happenedAt "D MMMM YYYY"}}.</p>
<blockquote>{{data.story}}</blockquote>
{{#if data.doneAtOnce}}<p>Immediate action: {{data.doneAtOnce}}</p>{{/if}}
<p><a href="{{viewUrl}}">Open the submission</a></p>`,
  },
};
