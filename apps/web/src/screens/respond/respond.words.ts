/** Texts of the response screen; those that the specification quotes are verbatim. */
export const words = {
  existingDraft: {
    title: 'Existing Draft',
    question: 'Would you like to open your existing draft?',
    newResponse: 'New Response',
    open: 'Existing Draft',
  },
  thanks: {
    title: 'Thanks!',
    text: 'Your response has been submitted',
    again: 'Click here to submit another response',
    waiting: 'It is on this device and will be sent as soon as there is a connection. Please keep it until then.',
  },
  saved: {
    saving: 'Saving…',
    saved: (time: string) => `Saved on this device, ${time}`,
    failed: 'Not saved',
    unchanged: 'Answers are saved on this device as you type',
  },
  submit: 'Submit',
  submitting: 'Submitting…',
  menu: {
    open: 'Options',
    viewInLibrary: 'View in the document library',
    downloadPdf: 'Download Pdf',
    addAnother: 'Add Another',
    clear: 'Clear',
    delete: 'Delete',
  },
  clear: {
    title: 'Clear this draft?',
    text: 'All answers of this draft are removed. The form stays open.',
    confirm: 'Clear',
  },
  delete: {
    title: (form: string) => `Delete this draft of ${form}?`,
    text: 'It is removed from all your devices.',
    confirm: 'Delete',
  },
  noAccess: 'Looks like you do not have access to this submission',
  failed: 'Oops, something went wrong',
  offlineSubmission: 'You are offline. A submission is read from the library, so it needs a connection.',
  noForm: {
    title: 'This form is not here',
    text: 'It may have been deleted or un-published, or you may not have access to its team.',
    action: 'Back to forms',
  },
  notPublished: { title: 'This form is not published', text: 'It can be filled in once its builder has published it.' },
  pending: 'Pending Upload',
  storageFull: 'This answer could not be saved on this device. Free some space, then change any answer to try again.',
  submitFailed: 'An error occurred, please try again.',
  back: 'Back',
} as const;
