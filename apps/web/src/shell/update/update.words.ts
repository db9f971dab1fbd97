export const words = {
  available: 'Update Available',
  notSaved: 'Your last answers could not be saved, so the app was not updated. Free some space and try again.',
} as const;
