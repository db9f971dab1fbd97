import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useCallback, useMemo } from 'react';
import { FilterChip } from '../../../ui/filter/FilterChip.tsx';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { formsMessages } from '../forms.messages.ts';
import { useFormsStyles } from '../forms.styles.ts';
import {
  type FilterOptions,
  type FormFilter,
  formatFormFilter,
  isFiltering,
  noFilter,
  parseFormFilter,
} from './form-filter.ts';

/** Filters for channels, categories, and metadata names used by several forms. */
export function FormFilters(props: {
  readonly filter: FormFilter;
  readonly options: FilterOptions;
  readonly onChange: (change: Partial<FormFilter>) => void;
}) {
  const messages = useMessages(formsMessages);
  const styles = useFormsStyles();
  const { filter, options, onChange } = props;
  const setPairs = (key: string, values: readonly string[]) =>
    onChange({
      metadata: [...filter.metadata.filter((pair) => pair.key !== key), ...values.map((value) => ({ key, value }))],
    });
  return (
    <>
      {options.channels.length > 0 && (
        <FilterChip
          label={messages.channel}
          options={options.channels}
          selected={filter.channels}
          onSelect={(channels) => onChange({ channels })}
        />
      )}
      {options.categories.length > 0 && (
        <FilterChip
          label={messages.category}
          options={options.categories}
          selected={filter.categories}
          onSelect={(categories) => onChange({ categories })}
        />
      )}
      {options.metadata.map(({ key, values }) => (
        <FilterChip
          key={key}
          label={key}
          options={values}
          selected={filter.metadata.filter((pair) => pair.key === key).map(({ value }) => value)}
          onSelect={(chosen) => setPairs(key, chosen)}
        />
      ))}
      {isFiltering(filter) && (
        <Button
          appearance="subtle"
          className={styles.clear}
          icon={<DismissRegular />}
          onClick={() => onChange({ ...noFilter, search: filter.search })}
        >
          {messages.clearFilters}
        </Button>
      )}
    </>
  );
}

/** Returns the filter in the URL, and a function to change the filter. */
export function useFormFilter(): readonly [FormFilter, (change: Partial<FormFilter>) => void] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => parseFormFilter(query), [query]);
  const change = useCallback(
    (part: Partial<FormFilter>) =>
      setQuery((now) => formatFormFilter(now, { ...parseFormFilter(now), ...part }), { replace: true }),
    [setQuery],
  );
  return [filter, change];
}
