export const words = {
  title: 'Oops, something went wrong',
  generic: 'An error occurred. Please contact support or try again.',
  newer: 'This device has data of a newer version. Reload to get that version.',
  unavailable: 'The data on this device cannot be opened. Nothing was deleted: unsent work can be saved as a file.',
  heldUp: {
    title: 'Close the other Tideform tabs',
    text: 'Another tab runs an older version and holds the data on this device. This page goes on by itself once it is closed.',
  },
  exportUnsent: 'Export unsent work',
  exportName: 'Tideform unsent work',
  exported: (count: number) => `${count} response(s) exported`,
  nothingUnsent: 'There is no unsent work on this device.',
  exportFailed: 'The unsent work cannot be read.',
  copy: 'Copy details',
  reload: 'Try Again',
} as const;
