import { buttonSamples } from './button/button.sample.ts';
import { checkboxSamples } from './checkbox/checkbox.sample.ts';
import { columnsSamples } from './columns/columns.sample.ts';
import { contentSamples } from './content/content.sample.ts';
import { emailSamples } from './email/email.sample.ts';
import { htmlelementSamples } from './htmlelement/htmlelement.sample.ts';
import type { ComponentSample } from './kit/component-sample.ts';
import { numberSamples } from './number/number.sample.ts';
import { panelSamples } from './panel/panel.sample.ts';
import { radioSamples } from './radio/radio.sample.ts';
import { selectSamples } from './select/select.sample.ts';
import type { ComponentType } from './specs.ts';
import { textareaSamples } from './textarea/textarea.sample.ts';
import { textfieldSamples } from './textfield/textfield.sample.ts';

/** Named examples of each component. */
export const samples = {
  textfield: textfieldSamples,
  textarea: textareaSamples,
  number: numberSamples,
  checkbox: checkboxSamples,
  radio: radioSamples,
  select: selectSamples,
  email: emailSamples,
  panel: panelSamples,
  columns: columnsSamples,
  htmlelement: htmlelementSamples,
  content: contentSamples,
  button: buttonSamples,
} satisfies Record<ComponentType, readonly ComponentSample[]>;
