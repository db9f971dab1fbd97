/** A form with all basic components. */
export const inspection = {
  display: 'form',
  components: [
    { type: 'htmlelement', key: 'heading', tag: 'h2', content: 'Weekly site inspection', input: false },
    {
      type: 'content',
      key: 'intro',
      html: '<p>Record <strong>everything</strong> that has to be put right.</p>',
      input: false,
    },
    {
      type: 'columns',
      key: 'columns',
      input: false,
      columns: [
        {
          width: 6,
          components: [{ type: 'textfield', key: 'site', label: 'Site', input: true, validate: { required: true } }],
        },
        {
          width: 6,
          components: [
            {
              type: 'number',
              key: 'wind',
              label: 'Wind speed',
              suffix: 'mph',
              input: true,
              validate: { min: 0, max: 200 },
            },
          ],
        },
      ],
    },
    {
      type: 'panel',
      key: 'people',
      title: 'People',
      input: false,
      components: [
        { type: 'email', key: 'email', label: 'Inspector’s email', input: true, validate: { required: true } },
        { type: 'checkbox', key: 'visitors', label: 'There were visitors', input: true },
        {
          type: 'textfield',
          key: 'visitorNames',
          label: 'Names of visitors',
          input: true,
          conditional: { show: true, when: 'visitors', eq: 'true' },
          validate: { required: true },
        },
      ],
    },
    {
      type: 'radio',
      key: 'tag',
      label: 'Scaffold tag in date',
      input: true,
      validate: { required: true },
      values: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      type: 'select',
      key: 'weather',
      label: 'Weather',
      input: true,
      data: {
        values: [
          { label: 'Dry', value: 'dry' },
          { label: 'Rain', value: 'rain' },
        ],
      },
    },
    { type: 'textarea', key: 'notes', label: 'Notes', input: true, validate: { maxLength: 500 } },
    { type: 'button', key: 'submit', label: 'Send inspection', action: 'submit', input: true },
  ],
};
