import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { ListedForm } from '../../../data/useForms.ts';
import { formsMessages } from '../forms.messages.ts';
import { useCardStyles } from './card.styles.ts';

/** Category and metadata of a form as tags; tags beyond the limit are counted. */
export function FormTags({ form, limit }: { readonly form: ListedForm; readonly limit: number }) {
  const messages = useMessages(formsMessages);
  const { locale } = useLocale();
  const styles = useCardStyles();
  const tags = [...new Set([form.category, ...Object.values(form.metadata ?? {})])].filter(
    (tag): tag is string => tag !== undefined && tag !== '',
  );
  if (tags.length === 0) return null;
  const rest = tags.slice(limit);
  return (
    <ul className={styles.foot} aria-label={messages.tags}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag} className={styles.tagItem}>
          <span className={styles.tag} dir="auto">
            {tag}
          </span>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <span className={styles.tag} title={formatList(rest, locale)}>
            +{rest.length}
          </span>
        </li>
      )}
    </ul>
  );
}
