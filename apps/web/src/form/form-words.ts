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
  goToStep: (now: string) => `${now}. Go to another`,
  nextStep: (title: string) => `Next: ${title}`,
  isDone: 'done',
  page: (position: number, count: number) => `Page ${position} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  checking: 'Checking…',
  drawing: 'This form is long. The rest of it is on its way…',
  cancel: 'Cancel',
  startAgain: {
    title: 'Clear all answers?',
    text: 'The answers on all pages are cleared, and the form starts again at its first page.',
    keep: 'Keep',
    confirm: 'Clear',
  },
  loading: 'Loading...',
  busy: {
    title: 'This form kept the page busy',
    text: 'The last time it was opened here, the page stopped answering. What was typed before that is kept.',
    open: 'Open anyway',
  },
  thanks: {
    title: 'Thanks!',
    text: 'Your response has been submitted',
    again: 'Click here to submit another response',
  },
  automation: {
    unavailable: 'Some automatic parts of this form do not work right now. You can still answer and submit it.',
    stopped: 'Part of this form’s automation has stopped.',
  },
};
