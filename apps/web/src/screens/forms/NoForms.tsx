import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type FormFilter, isFiltering } from './filters/form-filter.ts';
import { formsMessages } from './forms.messages.ts';

/** Empty state of the forms list: nothing matches the filter, or the team has no forms yet. */
export function NoForms(props: {
  readonly filter: FormFilter;
  readonly canBuild: boolean;
  /** Text for users who can't build forms: what has to be done first, if anything. */
  readonly reason?: string;
  readonly onClear: () => void;
  readonly onBuild: () => void;
}) {
  const messages = useMessages(formsMessages);
  const { filter, canBuild, onClear, onBuild } = props;
  const isFiltered = isFiltering(filter);
  if (isFiltered || filter.search !== '') {
    return (
      <EmptyState
        title={messages.noForms}
        text={isFiltered ? messages.noFormsFilter : messages.noFormsSearch({ search: filter.search })}
        action={<Button onClick={onClear}>{isFiltered ? messages.clearFilters : messages.clearSearch}</Button>}
      />
    );
  }
  if (!canBuild) return <EmptyState title={messages.noForms} text={props.reason ?? messages.noFormsResponder} />;
  return (
    <EmptyState
      title={messages.noForms}
      text={messages.noFormsBuilder}
      action={<Button onClick={onBuild}>{messages.newForm}</Button>}
    />
  );
}
