/**
 * An order with scripts: a total over the rows of a grid, a field for large orders only, a validation rule in
 * JavaScript, and a button that applies a discount.
 */
export const orderWithCode = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'customer', label: 'Customer', input: true, validate: { required: true } },
    {
      type: 'datagrid',
      key: 'lines',
      label: 'Lines',
      input: true,
      components: [
        { type: 'textfield', key: 'item', label: 'Item', input: true },
        { type: 'number', key: 'price', label: 'Price', input: true },
        { type: 'number', key: 'quantity', label: 'Quantity', input: true },
      ],
    },
    {
      type: 'number',
      key: 'total',
      label: 'Total',
      input: true,
      disabled: true,
      calculateValue:
        'value = _.sumBy(data.lines, (line) => (line.price || 0) * (line.quantity || 0)) - (data.discount || 0)',
    },
    {
      type: 'number',
      key: 'discount',
      label: 'Discount',
      input: true,
      customConditional: 'show = data.total + (data.discount || 0) > 100',
    },
    {
      type: 'button',
      key: 'tenth',
      label: 'A tenth off',
      action: 'custom',
      custom: 'data.discount = _.round(data.total / 10, 2)',
      input: true,
    },
    {
      type: 'textfield',
      key: 'purchase',
      label: 'Purchase number',
      input: true,
      validate: { custom: "valid = /^P\\d{4}$/.test(input) ? true : 'A purchase number is a P and four digits.'" },
    },
    {
      type: 'textfield',
      key: 'clerk',
      label: 'Taken by',
      input: true,
      customDefaultValue: 'value = user.displayName',
    },
    { type: 'button', key: 'submit', label: 'Place order', action: 'submit', input: true },
  ],
};

/** A wizard whose `nextPage` scripts choose the page flow: a short flow for visitors, another flow for staff. */
export const surveyWithCode = {
  display: 'wizard',
  components: [
    {
      type: 'panel',
      key: 'who',
      title: 'Who you are',
      input: false,
      nextPage: "next = data.role === 'visitor' ? 'visit' : data.role === 'nobody' ? null : 'work'",
      components: [
        {
          type: 'radio',
          key: 'role',
          label: 'I am',
          input: true,
          values: [
            { label: 'a visitor', value: 'visitor' },
            { label: 'staff', value: 'staff' },
            { label: 'just looking', value: 'nobody' },
          ],
          validate: { required: true },
        },
      ],
    },
    {
      type: 'panel',
      key: 'work',
      title: 'Your work',
      input: false,
      components: [{ type: 'textfield', key: 'task', label: 'Task', input: true, validate: { required: true } }],
    },
    {
      type: 'panel',
      key: 'visit',
      title: 'Your visit',
      input: false,
      breadcrumb: 'condensed',
      components: [{ type: 'textfield', key: 'host', label: 'Host', input: true, validate: { required: true } }],
    },
  ],
};
