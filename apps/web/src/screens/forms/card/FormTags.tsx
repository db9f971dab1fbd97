import { useWords } from '@tideform/words/react';
import type { ListedForm } from '../../../data/useForms.ts';
import { formsWords } from '../forms.words.ts';
import { useCardStyles } from './card.styles.ts';

/** Category and metadata of a form; what is over the limit is counted. */
export function FormTags({ form, limit }: { readonly form: ListedForm; readonly limit: number }) {
  const words = useWords(formsWords);
  const styles = useCardStyles();
  const tags = [...new Set([form.category, ...Object.values(form.metadata ?? {})])].filter(Boolean);
  if (tags.length === 0) return null;
  const rest = tags.slice(limit);
  return (
    <ul className={styles.foot} aria-label={words.tags}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag} className={styles.tagItem}>
          <span className={styles.tag}>{tag}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <span className={styles.tag} title={rest.join(', ')}>
            +{rest.length}
          </span>
        </li>
      )}
    </ul>
  );
}
