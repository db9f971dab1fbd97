import type { ComponentDefinition } from '@tideform/engine';
import type { FunctionComponent, ReactNode } from 'react';
import { ButtonView } from './button/ButtonView.tsx';
import { CheckboxView } from './checkbox/CheckboxView.tsx';
import { ColumnsView } from './columns/ColumnsView.tsx';
import { ContainerView } from './container/ContainerView.tsx';
import { ContentView } from './content/ContentView.tsx';
import { EmailView } from './email/EmailView.tsx';
import { FieldsetView } from './fieldset/FieldsetView.tsx';
import { HiddenView } from './hidden/HiddenView.tsx';
import { HtmlelementView } from './htmlelement/HtmlelementView.tsx';
import { onDemand } from './kit/on-demand.tsx';
import type { ViewProps } from './kit/view-props.ts';
import { NumberView } from './number/NumberView.tsx';
import { PageBreakView } from './pageBreak/PageBreakView.tsx';
import { PanelView } from './panel/PanelView.tsx';
import { RadioView } from './radio/RadioView.tsx';
import { SelectView } from './select/SelectView.tsx';
import { SelectboxesView } from './selectboxes/SelectboxesView.tsx';
import type { ComponentType, PropsOf, ValueOf } from './specs.ts';
import { TextareaView } from './textarea/TextareaView.tsx';
import { TextfieldView } from './textfield/TextfieldView.tsx';
import { WellView } from './well/WellView.tsx';

/** Views of all components. Large, rarely used views are loaded with the first form that uses them. */
export const views = {
  textfield: TextfieldView,
  textarea: TextareaView,
  number: NumberView,
  checkbox: CheckboxView,
  radio: RadioView,
  select: SelectView,
  email: EmailView,
  panel: PanelView,
  columns: ColumnsView,
  htmlelement: HtmlelementView,
  content: ContentView,
  button: ButtonView,
  selectboxes: SelectboxesView,
  hidden: HiddenView,
  datagrid: onDemand(async () => (await import('./datagrid/DatagridView.tsx')).DatagridView),
  currency: onDemand(async () => (await import('./currency/CurrencyView.tsx')).CurrencyView),
  phoneNumber: onDemand(async () => (await import('./phoneNumber/PhoneNumberView.tsx')).PhoneNumberView),
  fieldset: FieldsetView,
  well: WellView,
  tabs: onDemand(async () => (await import('./tabs/TabsView.tsx')).TabsView),
  container: ContainerView,
  datetime: onDemand(async () => (await import('./datetime/DatetimeView.tsx')).DatetimeView),
  time: onDemand(async () => (await import('./time/TimeView.tsx')).TimeView),
  day: onDemand(async () => (await import('./day/DayView.tsx')).DayView),
  file: onDemand(async () => (await import('./file/FileView.tsx')).FileView),
  barcode: onDemand(async () => (await import('./barcode/BarcodeView.tsx')).BarcodeView),
  address: onDemand(async () => (await import('./address/AddressView.tsx')).AddressView),
  location: onDemand(async () => (await import('./location/LocationView.tsx')).LocationView),
  url: onDemand(async () => (await import('./url/UrlView.tsx')).UrlView),
  editgrid: onDemand(async () => {
    const [{ createEditgridView }, { prints }] = await Promise.all([
      import('./editgrid/EditgridView.tsx'),
      import('./prints.ts'),
    ]);
    return createEditgridView(prints);
  }),
  password: onDemand(async () => (await import('./password/PasswordView.tsx')).PasswordView),
  pageBreak: PageBreakView,
  tags: onDemand(async () => (await import('./tags/TagsView.tsx')).TagsView),
  survey: onDemand(async () => (await import('./survey/SurveyView.tsx')).SurveyView),
  table: onDemand(async () => (await import('./table/TableView.tsx')).TableView),
  submissionNumber: onDemand(
    async () => (await import('./submissionNumber/SubmissionNumberView.tsx')).SubmissionNumberView,
  ),
  signature: onDemand(async () => (await import('./signature/SignatureView.tsx')).SignatureView),
  datamap: onDemand(async () => (await import('./datamap/DatamapView.tsx')).DatamapView),
  tree: onDemand(async () => (await import('./tree/TreeView.tsx')).TreeView),
  sketchPad: onDemand(async () => (await import('./sketchPad/SketchPadView.tsx')).SketchPadView),
  user: onDemand(async () => (await import('./user/UserView.tsx')).UserView),
  approval: onDemand(async () => (await import('./approval/ApprovalView.tsx')).ApprovalView),
  recaptcha: onDemand(async () => (await import('./recaptcha/RecaptchaView.tsx')).RecaptchaView),
  spSelect: onDemand(async () => (await import('./spSelect/SpSelectView.tsx')).SpSelectView),
} satisfies { [Type in ComponentType]: FunctionComponent<ViewProps<PropsOf<Type>, ValueOf<Type>, ReactNode>> };

export type AnyView = FunctionComponent<ViewProps<unknown, unknown, ReactNode>> & {
  /**
   * Other modules that the view loads on demand. Without a definition, returns all that any component of this type may
   * need.
   */
  readonly parts?: (definition?: ComponentDefinition) => readonly unknown[];
  /**
   * Whether the view uses no hook except `use` and has no state. Such a view is called as a function instead of
   * mounted.
   */
  readonly isPlain?: true;
  /** For a view that is loaded on demand: returns the loaded view; `undefined` until then. */
  readonly getLoaded?: () => AnyView | undefined;
};

/**
 * Returns the view of a stored component type; `undefined` for unknown types.
 * NOTE: the cast drops the type of the view's props; a view only gets props from the spec of its own type.
 */
export function findView(type: string): AnyView | undefined {
  return Object.hasOwn(views, type) ? (views[type as ComponentType] as AnyView) : undefined;
}
