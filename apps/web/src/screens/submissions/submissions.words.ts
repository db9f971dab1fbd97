/** Texts of the submissions table; those that the specification quotes are verbatim. */
export const words = {
  title: (form: string) => form,
  count: (count: number, hasMore: boolean) =>
    `${count}${hasMore ? '+' : ''} ${count === 1 ? 'submission' : 'submissions'}`,
  empty: {
    title: 'No submissions',
    text: 'Nothing was submitted in this range. Choose another one, or add a response.',
  },
  addResponse: 'Add response',
  refresh: 'Refresh',
  loadMore: 'Load more',
  ranges: {
    label: 'Date range',
    'last-30-days': 'Last 30 days',
    'this-month': 'This month',
    'last-month': 'Last month',
    custom: 'Custom',
  },
  from: 'From',
  to: 'To',
  columns: {
    number: '#',
    createdBy: 'Created By',
    title: 'Title',
    version: 'Form Version',
    collaborators: 'Collaborators',
    lastModified: 'Last Modified',
    actions: 'Actions',
  },
  anonymous: 'Anonymous',
  actions: {
    menu: (number: string) => `Actions for ${number}`,
    open: 'Open Submission',
    pdf: 'Download Pdf',
    library: 'View in the document library',
  },
  offline: {
    title: 'You are offline',
    text: 'Submissions are read from the library, so this page needs a connection.',
  },
  noAccess: 'Looks like you do not have access to this team',
  noForm: { title: 'This form is not here', text: 'It may have been deleted, or you may not have access to its team.' },
  tryAgain: 'Try Again',
  back: 'Back',
  loading: 'Loading...',
  pdfFailed: 'Unable to download file',
} as const;
