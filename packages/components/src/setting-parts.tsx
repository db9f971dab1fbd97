/**
 * Components for settings that the builder's settings pane renders differently from a form: switches and the property
 * name.
 */
export { type CheckboxProps as SwitchProps, checkbox as switchSpec } from './checkbox/checkbox.ts';
export { TextfieldView as NameView } from './textfield/TextfieldView.tsx';
export {
  type TextfieldProps as NameProps,
  type TextfieldValue as NameValue,
  textfield as nameSpec,
} from './textfield/textfield.ts';
