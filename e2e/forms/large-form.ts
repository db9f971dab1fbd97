const kinds = ['textfield', 'number', 'textarea', 'checkbox', 'email', 'radio', 'select'] as const;

/** Returns a form as large as real ones: `count` questions in panels of ten, and a submit button. */
export function createLargeForm(count: number) {
  const questions = Array.from({ length: count }, (_, index) => createQuestion(index));
  const panels = Array.from({ length: Math.ceil(count / 10) }, (_, index) => ({
    type: 'panel',
    key: `panel${index}`,
    title: `Part ${index + 1}`,
    input: false,
    components: questions.slice(index * 10, index * 10 + 10),
  }));
  return {
    display: 'form',
    components: [...panels, { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true }],
  };
}

function createQuestion(index: number) {
  const type = kinds[index % kinds.length];
  const values = [
    { label: `First ${index}`, value: 'a' },
    { label: `Second ${index}`, value: 'b' },
  ];
  return {
    type,
    key: `q${index}`,
    label: `Question ${index}`,
    input: true,
    ...(type === 'radio' ? { values } : {}),
    ...(type === 'select' ? { data: { values } } : {}),
    ...(index % 7 === 0 ? { validate: { required: true } } : {}),
  };
}
