import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type FormFilter, isFiltering } from './filters/form-filter.ts';
import { formsWords } from './forms.words.ts';

/** Nothing to show: because of the filter, or because nobody has made a form yet. */
export function NoForms(props: {
  readonly filter: FormFilter;
  readonly canBuild: boolean;
  /** What has to happen first. */
  readonly reason?: string;
  readonly onClear: () => void;
  readonly onBuild: () => void;
}) {
  const words = useWords(formsWords);
  const { filter, canBuild, onClear, onBuild } = props;
  const isFiltered = isFiltering(filter);
  if (isFiltered || filter.search !== '') {
    return (
      <EmptyState
        title={words.noForms}
        text={isFiltered ? words.noFormsFilter : words.noFormsSearch({ search: filter.search })}
        action={<Button onClick={onClear}>{isFiltered ? words.clearFilters : words.clearSearch}</Button>}
      />
    );
  }
  if (!canBuild) return <EmptyState title={words.noForms} text={props.reason ?? words.noFormsResponder} />;
  return (
    <EmptyState
      title={words.noForms}
      text={words.noFormsBuilder}
      action={<Button onClick={onBuild}>{words.newForm}</Button>}
    />
  );
}
