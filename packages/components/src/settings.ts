import { addressSettings } from './address/address.settings.ts';
import { approvalSettings } from './approval/approval.settings.ts';
import { barcodeSettings } from './barcode/barcode.settings.ts';
import { buttonSettings } from './button/button.settings.ts';
import { checkboxSettings } from './checkbox/checkbox.settings.ts';
import { columnsSettings } from './columns/columns.settings.ts';
import { containerSettings } from './container/container.settings.ts';
import { contentSettings } from './content/content.settings.ts';
import { currencySettings } from './currency/currency.settings.ts';
import { datagridSettings } from './datagrid/datagrid.settings.ts';
import { datamapSettings } from './datamap/datamap.settings.ts';
import { datetimeSettings } from './datetime/datetime.settings.ts';
import { daySettings } from './day/day.settings.ts';
import { editgridSettings } from './editgrid/editgrid.settings.ts';
import { emailSettings } from './email/email.settings.ts';
import { fieldsetSettings } from './fieldset/fieldset.settings.ts';
import { fileSettings } from './file/file.settings.ts';
import { hiddenSettings } from './hidden/hidden.settings.ts';
import { htmlelementSettings } from './htmlelement/htmlelement.settings.ts';
import type { SettingsForm } from './kit/settings/settings-form.ts';
import { locationSettings } from './location/location.settings.ts';
import { numberSettings } from './number/number.settings.ts';
import { pageBreakSettings } from './pageBreak/pageBreak.settings.ts';
import { panelSettings } from './panel/panel.settings.ts';
import { passwordSettings } from './password/password.settings.ts';
import { phoneNumberSettings } from './phoneNumber/phoneNumber.settings.ts';
import { radioSettings } from './radio/radio.settings.ts';
import { recaptchaSettings } from './recaptcha/recaptcha.settings.ts';
import { selectSettings } from './select/select.settings.ts';
import { selectboxesSettings } from './selectboxes/selectboxes.settings.ts';
import { signatureSettings } from './signature/signature.settings.ts';
import { sketchPadSettings } from './sketchPad/sketchPad.settings.ts';
import type { ComponentType } from './specs.ts';
import { spSelectSettings } from './spSelect/spSelect.settings.ts';
import { submissionNumberSettings } from './submissionNumber/submissionNumber.settings.ts';
import { surveySettings } from './survey/survey.settings.ts';
import { tableSettings } from './table/table.settings.ts';
import { tabsSettings } from './tabs/tabs.settings.ts';
import { tagsSettings } from './tags/tags.settings.ts';
import { textareaSettings } from './textarea/textarea.settings.ts';
import { textfieldSettings } from './textfield/textfield.settings.ts';
import { timeSettings } from './time/time.settings.ts';
import { treeSettings } from './tree/tree.settings.ts';
import { urlSettings } from './url/url.settings.ts';
import { userSettings } from './user/user.settings.ts';
import { wellSettings } from './well/well.settings.ts';

/** Maps each component type to its settings form, in each language. */
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
  selectboxes: selectboxesSettings,
  hidden: hiddenSettings,
  datagrid: datagridSettings,
  currency: currencySettings,
  phoneNumber: phoneNumberSettings,
  fieldset: fieldsetSettings,
  well: wellSettings,
  tabs: tabsSettings,
  container: containerSettings,
  datetime: datetimeSettings,
  time: timeSettings,
  day: daySettings,
  file: fileSettings,
  barcode: barcodeSettings,
  address: addressSettings,
  location: locationSettings,
  url: urlSettings,
  editgrid: editgridSettings,
  password: passwordSettings,
  pageBreak: pageBreakSettings,
  tags: tagsSettings,
  survey: surveySettings,
  table: tableSettings,
  submissionNumber: submissionNumberSettings,
  signature: signatureSettings,
  datamap: datamapSettings,
  tree: treeSettings,
  sketchPad: sketchPadSettings,
  user: userSettings,
  approval: approvalSettings,
  recaptcha: recaptchaSettings,
  spSelect: spSelectSettings,
} satisfies Record<ComponentType, SettingsForm>;
