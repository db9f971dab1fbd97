import { SearchBox, type SearchBoxProps } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { uiWords } from './ui.words.ts';

/** Searches by what is typed; `label` stands in it while it is empty. */
export function SearchField({ label, ...props }: Omit<SearchBoxProps, 'dismiss'> & { readonly label: string }) {
  const words = useWords(uiWords);
  return <SearchBox placeholder={label} aria-label={label} dismiss={{ 'aria-label': words.clearText }} {...props} />;
}
