/** A form with a field to prefill by link, a field hidden from the respondent, a field that isn't copied, and files. */
export const siteVisit = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'place', label: 'Place', input: true, validate: { required: true } },
    { type: 'textfield', key: 'badge', label: 'Badge', input: true, clearOnCopy: true },
    {
      type: 'textfield',
      key: 'score',
      label: 'Score',
      input: true,
      creatorPermissions: 'hidden',
      validate: { required: true },
    },
    { type: 'file', key: 'papers', label: 'Papers', input: true, multiple: true },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};
