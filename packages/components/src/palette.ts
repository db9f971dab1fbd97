import type { ComponentDefinition } from '@tideform/engine';
import { createLocalized, type Localized } from '@tideform/i18n';
import { addressEntry } from './address/address.palette.ts';
import { approvalEntry } from './approval/approval.palette.ts';
import { barcodeEntry } from './barcode/barcode.palette.ts';
import { buttonEntry } from './button/button.palette.ts';
import { checkboxEntry } from './checkbox/checkbox.palette.ts';
import { columnsEntry } from './columns/columns.palette.ts';
import { containerEntry } from './container/container.palette.ts';
import { contentEntry } from './content/content.palette.ts';
import { currencyEntry } from './currency/currency.palette.ts';
import { datagridEntry } from './datagrid/datagrid.palette.ts';
import { datamapEntry } from './datamap/datamap.palette.ts';
import { datetimeEntry } from './datetime/datetime.palette.ts';
import { dayEntry } from './day/day.palette.ts';
import { editgridEntry } from './editgrid/editgrid.palette.ts';
import { emailEntry } from './email/email.palette.ts';
import { fieldsetEntry } from './fieldset/fieldset.palette.ts';
import { fileEntry } from './file/file.palette.ts';
import { hiddenEntry } from './hidden/hidden.palette.ts';
import { htmlelementEntry } from './htmlelement/htmlelement.palette.ts';
import { type PaletteMessages, paletteMessages } from './kit/palette/palette.messages.ts';
import type { PaletteEntry, PaletteEntryMessages } from './kit/palette/palette-entry.ts';
import { locationEntry } from './location/location.palette.ts';
import { numberEntry } from './number/number.palette.ts';
import { pageBreakEntry } from './pageBreak/pageBreak.palette.ts';
import { panelEntry } from './panel/panel.palette.ts';
import { passwordEntry } from './password/password.palette.ts';
import { phoneNumberEntry } from './phoneNumber/phoneNumber.palette.ts';
import { radioEntry } from './radio/radio.palette.ts';
import { recaptchaEntry } from './recaptcha/recaptcha.palette.ts';
import { selectEntry } from './select/select.palette.ts';
import { selectboxesEntry } from './selectboxes/selectboxes.palette.ts';
import { signatureEntry } from './signature/signature.palette.ts';
import { sketchPadEntry } from './sketchPad/sketchPad.palette.ts';
import { type ComponentType, findSpec, type PropsOf, type ValueOf } from './specs.ts';
import { spSelectEntry } from './spSelect/spSelect.palette.ts';
import { submissionNumberEntry } from './submissionNumber/submissionNumber.palette.ts';
import { surveyEntry } from './survey/survey.palette.ts';
import { tableEntry } from './table/table.palette.ts';
import { tabsEntry } from './tabs/tabs.palette.ts';
import { tagsEntry } from './tags/tags.palette.ts';
import { textareaEntry } from './textarea/textarea.palette.ts';
import { textfieldEntry } from './textfield/textfield.palette.ts';
import { timeEntry } from './time/time.palette.ts';
import { treeEntry } from './tree/tree.palette.ts';
import { urlEntry } from './url/url.palette.ts';
import { userEntry } from './user/user.palette.ts';
import { wellEntry } from './well/well.palette.ts';

/** Maps each component type to its entry in the builder's palette. Within a group, entries appear in this order. */
export const palette = {
  textfield: textfieldEntry,
  textarea: textareaEntry,
  number: numberEntry,
  currency: currencyEntry,
  email: emailEntry,
  url: urlEntry,
  phoneNumber: phoneNumberEntry,
  address: addressEntry,
  password: passwordEntry,
  button: buttonEntry,
  radio: radioEntry,
  checkbox: checkboxEntry,
  selectboxes: selectboxesEntry,
  select: selectEntry,
  tags: tagsEntry,
  survey: surveyEntry,
  datetime: datetimeEntry,
  day: dayEntry,
  time: timeEntry,
  file: fileEntry,
  barcode: barcodeEntry,
  location: locationEntry,
  content: contentEntry,
  htmlelement: htmlelementEntry,
  datagrid: datagridEntry,
  editgrid: editgridEntry,
  container: containerEntry,
  hidden: hiddenEntry,
  panel: panelEntry,
  columns: columnsEntry,
  fieldset: fieldsetEntry,
  well: wellEntry,
  tabs: tabsEntry,
  pageBreak: pageBreakEntry,
  table: tableEntry,
  submissionNumber: submissionNumberEntry,
  signature: signatureEntry,
  datamap: datamapEntry,
  tree: treeEntry,
  sketchPad: sketchPadEntry,
  user: userEntry,
  approval: approvalEntry,
  recaptcha: recaptchaEntry,
  spSelect: spSelectEntry,
} satisfies { [Type in ComponentType]: PaletteEntry<PropsOf<Type>, ValueOf<Type>> };

/**
 * Returns the palette entry of a component type; `undefined` for unknown types. NOTE: pass an entry only props and
 * answers of its own component type.
 */
export const findPaletteEntry = (type: string): PaletteEntry<unknown, unknown> | undefined =>
  Object.hasOwn(palette, type) ? (palette as Readonly<Record<string, PaletteEntry<never, unknown>>>)[type] : undefined;

/** Component type with its name, label and search keywords in the author's language. */
export interface LocalizedComponentType extends PaletteEntryMessages {
  readonly type: string;
  readonly group: PaletteEntry['group'];
  /** Name with soft hyphens, for places where long words must break. */
  readonly breakableName: string;
}

const removeSoftHyphens = (name: string): string => name.replaceAll('\u00AD', '');

/** Builder palette in one language, with functions for its component types. */
export interface LocalizedPalette {
  readonly all: readonly LocalizedComponentType[];
  /** Maps each palette group to its name. */
  readonly groups: PaletteMessages['groups'];
  /** Returns the name of a component type; `undefined` for unknown types. */
  findName(type: string): string | undefined;
  /** Creates a component of a type with its initial settings, without a key. */
  create(type: string): ComponentDefinition;
}

const entryMessages: Readonly<Record<string, Localized<PaletteEntryMessages>>> = Object.fromEntries(
  Object.entries(palette).map(([type, { messages }]) => [type, messages]),
);

/** Builder palette in the author's language. */
export const localizedPalette: Localized<LocalizedPalette> = createLocalized(
  { general: paletteMessages, entries: createLocalized(entryMessages, (messages) => messages) },
  ({ general, entries }) => ({
    all: Object.entries(entries).map(([type, messages]) => ({
      ...{ type, ...messages, group: findPaletteEntry(type)!.group },
      ...{ name: removeSoftHyphens(messages.name), breakableName: messages.name },
    })),
    groups: general.groups,
    findName: (type) => (Object.hasOwn(entries, type) ? removeSoftHyphens(entries[type]!.name) : undefined),
    create: (type) => ({ type, ...findPaletteEntry(type)?.start(entries[type]!, general) }),
  }),
);

/** Creates a plausible answer; for multiple answers, a list of one. Returns `undefined` if no sample is possible. */
export function createSampleAnswer(definition: ComponentDefinition): unknown {
  const spec = findSpec(definition.type);
  const props = spec?.props.parse(definition);
  const sample = findPaletteEntry(definition.type)?.sampleAnswer?.(props);
  return sample === undefined ? undefined : spec?.normalize(allowsMultiple(props) ? [sample].flat() : sample, props);
}

const allowsMultiple = (props: unknown): boolean =>
  typeof props === 'object' && props !== null && 'multiple' in props && props.multiple === true;
