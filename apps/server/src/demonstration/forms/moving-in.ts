import { submitButton, toChoices } from './choices.ts';
import type { DemoForm } from './demo-form.ts';

const schema = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'tenant', label: 'New tenant', input: true, validate: { required: true } },
    {
      type: 'datetime',
      key: 'keysOn',
      label: 'Keys handed over on',
      input: true,
      enableTime: false,
      format: 'dd MMM yyyy',
      validate: { required: true },
    },
    {
      type: 'datagrid',
      key: 'meters',
      label: 'Meters',
      input: true,
      addAnother: 'Add meter',
      components: [
        {
          type: 'select',
          key: 'meter',
          label: 'Meter',
          input: true,
          data: { values: toChoices('Water', 'Power', 'Heat') },
        },
        { type: 'number', key: 'reading', label: 'Reading', input: true, delimiter: true },
      ],
    },
    { type: 'checkbox', key: 'hasSeenAll', label: 'We inspected all rooms together', input: true },
    submitButton,
  ],
};

/** Demo form that was never published. */
export const movingIn: DemoForm = {
  key: 'move-in',
  team: 'riversideQuarter',
  channel: 'Viewings',
  title: 'Moving-in day',
  category: 'Residents',
  icon: 'key-outline',
  builder: 'jonas',
  published: [],
  draft: { schema },
};
