import type { FormDefinition } from '@tideform/engine';
import { buttonSettings } from './button/button.settings.ts';
import { checkboxSettings } from './checkbox/checkbox.settings.ts';
import { columnsSettings } from './columns/columns.settings.ts';
import { contentSettings } from './content/content.settings.ts';
import { emailSettings } from './email/email.settings.ts';
import { htmlelementSettings } from './htmlelement/htmlelement.settings.ts';
import { numberSettings } from './number/number.settings.ts';
import { panelSettings } from './panel/panel.settings.ts';
import { radioSettings } from './radio/radio.settings.ts';
import { selectSettings } from './select/select.settings.ts';
import type { ComponentType } from './specs.ts';
import { textareaSettings } from './textarea/textarea.settings.ts';
import { textfieldSettings } from './textfield/textfield.settings.ts';

/** The builder's settings pane of each component, as a form. */
export const settings = {
  textfield: textfieldSettings,
  textarea: textareaSettings,
  number: numberSettings,
  checkbox: checkboxSettings,
  radio: radioSettings,
  select: selectSettings,
  email: emailSettings,
  panel: panelSettings,
  columns: columnsSettings,
  htmlelement: htmlelementSettings,
  content: contentSettings,
  button: buttonSettings,
} satisfies Record<ComponentType, FormDefinition>;
