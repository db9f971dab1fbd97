export const words = {
  displayMode: 'Display Mode',
  singlePage: 'Single Page Form',
  wizard: 'Multi Page Wizard',
} as const;
