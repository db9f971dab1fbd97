const choices = ['High', 'Low'].map((label) => ({ label, value: label.toLowerCase() }));
const createField = (type: string, label: string, more: object = {}) => ({
  type,
  key: type,
  label,
  input: true,
  ...more,
});
const createTextField = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });
const createLayout = (type: string, more: object) => ({ type, key: type, input: false, ...more });

const plain = [
  createField('textfield', 'Short text', { validate: { required: true } }),
  createField('textarea', 'Long text'),
  { ...createField('textarea', 'Report', { editor: 'quill', wysiwyg: true }), key: 'report' },
  createField('password', 'Password'),
  createField('email', 'E-mail'),
  createField('url', 'Web address'),
  createField('phoneNumber', 'Phone'),
  createField('number', 'Number'),
  createField('currency', 'Amount', { currency: 'EUR' }),
  createField('checkbox', 'Agreed'),
  createField('radio', 'Urgency', { values: choices }),
  createField('selectboxes', 'Levels', { values: choices }),
  createField('select', 'Level', { data: { values: choices } }),
  createField('day', 'Built'),
  createField('time', 'Time of day'),
  createField('datetime', 'Date'),
  createField('tags', 'Tags'),
  createField('survey', 'Rooms', { questions: [{ label: 'Kitchen', value: 'kitchen' }], values: choices }),
  createField('hidden', 'Hidden', { defaultValue: 'kept' }),
];

const laidOut = [
  createLayout('htmlelement', { tag: 'h2', content: 'In layouts' }),
  createLayout('content', { html: '<p>Nothing to answer here.</p>' }),
  createLayout('panel', { title: 'Panel', collapsible: true, components: [createTextField('inPanel', 'In panel')] }),
  createLayout('fieldset', { legend: 'Fieldset', components: [createTextField('inFieldset', 'In fieldset')] }),
  createLayout('well', { components: [createTextField('inWell', 'In well')] }),
  createLayout('columns', {
    columns: [
      { width: 6, components: [createTextField('inLeft', 'In left column')] },
      { width: 6, components: [createTextField('inRight', 'In right column')] },
    ],
  }),
  createLayout('table', {
    header: ['One', 'Two'],
    rows: [
      [
        { components: [createTextField('inCell', 'In cell')] },
        { components: [createTextField('inSecond', 'In second cell')] },
      ],
    ],
  }),
  createLayout('tabs', {
    components: [
      { label: 'First tab', key: 'first', components: [createTextField('inTab', 'In first tab')] },
      { label: 'Second tab', key: 'second', components: [createTextField('inOther', 'In second tab')] },
    ],
  }),
  createField('container', 'Container', { components: [createTextField('inner', 'In container')] }),
  createLayout('pageBreak', {}),
];

const manyRows = [
  createField('datagrid', 'Parts', { components: [createTextField('part', 'Part')], addAnother: 'Add part' }),
  createField('editgrid', 'People', {
    components: [createTextField('name', 'Name')],
    addAnother: 'Add person',
    saveRow: 'Keep',
  }),
  createField('datamap', 'Gates', {
    keyLabel: 'Gate',
    addAnother: 'Add gate',
    valueComponent: createTextField('value', 'State'),
  }),
  createField('tree', 'Firms', { components: [createTextField('firm', 'Firm')] }),
];

const withTools = [
  createField('address', 'Address', { enableManualMode: true }),
  createField('location', 'Place'),
  createField('user', 'Fix by'),
  createField('spSelect', 'Foreman', { dataSourceId: 'team-members', labelProperty: 'Title' }),
  createField('file', 'Photos', { multiple: true, image: true }),
  createField('sketchPad', 'Sketch'),
  createField('signature', 'Signature'),
  createField('barcode', 'Tag'),
  createField('approval', 'Release'),
  createField('recaptcha', 'Security check', { eventType: 'buttonClick' }),
  createField('submissionNumber', 'Report number', { padding: 5 }),
  createField('button', 'Submit', { action: 'submit' }),
];

/** A form with every component type. A component whose type occurs once has its type as key. */
export const everyForm = { display: 'form', components: [...plain, ...laidOut, ...manyRows, ...withTools] };

/** Returns the types of all components in a definition, at any depth. */
export function typesIn(value: unknown): ReadonlySet<string> {
  const types = new Set<string>();
  JSON.stringify(value, (key, each) => {
    if (key === 'type' && typeof each === 'string') types.add(each);
    return each;
  });
  return types;
}
