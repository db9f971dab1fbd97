import { walkComponents } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { formatFindings, readValidForm } from '../testing/read-valid-form.ts';

const question = (title: string, question: object, more: object = {}) => ({
  ...{ itemId: title, title, ...more },
  questionItem: { question: { questionId: `q-${title}`, ...question } },
});
const createOptions = (...values: string[]) => values.map((value) => ({ value }));

/** Form with thirty features of Google Forms. */
const form = {
  formId: '1a',
  revisionId: '00',
  responderUri: 'https://forms.example/1a',
  info: { title: 'Open day', documentTitle: 'Open day (copy)', description: 'Tell us\nabout it' },
  settings: { quizSettings: { isQuiz: true } },
  items: [
    question('Name', { required: true, textQuestion: {} }, { description: 'As on your badge' }),
    question('About you', { textQuestion: { paragraph: true } }),
    question('How did you come?', {
      choiceQuestion: { type: 'RADIO', options: [...createOptions('Bus', 'Car'), { isOther: true }], shuffle: true },
    }),
    question('What did you see?', { choiceQuestion: { type: 'CHECKBOX', options: createOptions('Lab', 'Hall') } }),
    question('Country', { choiceQuestion: { type: 'DROP_DOWN', options: createOptions('Germany', 'Austria') } }),
    question('Again?', {
      choiceQuestion: {
        type: 'RADIO',
        options: [
          { value: 'Yes', goToSectionId: 's2' },
          { value: 'No', goToAction: 'SUBMIT_FORM' },
        ],
      },
    }),
    { itemId: 's', title: 'Marks', pageBreakItem: {}, description: 'Be frank' },
    question('How was it?', { scaleQuestion: { low: 1, high: 5, lowLabel: 'Poor', highLabel: 'Great' } }),
    question('Stars', { ratingQuestion: { ratingScaleLevel: 3, iconType: 'STAR' } }),
    {
      ...{ itemId: 'g', title: 'Rooms' },
      questionGroupItem: {
        questions: [{ required: true, rowQuestion: { title: 'Lab' } }, { rowQuestion: { title: 'Hall' } }],
        grid: { columns: { type: 'RADIO', options: createOptions('Good', 'Bad') } },
      },
    },
    {
      ...{ itemId: 'h', title: 'Days' },
      questionGroupItem: {
        questions: [{ rowQuestion: { title: 'Mon' } }],
        grid: { columns: { type: 'CHECKBOX', options: createOptions('Morning', 'Evening') } },
      },
    },
    question('Birthday', { dateQuestion: { includeYear: false } }),
    question('Arrived', { dateQuestion: { includeTime: true, includeYear: true } }),
    question('Left at', { timeQuestion: {} }),
    question('Stayed for', { timeQuestion: { duration: true } }),
    question('Photo', {
      fileUploadQuestion: { folderId: 'f', types: ['IMAGE'], maxFiles: 3, maxFileSize: '10000000' },
      grading: { pointValue: 1 },
    }),
    { itemId: 't', title: 'Thanks', description: 'See <you>', textItem: {} },
    { itemId: 'i', title: 'Map', imageItem: { image: { contentUri: 'https://img.example/x' } } },
    { itemId: 'v', title: 'Film', videoItem: { video: { youtubeUri: 'https://film.example' } } },
  ],
};

describe('a Google form', () => {
  const read = readValidForm(form);
  const all = [...walkComponents(read.form)].map(({ definition }) => definition);
  const getType = (label: string) => all.find((one) => one.label === label)?.type;

  it('[IMP-90] has a component for each item and a page for each section', () => {
    expect([read.format, read.title, read.form.display]).toEqual(['google', 'Open day', 'wizard']);
    expect(read.form.components.map(({ title }) => title)).toEqual(['Open day', 'Marks']);
    const getLabels = [
      'Name',
      'About you',
      'How did you come?',
      'What did you see?',
      'Country',
      'How was it?',
      'Stars',
      'Rooms',
      'Days',
      'Birthday',
      'Arrived',
      'Left at',
      'Stayed for',
      'Photo',
    ];
    expect(getLabels.map(getType)).toEqual([
      ...[
        'textfield',
        'textarea',
        'radio',
        'selectboxes',
        'select',
        'radio',
        'radio',
        'survey',
        'container',
        'datetime',
        'datetime',
        'time',
        'textfield',
        'file',
      ],
    ]);
    expect(all.find(({ label }) => label === 'Name')).toMatchObject({
      description: 'As on your badge',
      validate: { required: true },
    });
    expect(all.find(({ label }) => label === 'How was it?')).toMatchObject({
      values: [{ label: '1 – Poor', value: '1' }, {}, {}, {}, { label: '5 – Great' }],
    });
    expect(all.find(({ label }) => label === 'Photo')).toMatchObject({
      filePattern: 'image/*',
      multiple: true,
      fileMaxSize: '10MB',
    });
    expect(JSON.stringify(read.form)).toContain('See &lt;you&gt;');
  });

  it('[IMP-2] reports changed properties without network access', () => {
    expect(formatFindings(read, 'imageItem')).toEqual(['lost elsewhere']);
    expect(formatFindings(read, 'shuffle')).toEqual(['lost noCounterpart']);
    expect(formatFindings(read, 'settings')).toEqual(['lost noCounterpart']);
    expect(formatFindings(read, 'options').toSorted()).toEqual([
      'changed saidOtherwise',
      'kept',
      'kept',
      'lost untranslated',
    ]);
    expect(all.find(({ label }) => label === 'Again?')).toMatchObject({
      foreign: { properties: { options: [{ goToSectionId: 's2' }, {}] } },
    });
  });
});
