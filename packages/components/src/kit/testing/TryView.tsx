import { FluentProvider, useFocusFinders, webLightTheme } from '@fluentui/react-components';
import { type BrokenRule, type ComponentDefinition, type ComponentSpecs, createSession } from '@tideform/engine';
import { chooseSpeech, MADE_UP, type Speech } from '@tideform/i18n';
import { SpeechContext } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { editorViewOf } from '../../editor-views.tsx';
import { WrittenText } from '../../editors/richText/RichTextView.tsx';
import { editors } from '../../editors.ts';
import { loadAllViews } from '../../load-views.tsx';
import { specs } from '../../specs.ts';
import { loadTextareaEditors } from '../../textarea/TextareaView.tsx';
import { viewOf } from '../../views.tsx';
import { KitClasses } from '../classes/KitClasses.tsx';
import { type NestedForms, NestedFormsProvider } from '../nested/NestedForms.tsx';
import type { FormAction } from '../view-props.ts';
import { TryCell } from './TryCell.tsx';
import { TryRows } from './TryRows.tsx';

// Tests look at a view right after it was drawn.
await Promise.all([loadAllViews(), loadTextareaEditors(), WrittenText.load()]);

interface TryViewProps {
  readonly definition: ComponentDefinition;
  readonly answer?: unknown;
  /** `own`: what the component itself finds wrong with its answer. */
  readonly issues?: readonly BrokenRule[] | 'own';
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** This field alone cannot be answered. */
  readonly disabled?: boolean;
  /** How the person speaks: BCP 47, or the made-up language. */
  readonly locale?: string;
  readonly onChange?: (value: unknown) => void;
  readonly onAction?: (action: FormAction) => void;
}

const speechOf = (locale: string): Speech =>
  locale === MADE_UP ? { language: MADE_UP, locale: 'en' } : chooseSpeech([locale]);

const nestedForms: NestedForms = {
  open: (form, data, readOnly) => createSession({ form, specs, data, readOnly }),
  draw: ({ session, ...place }) =>
    session.rootIds.map((fieldId) => <TryCell key={fieldId} {...{ session, fieldId }} {...place} />),
};

const withEditors: ComponentSpecs = { ...specs, ...editors };

/**
 * One view that remembers its answer, for tests. Children slots are drawn as their number, fields in rows as they are.
 */
export function TryView({
  definition,
  answer,
  issues = [],
  required = false,
  readOnly = false,
  ...more
}: TryViewProps) {
  const spec = withEditors[definition.type]!;
  const props = useMemo(() => spec.props.parse(definition), [spec, definition]);
  const [value, setValue] = useState(answer === undefined ? spec.emptyValue(props) : spec.normalize(answer, props));
  const View = (viewOf(definition.type) ?? editorViewOf(definition.type))!;
  const shown = issues === 'own' ? spec.check(value, props) : issues;
  const speech = useMemo(() => speechOf(more.locale ?? 'en'), [more.locale]);
  useFocusFinders(); // As the app does, for as long as it is there.
  const still = { definition, props, readOnly, onBlur: () => undefined };
  const slots = { slot: (index: number) => <p>Slot {index}</p>, onAction: more.onAction ?? (() => undefined) };
  const view = (
    <View
      {...still}
      {...slots}
      id="field"
      state={{ value, visible: true, disabled: more.disabled ?? false, required, issues: shown }}
      onChange={(next) => {
        setValue(next);
        more.onChange?.(next);
      }}
    />
  );
  const rows = (
    <TryRows
      {...{ definition, answer, readOnly, onChange: more.onChange }}
      draw={({ state, ...grid }) => (
        <View {...still} {...slots} {...grid} state={{ ...state, required, issues: shown }} />
      )}
    />
  );
  return (
    <FluentProvider theme={webLightTheme}>
      <SpeechContext value={speech}>
        <NestedFormsProvider value={nestedForms}>
          <KitClasses>{spec.shape === 'rows' ? rows : view}</KitClasses>
        </NestedFormsProvider>
      </SpeechContext>
    </FluentProvider>
  );
}
