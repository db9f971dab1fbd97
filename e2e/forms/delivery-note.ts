const text = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });

/** A form with layouts, rows, files and every type of answer that isn't plain text. */
export const deliveryNote = {
  display: 'form',
  components: [
    {
      type: 'fieldset',
      key: 'delivery',
      legend: 'Delivery',
      input: false,
      components: [
        { type: 'phoneNumber', key: 'phone', label: 'Driver’s phone', input: true, inputMask: '(999) 999-9999' },
        {
          type: 'datetime',
          key: 'arrived',
          label: 'Arrived',
          input: true,
          enableTime: true,
          format: 'yyyy-MM-dd HH:mm',
        },
        { type: 'day', key: 'due', label: 'Due', input: true, dayFirst: true },
        { type: 'time', key: 'gate', label: 'At the gate', input: true },
      ],
    },
    {
      type: 'well',
      key: 'well',
      input: false,
      components: [
        { type: 'currency', key: 'price', label: 'Price', input: true, currency: 'GBP' },
        {
          type: 'selectboxes',
          key: 'checks',
          label: 'Checked',
          input: true,
          values: [
            { label: 'Straps', value: 'straps' },
            { label: 'Labels', value: 'labels' },
          ],
        },
      ],
    },
    {
      type: 'tabs',
      key: 'tabs',
      input: false,
      components: [
        {
          label: 'Goods',
          key: 'goods',
          components: [
            {
              type: 'datagrid',
              key: 'items',
              label: 'Items',
              input: true,
              components: [
                { ...text('item', 'Item'), validate: { required: true } },
                { type: 'number', key: 'count', label: 'Count', input: true },
                { type: 'checkbox', key: 'broken', label: 'Broken', input: true },
                {
                  ...text('how', 'How'),
                  conditional: { show: true, when: 'items.broken', eq: 'true' },
                },
              ],
            },
          ],
        },
        {
          label: 'Papers',
          key: 'papers',
          components: [{ type: 'file', key: 'papers', label: 'Delivery papers', input: true, multiple: true }],
        },
      ],
    },
    {
      type: 'container',
      key: 'site',
      label: 'Site',
      input: true,
      components: [text('gate', 'Gate')],
    },
    { type: 'hidden', key: 'source', label: 'Source', input: true, defaultValue: 'yard' },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};
