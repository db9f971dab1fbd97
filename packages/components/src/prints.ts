import { createSession, type PrintAnswer, printForm } from '@tideform/engine';
import { createLocalized } from '@tideform/i18n';
import { printAddress } from './address/address.print.ts';
import { approvalMessages } from './approval/approval.messages.ts';
import { printApproval } from './approval/approval.print.ts';
import { printBarcode } from './barcode/barcode.print.ts';
import { printButton } from './button/button.print.ts';
import { checkboxMessages } from './checkbox/checkbox.messages.ts';
import { printCheckbox } from './checkbox/checkbox.print.ts';
import { printColumns } from './columns/columns.print.ts';
import { printContainer } from './container/container.print.ts';
import { printContent } from './content/content.print.ts';
import { printCurrency } from './currency/currency.print.ts';
import { printDatagrid } from './datagrid/datagrid.print.ts';
import { datamapMessages } from './datamap/datamap.messages.ts';
import { printDatamap } from './datamap/datamap.print.ts';
import { printDatetime } from './datetime/datetime.print.ts';
import { printDay } from './day/day.print.ts';
import { printEditgrid } from './editgrid/editgrid.print.ts';
import { printEmail } from './email/email.print.ts';
import { printFieldset } from './fieldset/fieldset.print.ts';
import { printFile } from './file/file.print.ts';
import { printHidden } from './hidden/hidden.print.ts';
import { printHtmlelement } from './htmlelement/htmlelement.print.ts';
import { fileNameMessages } from './kit/files/file-name.messages.ts';
import type { PrintNestedForm } from './kit/nested/print-nested-form.ts';
import { rowsMessages } from './kit/rows/rows.messages.ts';
import { printLocation } from './location/location.print.ts';
import { printNumber } from './number/number.print.ts';
import { printPageBreak } from './pageBreak/pageBreak.print.ts';
import { printPanel } from './panel/panel.print.ts';
import { printPassword } from './password/password.print.ts';
import { printPhoneNumber } from './phoneNumber/phoneNumber.print.ts';
import { printRadio } from './radio/radio.print.ts';
import { printRecaptcha } from './recaptcha/recaptcha.print.ts';
import { printSelect } from './select/select.print.ts';
import { printSelectboxes } from './selectboxes/selectboxes.print.ts';
import { signatureMessages } from './signature/signature.messages.ts';
import { printSignature } from './signature/signature.print.ts';
import { printSketchPad } from './sketchPad/sketchPad.print.ts';
import { type ComponentType, type PropsOf, specs, type ValueOf } from './specs.ts';
import { printSpSelect } from './spSelect/spSelect.print.ts';
import { printSubmissionNumber } from './submissionNumber/submissionNumber.print.ts';
import { surveyMessages } from './survey/survey.messages.ts';
import { printSurvey } from './survey/survey.print.ts';
import { printTable } from './table/table.print.ts';
import { tabsMessages } from './tabs/tabs.messages.ts';
import { printTabs } from './tabs/tabs.print.ts';
import { printTags } from './tags/tags.print.ts';
import { printTextarea } from './textarea/textarea.print.ts';
import { printTextfield } from './textfield/textfield.print.ts';
import { printTime } from './time/time.print.ts';
import { printTree } from './tree/tree.print.ts';
import { printUrl } from './url/url.print.ts';
import { printUser } from './user/user.print.ts';
import { printWell } from './well/well.print.ts';

/** Print functions of all components, in each language. */
export const prints = createLocalized(
  {
    approvalMessages,
    checkboxMessages,
    datamapMessages,
    fileNameMessages,
    rowsMessages,
    signatureMessages,
    surveyMessages,
    tabsMessages,
  },
  (words, { locale }) => {
    const printInside: PrintNestedForm = (components, data) =>
      printForm(createSession({ form: { components }, specs, data, readOnly: true }), all);
    const all = {
      textfield: printTextfield(locale),
      textarea: printTextarea(locale),
      number: printNumber(locale),
      checkbox: printCheckbox(words.checkboxMessages),
      radio: printRadio,
      select: printSelect(locale),
      email: printEmail(locale),
      panel: printPanel,
      columns: printColumns,
      htmlelement: printHtmlelement,
      content: printContent,
      button: printButton,
      selectboxes: printSelectboxes(locale),
      hidden: printHidden,
      datagrid: printDatagrid,
      currency: printCurrency(locale),
      phoneNumber: printPhoneNumber(locale),
      fieldset: printFieldset,
      well: printWell,
      tabs: printTabs(words.tabsMessages),
      container: printContainer,
      datetime: printDatetime(locale),
      time: printTime(locale),
      day: printDay(locale),
      file: printFile(words.fileNameMessages, locale),
      barcode: printBarcode,
      address: printAddress,
      location: printLocation,
      url: printUrl(locale),
      editgrid: printEditgrid(words.rowsMessages),
      password: printPassword,
      pageBreak: printPageBreak,
      tags: printTags(locale),
      survey: printSurvey(words.surveyMessages),
      table: printTable,
      submissionNumber: printSubmissionNumber,
      signature: printSignature(words.signatureMessages),
      datamap: printDatamap(words.datamapMessages, printInside),
      tree: printTree(printInside),
      sketchPad: printSketchPad,
      user: printUser(locale),
      approval: printApproval(words.approvalMessages, locale),
      recaptcha: printRecaptcha,
      spSelect: printSpSelect(locale),
    } satisfies { [Type in ComponentType]: PrintAnswer<PropsOf<Type>, ValueOf<Type>> };
    return all;
  },
);
