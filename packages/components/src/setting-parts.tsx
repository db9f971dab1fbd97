/** What settings are asked with where the builder's pane draws it in a way of its own: a switch, the property name. */
export { type CheckboxProps as SwitchProps, checkbox as switchSpec } from './checkbox/checkbox.ts';
export { TextfieldView as NameView } from './textfield/TextfieldView.tsx';
export {
  type TextfieldProps as NameProps,
  type TextfieldValue as NameValue,
  textfield as nameSpec,
} from './textfield/textfield.ts';
