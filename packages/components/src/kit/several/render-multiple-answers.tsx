import type { FunctionComponent, ReactNode } from 'react';
import { onDemand } from '../on-demand.tsx';
import type { FieldProps } from '../read/field-shape.ts';
import type { ViewProps } from '../view-props.ts';
import type { AnswerEntry } from './AnswerList.tsx';

/** List of multiple answers. It is rarely used, so its code is loaded only by forms that need it. */
export const AnswerList = onDemand(async () => (await import('./AnswerList.tsx')).AnswerList);

/**
 * Renders the answers of a field with `multiple`, each with the view for a single answer. The list has one label and
 * shows its validation errors once, as in `withMultiple`.
 */
export function renderMultipleAnswers<Props extends FieldProps & { readonly multiple: boolean }, Value>(
  view: ViewProps<Props, Value>,
  One: FunctionComponent<ViewProps<Props, Value>>,
): ReactNode {
  const props = { ...view.props, multiple: false, hideLabel: true, description: '', tooltip: '', labelPosition: 'top' };
  const renderEntry = ({ id, label, value, onChange }: AnswerEntry) => (
    <One
      {...view}
      id={id}
      definition={{ ...view.definition, label }}
      props={props}
      state={{ ...view.state, issues: [], value: value as Value | undefined }}
      onChange={onChange}
    />
  );
  return <AnswerList view={view} renderEntry={renderEntry} onChange={(values) => view.onChange(values as Value)} />;
}
