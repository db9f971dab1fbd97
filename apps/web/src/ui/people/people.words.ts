export const words = {
  start: 'Please type to start searching for users',
  searching: 'Searching…',
  nobody: (text: string) => `Nobody is called “${text}”`,
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  offline: 'You are offline. The directory needs a connection.',
  failed: 'The directory did not answer. Type on to try again.',
  lacksGroups: 'Groups cannot be searched with your permissions.',
  people: 'People',
  groups: 'Groups',
} as const;
