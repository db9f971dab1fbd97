import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { FilterChip } from '../../../ui/filter/FilterChip.tsx';
import { useFormsStyles } from '../forms.styles.ts';
import { formsWords } from '../forms.words.ts';
import type { FilterOptions } from './filter-options.ts';
import { type FormFilter, isFiltering, noFilter } from './form-filter.ts';

/** One picker for channels, one for categories, and one for each key that builders gave to several forms. */
export function FormFilters(props: {
  readonly filter: FormFilter;
  readonly options: FilterOptions;
  readonly onChange: (change: Partial<FormFilter>) => void;
}) {
  const words = useWords(formsWords);
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
          label={words.channel}
          options={options.channels}
          selected={filter.channels}
          onSelect={(channels) => onChange({ channels })}
        />
      )}
      {options.categories.length > 0 && (
        <FilterChip
          label={words.category}
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
          {words.clearFilters}
        </Button>
      )}
    </>
  );
}
