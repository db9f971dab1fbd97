import { type ComponentDefinition, type ComponentSpecs, isRecord } from '@tideform/engine';
import type { LogicAction } from './logic-rule.ts';

/** Setting that a logic rule can change, in the format that form.io stores in an action. */
export interface ActionProperty {
  readonly label: string;
  /** Property path of the setting, such as `validate.required`. */
  readonly value: string;
  readonly type: 'boolean' | 'string';
}

const booleanProperties: readonly ActionProperty[] = [
  { label: 'Hidden', value: 'hidden', type: 'boolean' },
  { label: 'Required', value: 'validate.required', type: 'boolean' },
  { label: 'Disabled', value: 'disabled', type: 'boolean' },
];

const textProperties: readonly ActionProperty[] = [
  { label: 'Label', value: 'label', type: 'string' },
  { label: 'Title', value: 'title', type: 'string' },
  { label: 'Hint', value: 'description', type: 'string' },
  { label: 'More information', value: 'tooltip', type: 'string' },
  { label: 'Placeholder', value: 'placeholder', type: 'string' },
  { label: 'Prefix', value: 'prefix', type: 'string' },
  { label: 'Suffix', value: 'suffix', type: 'string' },
  { label: 'CSS class', value: 'className', type: 'string' },
];

/**
 * Returns the settings that an action of a component's logic rule can change: those that the component supports, and
 * the currently stored one.
 */
export function listActionProperties(
  component: ComponentDefinition | undefined,
  stored: ActionProperty | undefined,
  specs: ComponentSpecs,
): readonly ActionProperty[] {
  const spec = component && specs[component.type];
  const props: unknown = spec?.props.parse(component);
  const isSupported = ({ value }: ActionProperty) => !spec || (isRecord(props) && Object.hasOwn(props, value));
  const hasAnswer = !spec || spec.shape === 'value' || spec.shape === 'rows';
  const usual = [
    ...booleanProperties.filter(({ value }) => hasAnswer || value !== 'validate.required'),
    ...textProperties.filter(isSupported),
  ];
  return !stored || usual.some(({ value }) => value === stored.value) ? usual : [...usual, stored];
}

/** Returns the setting that an action changes; `undefined` if the author hasn't chosen one yet. */
export function getActionProperty({ property }: LogicAction): ActionProperty | undefined {
  if (!isRecord(property) || typeof property.value !== 'string' || property.value === '') return undefined;
  const { label, value, type } = property;
  return {
    label: typeof label === 'string' && label !== '' ? label : value,
    value,
    type: type === 'string' ? 'string' : 'boolean',
  };
}

/** Changes which setting an action changes. Keeps the action's value if both settings have the same type. */
export function changeActionProperty(action: LogicAction, property: ActionProperty): LogicAction {
  const { state, text, ...others } = action;
  if (property.type === 'string') return { ...others, property, text: text ?? '' };
  return { ...others, property, state: state ?? true };
}
