const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** English words of filling in a form. */
export const FORM_WORDS = {
  needsAttention: (count: number) =>
    count === 1 ? 'One answer needs your attention' : `${NUMBERS[count] ?? count} answers need your attention`,
  unknownType: (type: string) => `This part of the form cannot be shown here: “${type}”.`,
  appeared: (labels: readonly string[]) =>
    labels.length === 1 ? `New question: ${labels[0]}` : `${labels.length} new questions`,
  steps: 'Steps',
  step: (position: number, count: number) => `Step ${position} of ${count}`,
  nextStep: (title: string) => `Next: ${title}`,
  isDone: 'done',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
};
