import type { FunctionComponent, ReactNode } from 'react';
import { ButtonView } from './button/ButtonView.tsx';
import { CheckboxView } from './checkbox/CheckboxView.tsx';
import { ColumnsView } from './columns/ColumnsView.tsx';
import { ContainerView } from './container/ContainerView.tsx';
import { ContentView } from './content/ContentView.tsx';
import { CurrencyView } from './currency/CurrencyView.tsx';
import { DatagridView } from './datagrid/DatagridView.tsx';
import { DatetimeView } from './datetime/DatetimeView.tsx';
import { DayView } from './day/DayView.tsx';
import { EmailView } from './email/EmailView.tsx';
import { FieldsetView } from './fieldset/FieldsetView.tsx';
import { FileView } from './file/FileView.tsx';
import { HiddenView } from './hidden/HiddenView.tsx';
import { HtmlelementView } from './htmlelement/HtmlelementView.tsx';
import type { ViewProps } from './kit/view-props.ts';
import { NumberView } from './number/NumberView.tsx';
import { PanelView } from './panel/PanelView.tsx';
import { PhoneNumberView } from './phoneNumber/PhoneNumberView.tsx';
import { RadioView } from './radio/RadioView.tsx';
import { SelectView } from './select/SelectView.tsx';
import { SelectboxesView } from './selectboxes/SelectboxesView.tsx';
import type { ComponentType, PropsOf, ValueOf } from './specs.ts';
import { TabsView } from './tabs/TabsView.tsx';
import { TextareaView } from './textarea/TextareaView.tsx';
import { TextfieldView } from './textfield/TextfieldView.tsx';
import { TimeView } from './time/TimeView.tsx';
import { WellView } from './well/WellView.tsx';

/** The Fluent view of each component. */
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
  datagrid: DatagridView,
  currency: CurrencyView,
  phoneNumber: PhoneNumberView,
  fieldset: FieldsetView,
  well: WellView,
  tabs: TabsView,
  container: ContainerView,
  datetime: DatetimeView,
  time: TimeView,
  day: DayView,
  file: FileView,
} satisfies { [Type in ComponentType]: FunctionComponent<ViewProps<PropsOf<Type>, ValueOf<Type>, ReactNode>> };

export type AnyView = FunctionComponent<ViewProps<unknown, unknown, ReactNode>>;

/**
 * The view for a stored type name, `undefined` for a type that nobody knows.
 * NOTE: the cast forgets which props the view takes; they come from the spec of the same type.
 */
export function viewOf(type: string): AnyView | undefined {
  return Object.hasOwn(views, type) ? (views[type as ComponentType] as AnyView) : undefined;
}
