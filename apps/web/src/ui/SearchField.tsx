import { SearchBox, type SearchBoxProps } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { uiMessages } from './ui.messages.ts';

/** Search field with `label` as its placeholder. */
export function SearchField({ label, ...props }: Omit<SearchBoxProps, 'dismiss'> & { readonly label: string }) {
  const messages = useMessages(uiMessages);
  return <SearchBox placeholder={label} aria-label={label} dismiss={{ 'aria-label': messages.clearText }} {...props} />;
}
