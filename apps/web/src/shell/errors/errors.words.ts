export const words = {
  title: 'Oops, something went wrong',
  generic: 'An error occurred. Please contact support or try again.',
  newer: 'This device has data of a newer version. Reload to get that version.',
  copy: 'Copy details',
  reload: 'Try Again',
} as const;
