export const words = {
  title: 'Title Template',
  hint: 'What each response is called. Write text, and values in double braces: {{data.name}}. Leave it empty to use the title of the form.',
  label: 'Template',
  example: 'Visit {{submissionNumber}} to {{data.site}}',
  insert: 'Insert field',
  ofResponse: 'Of the response',
  ofForm: 'Fields of the form',
  noFields: 'This form has no fields yet',
  problem: (line: number, column: number, message: string) => `Line ${line}, column ${column}: ${message}`,
  unknown: (names: readonly string[]) =>
    `Not in this form: ${names.join(', ')}. The title is written without ${names.length === 1 ? 'it' : 'them'}.`,
  preview: 'Preview',
  answered: 'Answered',
  unanswered: 'Not answered yet',
  cancel: 'Cancel',
  save: 'Save',
  response: {
    submissionNumber: 'Submission number',
    formTitle: 'Form title',
    createdBy: 'Created by',
    timestamp: 'Date of the response',
  },
  sample: {
    text: (label: string) => `‹${label}›`,
    person: 'Ada Lovelace',
  },
} as const;
