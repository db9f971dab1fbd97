export const words = {
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
