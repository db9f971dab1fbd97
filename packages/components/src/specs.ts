import type { ComponentDefinition, ComponentSpec, ComponentSpecs } from '@tideform/engine';
import { address } from './address/address.ts';
import { approval } from './approval/approval.ts';
import { barcode } from './barcode/barcode.ts';
import { button } from './button/button.ts';
import { checkbox } from './checkbox/checkbox.ts';
import { columns } from './columns/columns.ts';
import { container } from './container/container.ts';
import { content } from './content/content.ts';
import { currency } from './currency/currency.ts';
import { datagrid } from './datagrid/datagrid.ts';
import { datamap } from './datamap/datamap.ts';
import { datetime } from './datetime/datetime.ts';
import { day } from './day/day.ts';
import { editgrid } from './editgrid/editgrid.ts';
import { email } from './email/email.ts';
import { fieldset } from './fieldset/fieldset.ts';
import { file } from './file/file.ts';
import { hidden } from './hidden/hidden.ts';
import { htmlelement } from './htmlelement/htmlelement.ts';
import { location } from './location/location.ts';
import { number } from './number/number.ts';
import { pageBreak } from './pageBreak/pageBreak.ts';
import { panel } from './panel/panel.ts';
import { password } from './password/password.ts';
import { phoneNumber } from './phoneNumber/phoneNumber.ts';
import { radio } from './radio/radio.ts';
import { recaptcha } from './recaptcha/recaptcha.ts';
import { select } from './select/select.ts';
import { selectboxes } from './selectboxes/selectboxes.ts';
import { signature } from './signature/signature.ts';
import { sketchPad } from './sketchPad/sketchPad.ts';
import { spSelect } from './spSelect/spSelect.ts';
import { submissionNumber } from './submissionNumber/submissionNumber.ts';
import { survey } from './survey/survey.ts';
import { table } from './table/table.ts';
import { tabs } from './tabs/tabs.ts';
import { tags } from './tags/tags.ts';
import { textarea } from './textarea/textarea.ts';
import { textfield } from './textfield/textfield.ts';
import { time } from './time/time.ts';
import { tree } from './tree/tree.ts';
import { url } from './url/url.ts';
import { user } from './user/user.ts';
import { well } from './well/well.ts';

/** Specs of all components, by stored type. The engine needs nothing else to answer and validate a form. */
export const specs = {
  textfield,
  textarea,
  number,
  checkbox,
  radio,
  select,
  email,
  panel,
  columns,
  htmlelement,
  content,
  button,
  selectboxes,
  hidden,
  datagrid,
  currency,
  phoneNumber,
  fieldset,
  well,
  tabs,
  container,
  datetime,
  time,
  day,
  file,
  barcode,
  address,
  location,
  url,
  editgrid,
  password,
  pageBreak,
  tags,
  survey,
  table,
  submissionNumber,
  signature,
  datamap,
  tree,
  sketchPad,
  user,
  approval,
  recaptcha,
  spSelect,
} satisfies ComponentSpecs;

/** Returns the spec of a component type; `undefined` for unknown types. */
export const findSpec = (type: string): ComponentSpec | undefined =>
  Object.hasOwn(specs, type) ? (specs as ComponentSpecs)[type] : undefined;

/** Returns whether a component is a page if it is at the top level of a wizard. */
export const isPage = ({ type }: ComponentDefinition): boolean => findSpec(type)?.isPage === true;

/** Returns whether a component is a submit button. */
export function isSubmitButton(definition: ComponentDefinition): boolean {
  const spec = findSpec(definition.type);
  return spec?.submits?.(spec.props.parse(definition)) ?? false;
}

/** Returns whether a component is a submit button that is disabled while the form shows validation errors. */
export const isDisabledOnInvalid = (definition: ComponentDefinition): boolean =>
  isSubmitButton(definition) && button.props.parse(definition).disableOnInvalid;

/** Stored name of a component type, such as `textfield`. */
export type ComponentType = keyof typeof specs;

export type PropsOf<Type extends ComponentType> =
  (typeof specs)[Type] extends ComponentSpec<infer Props, infer _> ? Props : never;

export type ValueOf<Type extends ComponentType> =
  (typeof specs)[Type] extends ComponentSpec<infer _, infer Value> ? Value : never;
