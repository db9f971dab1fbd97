/** Texts of the dialogs that several screens open about one form. */
export const words = {
  unavailable: 'Unavailable on your plan',
  publish: 'Publish',
  publishTitle: (title: string) => `Publish ${title}`,
  publishText: 'Everybody who may respond gets this version.',
  comment: 'Comment',
  commentHint: 'Optional. Shown in the version history.',
  needsSubmit: 'A submit button is required before you can publish the form',
  deleteForm: 'Delete',
  deleteTitle: 'Delete form',
  deleteText: (title: string) =>
    `“${title}” is deleted for everybody in the team. Its responses stay in the team’s library.`,
  deleteDraftTitle: (title: string) => `Delete this draft of ${title}?`,
  deleteDraftText: 'It is removed from all your devices.',
  deleteSubmissionTitle: (title: string) => `Delete ${title}?`,
  deleteSubmissionText: 'The submission, its files and its PDF are removed from the team’s library, for everybody.',
  unPublish: 'Un-Publish',
  unPublishTitle: (title: string) => `Un-Publish ${title}`,
  unPublishText: 'The form becomes a draft again: nobody can respond until it is published. Its responses stay.',
  draftForm: 'Draft Form',
  draftFormText: 'This form is a draft. Go online to publish it.',
  close: 'Close',
  notCopied: {
    unreachable: (names: string) => `Unable to download file: ${names}. The copy does not have it.`,
    gone: (names: string) => `File unavailable: ${names}. The copy does not have it.`,
  },
} as const;
