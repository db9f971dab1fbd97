import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import type { BrokenRule, ComponentDefinition, ComponentSpecs } from '@tideform/engine';
import { useState } from 'react';
import { editorViewOf } from '../../editor-views.tsx';
import { editors } from '../../editors.ts';
import { loadAllViews } from '../../load-views.tsx';
import { specs } from '../../specs.ts';
import { viewOf } from '../../views.tsx';
import { KitClasses } from '../classes/KitClasses.tsx';
import { LocaleProvider } from '../useLocale.tsx';
import type { FormAction } from '../view-props.ts';
import { TryCell } from './TryCell.tsx';
import { useTryRows } from './useTryRows.tsx';

// Tests look at a view right after it was drawn.
await loadAllViews();

interface TryViewProps {
  readonly definition: ComponentDefinition;
  readonly answer?: unknown;
  /** `own`: what the component itself finds wrong with its answer. */
  readonly issues?: readonly BrokenRule[] | 'own';
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly locale?: string;
  readonly onChange?: (value: unknown) => void;
  readonly onAction?: (action: FormAction) => void;
}

const withEditors: ComponentSpecs = { ...specs, ...editors };

/**
 * One view that remembers its answer, for tests. Children slots are drawn as their number, fields in rows as they are
 * but without rules and conditions.
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
  const props = spec.props.parse(definition);
  const [value, setValue] = useState(answer === undefined ? spec.emptyValue(props) : spec.normalize(answer, props));
  const View = (viewOf(definition.type) ?? editorViewOf(definition.type))!;
  const list = spec.shape === 'rows' && Array.isArray(value) ? value : undefined;
  const rows = useTryRows(list, readOnly, (next) => setValue(next));
  const shown = issues === 'own' ? spec.check(value, props) : issues;
  return (
    <FluentProvider theme={webLightTheme}>
      <LocaleProvider value={more.locale ?? 'en'}>
        <KitClasses>
          <View
            id="field"
            definition={definition}
            props={props}
            state={{
              value: list ? undefined : value,
              visible: true,
              disabled: false,
              required,
              issues: shown,
              rows: rows.rows,
            }}
            rows={
              list && { ...rows.inView, cell: (row, column) => <TryCell {...rows.fieldOf(row, column, definition)} /> }
            }
            readOnly={readOnly}
            onChange={(next) => {
              setValue(next);
              more.onChange?.(next);
            }}
            onBlur={() => undefined}
            onAction={(action) => more.onAction?.(action)}
            slot={(index) => <p>Slot {index}</p>}
          />
        </KitClasses>
      </LocaleProvider>
    </FluentProvider>
  );
}
