import { addressSamples } from './address/address.settings.ts';
import { approvalSamples } from './approval/approval.settings.ts';
import { barcodeSamples } from './barcode/barcode.settings.ts';
import { buttonSamples } from './button/button.settings.ts';
import { checkboxSamples } from './checkbox/checkbox.settings.ts';
import { columnsSamples } from './columns/columns.settings.ts';
import { containerSamples } from './container/container.settings.ts';
import { contentSamples } from './content/content.settings.ts';
import { currencySamples } from './currency/currency.settings.ts';
import { datagridSamples } from './datagrid/datagrid.settings.ts';
import { datamapSamples } from './datamap/datamap.settings.ts';
import { datetimeSamples } from './datetime/datetime.settings.ts';
import { daySamples } from './day/day.settings.ts';
import { editgridSamples } from './editgrid/editgrid.settings.ts';
import { emailSamples } from './email/email.settings.ts';
import { fieldsetSamples } from './fieldset/fieldset.settings.ts';
import { fileSamples } from './file/file.settings.ts';
import { hiddenSamples } from './hidden/hidden.settings.ts';
import { htmlelementSamples } from './htmlelement/htmlelement.settings.ts';
import type { ComponentSample } from './kit/component-sample.ts';
import { locationSamples } from './location/location.settings.ts';
import { numberSamples } from './number/number.settings.ts';
import { pageBreakSamples } from './pageBreak/pageBreak.settings.ts';
import { panelSamples } from './panel/panel.settings.ts';
import { passwordSamples } from './password/password.settings.ts';
import { phoneNumberSamples } from './phoneNumber/phoneNumber.settings.ts';
import { radioSamples } from './radio/radio.settings.ts';
import { recaptchaSamples } from './recaptcha/recaptcha.settings.ts';
import { selectSamples } from './select/select.settings.ts';
import { selectboxesSamples } from './selectboxes/selectboxes.settings.ts';
import { signatureSamples } from './signature/signature.settings.ts';
import { sketchPadSamples } from './sketchPad/sketchPad.settings.ts';
import type { ComponentType } from './specs.ts';
import { spSelectSamples } from './spSelect/spSelect.settings.ts';
import { submissionNumberSamples } from './submissionNumber/submissionNumber.settings.ts';
import { surveySamples } from './survey/survey.settings.ts';
import { tableSamples } from './table/table.settings.ts';
import { tabsSamples } from './tabs/tabs.settings.ts';
import { tagsSamples } from './tags/tags.settings.ts';
import { textareaSamples } from './textarea/textarea.settings.ts';
import { textfieldSamples } from './textfield/textfield.settings.ts';
import { timeSamples } from './time/time.settings.ts';
import { treeSamples } from './tree/tree.settings.ts';
import { urlSamples } from './url/url.settings.ts';
import { userSamples } from './user/user.settings.ts';
import { wellSamples } from './well/well.settings.ts';

/** Sample definitions and answers of each component type. */
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
  selectboxes: selectboxesSamples,
  hidden: hiddenSamples,
  datagrid: datagridSamples,
  currency: currencySamples,
  phoneNumber: phoneNumberSamples,
  fieldset: fieldsetSamples,
  well: wellSamples,
  tabs: tabsSamples,
  container: containerSamples,
  datetime: datetimeSamples,
  time: timeSamples,
  day: daySamples,
  file: fileSamples,
  barcode: barcodeSamples,
  address: addressSamples,
  location: locationSamples,
  url: urlSamples,
  editgrid: editgridSamples,
  password: passwordSamples,
  pageBreak: pageBreakSamples,
  tags: tagsSamples,
  survey: surveySamples,
  table: tableSamples,
  submissionNumber: submissionNumberSamples,
  signature: signatureSamples,
  datamap: datamapSamples,
  tree: treeSamples,
  sketchPad: sketchPadSamples,
  user: userSamples,
  approval: approvalSamples,
  recaptcha: recaptchaSamples,
  spSelect: spSelectSamples,
} satisfies Record<ComponentType, readonly ComponentSample[]>;
