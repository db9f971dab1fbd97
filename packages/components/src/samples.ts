import { addressSamples } from './address/address.sample.ts';
import { approvalSamples } from './approval/approval.sample.ts';
import { barcodeSamples } from './barcode/barcode.sample.ts';
import { buttonSamples } from './button/button.sample.ts';
import { checkboxSamples } from './checkbox/checkbox.sample.ts';
import { columnsSamples } from './columns/columns.sample.ts';
import { containerSamples } from './container/container.sample.ts';
import { contentSamples } from './content/content.sample.ts';
import { currencySamples } from './currency/currency.sample.ts';
import { datagridSamples } from './datagrid/datagrid.sample.ts';
import { datamapSamples } from './datamap/datamap.sample.ts';
import { datetimeSamples } from './datetime/datetime.sample.ts';
import { daySamples } from './day/day.sample.ts';
import { editgridSamples } from './editgrid/editgrid.sample.ts';
import { emailSamples } from './email/email.sample.ts';
import { fieldsetSamples } from './fieldset/fieldset.sample.ts';
import { fileSamples } from './file/file.sample.ts';
import { hiddenSamples } from './hidden/hidden.sample.ts';
import { htmlelementSamples } from './htmlelement/htmlelement.sample.ts';
import type { ComponentSample } from './kit/component-sample.ts';
import { locationSamples } from './location/location.sample.ts';
import { numberSamples } from './number/number.sample.ts';
import { pageBreakSamples } from './pageBreak/pageBreak.sample.ts';
import { panelSamples } from './panel/panel.sample.ts';
import { passwordSamples } from './password/password.sample.ts';
import { phoneNumberSamples } from './phoneNumber/phoneNumber.sample.ts';
import { radioSamples } from './radio/radio.sample.ts';
import { recaptchaSamples } from './recaptcha/recaptcha.sample.ts';
import { selectSamples } from './select/select.sample.ts';
import { selectboxesSamples } from './selectboxes/selectboxes.sample.ts';
import { signatureSamples } from './signature/signature.sample.ts';
import { sketchPadSamples } from './sketchPad/sketchPad.sample.ts';
import type { ComponentType } from './specs.ts';
import { spSelectSamples } from './spSelect/spSelect.sample.ts';
import { submissionNumberSamples } from './submissionNumber/submissionNumber.sample.ts';
import { surveySamples } from './survey/survey.sample.ts';
import { tableSamples } from './table/table.sample.ts';
import { tabsSamples } from './tabs/tabs.sample.ts';
import { tagsSamples } from './tags/tags.sample.ts';
import { textareaSamples } from './textarea/textarea.sample.ts';
import { textfieldSamples } from './textfield/textfield.sample.ts';
import { timeSamples } from './time/time.sample.ts';
import { treeSamples } from './tree/tree.sample.ts';
import { urlSamples } from './url/url.sample.ts';
import { userSamples } from './user/user.sample.ts';
import { wellSamples } from './well/well.sample.ts';

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
