import type { PrintAnswer } from '@tideform/engine';
import { printButton } from './button/button.print.ts';
import { printCheckbox } from './checkbox/checkbox.print.ts';
import { printColumns } from './columns/columns.print.ts';
import { printContent } from './content/content.print.ts';
import { printEmail } from './email/email.print.ts';
import { printHtmlelement } from './htmlelement/htmlelement.print.ts';
import { printNumber } from './number/number.print.ts';
import { printPanel } from './panel/panel.print.ts';
import { printRadio } from './radio/radio.print.ts';
import { printSelect } from './select/select.print.ts';
import type { ComponentType, PropsOf, ValueOf } from './specs.ts';
import { printTextarea } from './textarea/textarea.print.ts';
import { printTextfield } from './textfield/textfield.print.ts';

/** What each component puts on paper. */
export const prints = {
  textfield: printTextfield,
  textarea: printTextarea,
  number: printNumber,
  checkbox: printCheckbox,
  radio: printRadio,
  select: printSelect,
  email: printEmail,
  panel: printPanel,
  columns: printColumns,
  htmlelement: printHtmlelement,
  content: printContent,
  button: printButton,
} satisfies { [Type in ComponentType]: PrintAnswer<PropsOf<Type>, ValueOf<Type>> };
