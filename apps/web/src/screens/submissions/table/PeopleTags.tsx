import { Avatar } from '@fluentui/react-components';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import { useTableStyles } from './table.styles.ts';

/** Chosen people with their avatars. */
export function PeopleTags({ names }: { readonly names: readonly string[] }) {
  const styles = useTableStyles();
  return (
    <span className={styles.tags}>
      {names.map((name) => (
        <span key={name} className={styles.person}>
          <Avatar name={name} initials={getInitials(name)} size={20} color="colorful" aria-hidden="true" />
          <bdi className={styles.personName}>{name}</bdi>
        </span>
      ))}
    </span>
  );
}
