const levels = ['Low', 'Medium', 'High'].map((label) => ({ label, value: label }));
const submit = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };

/** A form whose fields open dialogs, with components that the demo doesn't use. */
export const everyDialog = {
  display: 'form',
  components: [
    { type: 'user', key: 'person', label: 'Handed over by', input: true },
    { type: 'address', key: 'address', label: 'Address', input: true },
    { type: 'barcode', key: 'tag', label: 'Number of the key', input: true },
    {
      type: 'survey',
      key: 'survey',
      label: 'How are the rooms?',
      input: true,
      questions: ['Kitchen', 'Bathroom', 'Bedroom'].map((label) => ({ label, value: label })),
      values: ['Good', 'Fair', 'Poor'].map((label) => ({ label, value: label })),
    },
    { type: 'tags', key: 'tags', label: 'Tags', input: true },
    { type: 'day', key: 'since', label: 'Tenant since', input: true },
    { type: 'time', key: 'at', label: 'Time of day', input: true },
    { type: 'phoneNumber', key: 'phone', label: 'Phone', input: true },
    {
      type: 'editgrid',
      key: 'people',
      label: 'People there',
      input: true,
      modal: true,
      addAnother: 'Add person',
      components: [
        { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
        { type: 'select', key: 'role', label: 'Role', input: true, data: { values: levels } },
        { type: 'textarea', key: 'note', label: 'Note', input: true },
      ],
    },
    { type: 'textarea', key: 'story', label: 'Report', input: true, editor: 'quill', wysiwyg: true },
    { type: 'file', key: 'photos', label: 'Photos', input: true, multiple: true, image: true },
    { type: 'sketchPad', key: 'plan', label: 'Plan of the flat', input: true },
    { type: 'signature', key: 'signed', label: 'Signature of the tenant', input: true },
    submit,
  ],
};

/** A small form to change and publish. */
export const snags = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'room', label: 'Room', input: true, validate: { required: true } },
    { type: 'select', key: 'severity', label: 'Severity', input: true, data: { values: levels } },
    submit,
  ],
};
