import {
  Attach20Regular,
  BorderOutside20Regular,
  Calendar20Regular,
  CalendarClock20Regular,
  CardUi20Regular,
  CheckboxChecked20Regular,
  ChevronCircleDown20Regular,
  Clock20Regular,
  Code20Regular,
  CursorClick20Regular,
  DocumentText20Regular,
  EyeOff20Regular,
  type FluentIcon,
  Group20Regular,
  LayoutColumnTwo20Regular,
  Link20Regular,
  Mail20Regular,
  Money20Regular,
  NumberSymbol20Regular,
  Phone20Regular,
  PuzzlePiece20Regular,
  RadioButton20Regular,
  TabDesktop20Regular,
  Table20Regular,
  TaskListLtr20Regular,
  TextAlignJustify20Regular,
  TextBulletListSquareEdit20Regular,
  TextField20Regular,
  WindowHeaderHorizontal20Regular,
} from '@fluentui/react-icons';
import { type ComponentType, specs } from '@tideform/components/specs';
import type { ComponentDefinition } from '@tideform/engine';

export const kindGroups = ['Basic', 'Choice', 'Date and time', 'Media', 'Data', 'Layout'] as const;

/** What the builder says about a component type and starts a new one with. */
export interface ComponentKind {
  readonly name: string;
  readonly group: (typeof kindGroups)[number];
  readonly icon: FluentIcon;
  /** More words that people look for it by. */
  readonly words: string;
  /** Without a key: it is made from the label when the component is added. */
  readonly start: Omit<ComponentDefinition, 'type' | 'key'>;
}

const threeChoices = [
  { label: 'Option 1', value: 'option1' },
  { label: 'Option 2', value: 'option2' },
  { label: 'Option 3', value: 'option3' },
];

/** One line per type, in the order of the palette. Types may stand here before their component exists. */
const listed = {
  textfield: {
    name: 'Text',
    group: 'Basic',
    icon: TextField20Regular,
    words: 'textfield text field string name short answer input',
    start: { label: 'Text field', input: true },
  },
  textarea: {
    name: 'Text area',
    group: 'Basic',
    icon: TextAlignJustify20Regular,
    words: 'textarea long answer notes comment paragraph multiline',
    start: { label: 'Text area', input: true, rows: 3, autoExpand: true },
  },
  number: {
    name: 'Number',
    group: 'Basic',
    icon: NumberSymbol20Regular,
    words: 'amount quantity measure decimal integer',
    start: { label: 'Number', input: true },
  },
  currency: {
    name: 'Currency',
    group: 'Basic',
    icon: Money20Regular,
    words: 'money price cost amount',
    start: { label: 'Currency', input: true, currency: 'USD' },
  },
  email: {
    name: 'Email',
    group: 'Basic',
    icon: Mail20Regular,
    words: 'mail address',
    start: { label: 'Email', input: true },
  },
  url: {
    name: 'Web link',
    group: 'Basic',
    icon: Link20Regular,
    words: 'url web address website homepage internet page',
    start: { label: 'Web link', input: true },
  },
  phoneNumber: {
    name: 'Phone',
    group: 'Basic',
    icon: Phone20Regular,
    words: 'phone number telephone mobile call',
    start: { label: 'Phone number', input: true },
  },
  button: {
    name: 'Button',
    group: 'Basic',
    icon: CursorClick20Regular,
    words: 'submit send reset action',
    start: { label: 'Submit', input: true, action: 'submit', theme: 'primary', disableOnInvalid: true },
  },
  radio: {
    name: 'Choice',
    group: 'Choice',
    icon: RadioButton20Regular,
    words: 'radio single one of yes no option',
    start: { label: 'Choice', input: true, values: threeChoices },
  },
  checkbox: {
    name: 'Checkbox',
    group: 'Choice',
    icon: CheckboxChecked20Regular,
    words: 'tick yes no agree confirm boolean',
    start: { label: 'Checkbox', input: true },
  },
  selectboxes: {
    name: 'Checkboxes',
    group: 'Choice',
    icon: TaskListLtr20Regular,
    words: 'select boxes multiple several tick list',
    start: { label: 'Checkboxes', input: true, values: threeChoices },
  },
  select: {
    name: 'Dropdown',
    group: 'Choice',
    icon: ChevronCircleDown20Regular,
    words: 'select list pick combobox option',
    start: { label: 'Dropdown', input: true, dataSrc: 'values', data: { values: threeChoices } },
  },
  datetime: {
    name: 'Date, time',
    group: 'Date and time',
    icon: CalendarClock20Regular,
    words: 'datetime and calendar when',
    start: { label: 'Date and time', input: true },
  },
  day: {
    name: 'Day',
    group: 'Date and time',
    icon: Calendar20Regular,
    words: 'date birthday month year',
    start: { label: 'Day', input: true },
  },
  time: {
    name: 'Time',
    group: 'Date and time',
    icon: Clock20Regular,
    words: 'clock hour minute',
    start: { label: 'Time', input: true },
  },
  file: {
    name: 'File',
    group: 'Media',
    icon: Attach20Regular,
    words: 'upload attachment document photo picture image',
    start: { label: 'Files', input: true, multiple: true },
  },
  content: {
    name: 'Content',
    group: 'Media',
    icon: DocumentText20Regular,
    words: 'rich text heading instructions introduction paragraph',
    start: { label: 'Content', input: false, html: '<p>Write here what people should know.</p>' },
  },
  htmlelement: {
    name: 'HTML',
    group: 'Media',
    icon: Code20Regular,
    words: 'html element markup tag',
    start: { label: 'HTML', input: false, tag: 'p', content: 'Text' },
  },
  datagrid: {
    name: 'Data grid',
    group: 'Data',
    icon: Table20Regular,
    words: 'datagrid table rows repeat list lines',
    start: {
      label: 'Data grid',
      input: true,
      components: [{ type: 'textfield', label: 'Text field', input: true }],
    },
  },
  editgrid: {
    name: 'Edit grid',
    group: 'Data',
    icon: TextBulletListSquareEdit20Regular,
    words: 'editgrid rows repeat list cards dialog entries',
    start: {
      label: 'Edit grid',
      input: true,
      components: [{ type: 'textfield', label: 'Text field', input: true }],
    },
  },
  container: {
    name: 'Container',
    group: 'Data',
    icon: Group20Regular,
    words: 'group object nested data',
    start: { label: 'Container', input: true, components: [] },
  },
  hidden: {
    name: 'Hidden',
    group: 'Data',
    icon: EyeOff20Regular,
    words: 'hidden value invisible secret',
    start: { label: 'Hidden', input: true },
  },
  panel: {
    name: 'Panel',
    group: 'Layout',
    icon: WindowHeaderHorizontal20Regular,
    words: 'section box group page title',
    start: { label: 'Panel', title: 'Panel', input: false, components: [] },
  },
  columns: {
    name: 'Columns',
    group: 'Layout',
    icon: LayoutColumnTwo20Regular,
    words: 'side by side grid two row',
    start: {
      label: 'Columns',
      input: false,
      columns: [
        { width: 6, components: [] },
        { width: 6, components: [] },
      ],
    },
  },
  fieldset: {
    name: 'Field set',
    group: 'Layout',
    icon: BorderOutside20Regular,
    words: 'fieldset legend group section',
    start: { label: 'Field set', legend: 'Field set', input: false, components: [] },
  },
  well: {
    name: 'Well',
    group: 'Layout',
    icon: CardUi20Regular,
    words: 'box card frame group',
    start: { label: 'Well', input: false, components: [] },
  },
  tabs: {
    name: 'Tabs',
    group: 'Layout',
    icon: TabDesktop20Regular,
    words: 'tab pages switch',
    start: {
      label: 'Tabs',
      input: false,
      components: [
        { label: 'Tab 1', key: 'tab1', components: [] },
        { label: 'Tab 2', key: 'tab2', components: [] },
      ],
    },
  },
} satisfies Readonly<Record<string, ComponentKind>>;

/** NOTE: the annotation makes a component without a line here an error. */
const complete: Readonly<Record<ComponentType, ComponentKind>> = listed;

/** The types that can be added, in the order of the palette. */
export const addableTypes = (Object.keys(listed) as ComponentType[]).filter((type) => Object.hasOwn(specs, type));

/** `undefined`: a type that nobody knows. */
export function kindOf(type: string): ComponentKind | undefined {
  return Object.hasOwn(complete, type) ? complete[type as ComponentType] : undefined;
}

export const unknownIcon: FluentIcon = PuzzlePiece20Regular;

/** A new component, without a key yet. */
export const startOf = (type: string): ComponentDefinition => ({ type, ...kindOf(type)?.start });
