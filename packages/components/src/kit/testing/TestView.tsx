import { FluentProvider, useFocusFinders, webLightTheme } from '@fluentui/react-components';
import { type BrokenRule, type ComponentDefinition, type ComponentSpecs, createSession } from '@tideform/engine';
import { chooseLocale, type Locale, PSEUDO_LOCALE } from '@tideform/i18n';
import { LocaleContext } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { findEditorView } from '../../editor-views.tsx';
import { RichTextEditor } from '../../editors/richText/RichTextView.tsx';
import { editors } from '../../editors.ts';
import { loadAllViews } from '../../load-views.tsx';
import { specs } from '../../specs.ts';
import { loadTextareaEditors } from '../../textarea/TextareaView.tsx';
import { findView } from '../../views.tsx';
import { FieldClassNamesProvider } from '../classes/FieldClassNamesProvider.tsx';
import { type NestedForms, NestedFormsProvider } from '../nested/NestedForms.tsx';
import type { FormAction } from '../view-props.ts';
import { TestCell } from './TestCell.tsx';
import { TestRows } from './TestRows.tsx';

// Tests inspect a view immediately after rendering it, so all lazy views are loaded first.
await Promise.all([loadAllViews(), loadTextareaEditors(), RichTextEditor.load()]);

interface TestViewProps {
  readonly definition: ComponentDefinition;
  readonly answer?: unknown;
  /** Validation errors to show. `own`: the errors that the component's spec reports for the answer. */
  readonly issues?: readonly BrokenRule[] | 'own';
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** Disables only this field. */
  readonly disabled?: boolean;
  /** The user's locale: BCP 47, or the pseudo-locale. */
  readonly locale?: string;
  readonly onChange?: (value: unknown) => void;
  readonly onAction?: (action: FormAction) => void;
}

const resolveLocale = (locale: string): Locale =>
  locale === PSEUDO_LOCALE ? { language: PSEUDO_LOCALE, locale: 'en' } : chooseLocale([locale]);

const nestedForms: NestedForms = {
  open: (form, data, readOnly) => createSession({ form, specs, data, readOnly }),
  render: ({ session, ...place }) =>
    session.rootIds.map((fieldId) => <TestCell key={fieldId} {...{ session, fieldId }} {...place} />),
};

const specsWithEditors: ComponentSpecs = { ...specs, ...editors };

/**
 * Renders a single view that stores its answer, for tests. Child slots are rendered as their index, and fields in grid
 * rows with their own views.
 */
export function TestView({
  definition,
  answer,
  issues = [],
  required = false,
  readOnly = false,
  ...more
}: TestViewProps) {
  const spec = specsWithEditors[definition.type]!;
  const props = useMemo(() => spec.props.parse(definition), [spec, definition]);
  const [value, setValue] = useState(answer === undefined ? spec.emptyValue(props) : spec.normalize(answer, props));
  const View = (findView(definition.type) ?? findEditorView(definition.type))!;
  const shownIssues = issues === 'own' ? spec.check(value, props) : issues;
  const locale = useMemo(() => resolveLocale(more.locale ?? 'en'), [more.locale]);
  useFocusFinders(); // The app also calls this hook while it is mounted.
  const baseProps = { definition, props, readOnly, onBlur: () => undefined };
  const slots = { slot: (index: number) => <p>Slot {index}</p>, onAction: more.onAction ?? (() => undefined) };
  const view = (
    <View
      {...baseProps}
      {...slots}
      id="field"
      state={{ value, visible: true, disabled: more.disabled ?? false, required, issues: shownIssues }}
      onChange={(next) => {
        setValue(next);
        more.onChange?.(next);
      }}
    />
  );
  const rows = (
    <TestRows
      {...{ definition, answer, readOnly, onChange: more.onChange }}
      renderView={({ state, ...grid }) => (
        <View {...baseProps} {...slots} {...grid} state={{ ...state, required, issues: shownIssues }} />
      )}
    />
  );
  return (
    <FluentProvider theme={webLightTheme}>
      <LocaleContext value={locale}>
        <NestedFormsProvider value={nestedForms}>
          <FieldClassNamesProvider>{spec.shape === 'rows' ? rows : view}</FieldClassNamesProvider>
        </NestedFormsProvider>
      </LocaleContext>
    </FluentProvider>
  );
}
