/** A link can fill its place in; its score is hidden from whoever answers, its badge is not copied, and it takes files. */
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
