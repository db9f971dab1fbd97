export const PHONE_WORDS = {
  kind: 'Kind of number',
};
