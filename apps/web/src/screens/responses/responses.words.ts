/** Texts of the responses list; those that the specification quotes are verbatim. */
export const words = {
  title: 'Responses',
  loading: 'Loading...',
  empty: {
    title: 'No responses',
    text: 'Drafts that you start and answers that wait to be sent are listed here.',
    action: 'Back to forms',
  },
  saved: 'Saved',
  pending: 'Pending Upload',
} as const;
