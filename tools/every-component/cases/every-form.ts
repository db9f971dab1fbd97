const choices = ['High', 'Low'].map((label) => ({ label, value: label.toLowerCase() }));
const ask = (type: string, label: string, more: object = {}) => ({ type, key: type, label, input: true, ...more });
const text = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });
const layout = (type: string, more: object) => ({ type, key: type, input: false, ...more });

const plain = [
  ask('textfield', 'Short text', { validate: { required: true } }),
  ask('textarea', 'Long text'),
  { ...ask('textarea', 'Report', { editor: 'quill', wysiwyg: true }), key: 'report' },
  ask('password', 'Password'),
  ask('email', 'E-mail'),
  ask('url', 'Web address'),
  ask('phoneNumber', 'Phone'),
  ask('number', 'Number'),
  ask('currency', 'Amount', { currency: 'EUR' }),
  ask('checkbox', 'Agreed'),
  ask('radio', 'Urgency', { values: choices }),
  ask('selectboxes', 'Levels', { values: choices }),
  ask('select', 'Level', { data: { values: choices } }),
  ask('day', 'Built'),
  ask('time', 'Time of day'),
  ask('datetime', 'Date'),
  ask('tags', 'Tags'),
  ask('survey', 'Rooms', { questions: [{ label: 'Kitchen', value: 'kitchen' }], values: choices }),
  ask('hidden', 'Hidden', { defaultValue: 'kept' }),
];

const laidOut = [
  layout('htmlelement', { tag: 'h2', content: 'In layouts' }),
  layout('content', { html: '<p>Nothing to answer here.</p>' }),
  layout('panel', { title: 'Panel', collapsible: true, components: [text('inPanel', 'In panel')] }),
  layout('fieldset', { legend: 'Fieldset', components: [text('inFieldset', 'In fieldset')] }),
  layout('well', { components: [text('inWell', 'In well')] }),
  layout('columns', {
    columns: [
      { width: 6, components: [text('inLeft', 'In left column')] },
      { width: 6, components: [text('inRight', 'In right column')] },
    ],
  }),
  layout('table', {
    header: ['One', 'Two'],
    rows: [[{ components: [text('inCell', 'In cell')] }, { components: [text('inSecond', 'In second cell')] }]],
  }),
  layout('tabs', {
    components: [
      { label: 'First tab', key: 'first', components: [text('inTab', 'In first tab')] },
      { label: 'Second tab', key: 'second', components: [text('inOther', 'In second tab')] },
    ],
  }),
  ask('container', 'Container', { components: [text('inner', 'In container')] }),
  layout('pageBreak', {}),
];

const manyRows = [
  ask('datagrid', 'Parts', { components: [text('part', 'Part')], addAnother: 'Add part' }),
  ask('editgrid', 'People', { components: [text('name', 'Name')], addAnother: 'Add person', saveRow: 'Keep' }),
  ask('datamap', 'Gates', { keyLabel: 'Gate', addAnother: 'Add gate', valueComponent: text('value', 'State') }),
  ask('tree', 'Firms', { components: [text('firm', 'Firm')] }),
];

const withTools = [
  ask('address', 'Address', { enableManualMode: true }),
  ask('location', 'Place'),
  ask('user', 'Fix by'),
  ask('spSelect', 'Foreman', { dataSourceId: 'team-members', labelProperty: 'Title' }),
  ask('file', 'Photos', { multiple: true, image: true }),
  ask('sketchPad', 'Sketch'),
  ask('signature', 'Signature'),
  ask('barcode', 'Tag'),
  ask('approval', 'Release'),
  ask('recaptcha', 'Security check', { eventType: 'buttonClick' }),
  ask('submissionNumber', 'Report number', { padding: 5 }),
  ask('button', 'Submit', { action: 'submit' }),
];

/** One form with every component that there is. Keys are types where one is enough. */
export const everyForm = { display: 'form', components: [...plain, ...laidOut, ...manyRows, ...withTools] };

/** Types of all components in these, however deep. */
export function typesIn(value: unknown): ReadonlySet<string> {
  const types = new Set<string>();
  JSON.stringify(value, (key, each) => {
    if (key === 'type' && typeof each === 'string') types.add(each);
    return each;
  });
  return types;
}
