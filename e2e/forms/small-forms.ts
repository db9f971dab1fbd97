/** The smallest form that can be answered: a required text field and a submit button. */
export const note = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'note', label: 'Note', input: true, validate: { required: true } },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};

/** The form `note` with an additional field. */
export const noteWithPlace = {
  ...note,
  components: [{ type: 'textfield', key: 'place', label: 'Place', input: true }, ...note.components],
};

/** A wizard with three pages; the middle page appears for accidents only. */
export const incidentWizard = {
  display: 'wizard',
  components: [
    {
      type: 'panel',
      key: 'what',
      title: 'What happened',
      input: false,
      components: [
        { type: 'textfield', key: 'summary', label: 'Summary', input: true, validate: { required: true } },
        { type: 'checkbox', key: 'injury', label: 'Somebody was hurt', input: true },
      ],
    },
    {
      type: 'panel',
      key: 'who',
      title: 'Who was hurt',
      input: false,
      conditional: { show: true, when: 'injury', eq: 'true' },
      components: [{ type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } }],
    },
    {
      type: 'panel',
      key: 'next',
      title: 'What next',
      input: false,
      components: [{ type: 'textarea', key: 'action', label: 'Action taken', input: true }],
    },
  ],
};
