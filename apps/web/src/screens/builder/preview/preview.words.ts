export const words = {
  loading: 'Loading preview',
  devices: 'Device',
  desktop: 'Desktop',
  tablet: 'Tablet',
  mobile: 'Mobile',
  reset: 'Reset answers',
  answersGo: 'This is how people will see the form. Answers given here are not kept.',
  smaller: 'The form is as wide as it is there. Under a finger its controls are larger than here.',
  empty: 'Nothing to preview yet',
  emptyText: 'Add components under Build, and they show up here.',
  notSent: 'This was a preview: nothing was sent.',
} as const;
