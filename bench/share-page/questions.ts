/**
 * Kinds of questions; the twenty questions use them in turn. The form exists in two formats: form.io's, which Tideform
 * reads too, and SurveyJS's.
 */
const kinds = ['text', 'number', 'choices', 'tick', 'choice', 'long'] as const;
const options = Array.from({ length: 10 }, (_, at) => ({ label: `Option ${at}`, value: `o${at}` }));
const few = options.slice(0, 4);
const count = 20;

const formio = {
  text: { type: 'textfield' },
  number: { type: 'number' },
  choices: { type: 'select', data: { values: options } },
  tick: { type: 'checkbox' },
  choice: { type: 'radio', values: few },
  long: { type: 'textarea', rows: 3 },
} as const;

const choicesOf = (list: typeof options) => list.map(({ label, value }) => ({ text: label, value }));
const survey = {
  text: { type: 'text' },
  number: { type: 'text', inputType: 'number' },
  choices: { type: 'dropdown', choices: choicesOf(options) },
  tick: { type: 'boolean', renderAs: 'checkbox' },
  choice: { type: 'radiogroup', choices: choicesOf(few) },
  long: { type: 'comment', rows: 3 },
} as const;

const createQuestions = <Made>(
  make: (kind: (typeof kinds)[number], key: string, label: string, isRequired: boolean) => Made,
) =>
  Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length]!;
    return make(kind, `q${at}`, `Question ${at + 1}`, at % 5 === 0);
  });

const submit = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };

export const formioForm = {
  display: 'form',
  components: [
    ...createQuestions((kind, key, label, required) => ({
      ...formio[kind],
      key,
      label,
      input: true,
      validate: { required },
    })),
    submit,
  ],
};

export const surveyForm = {
  elements: createQuestions((kind, name, title, isRequired) => ({ ...survey[kind], name, title, isRequired })),
};
