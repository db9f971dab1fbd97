import { Body1, Button, Caption1, Subtitle1 } from '@fluentui/react-components';
import { Code20Regular } from '@fluentui/react-icons';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useBuilderStyles } from './builder.styles.ts';
import { words } from './builder.words.ts';
import { isEmptyForm } from './edit-form/is-empty-form.ts';

/** What the form is made of, as an outline to read. It is edited as source. */
export function BuildTab({
  schema,
  onViewSource,
}: {
  readonly schema: FormDefinition;
  readonly onViewSource: () => void;
}) {
  const styles = useBuilderStyles();
  const places = [...walkComponents(schema)];
  const source = (
    <Button className={styles.still} icon={<Code20Regular />} onClick={onViewSource}>
      {words.viewSource}
    </Button>
  );
  if (isEmptyForm(schema)) {
    return (
      <div className={styles.page}>
        <EmptyState
          title={words.outline.empty}
          text={`${words.outline.emptyText} ${words.outline.explanation}`}
          action={source}
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.pageHead}>
        <div className={styles.grow}>
          <Subtitle1 as="h2" block className={styles.title}>
            {words.outline.count(places.length)}
          </Subtitle1>
          <Body1 as="p" className={styles.quiet}>
            {words.outline.explanation}
          </Body1>
        </div>
        {source}
      </div>
      <ul className={styles.outline} aria-label={words.outline.label}>
        {places.map(({ id, definition }) => (
          <li key={id} className={styles.outlineRow} style={{ paddingInlineStart: 4 + 24 * depthOf(id) }}>
            <Body1 className={styles.name}>{definition.label || definition.key || definition.type}</Body1>
            <Caption1 className={styles.type}>
              {Object.hasOwn(specs, definition.type) ? definition.type : `${definition.type}, ${words.outline.unknown}`}
            </Caption1>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `3.columns[0].1` lies one level deep. */
const depthOf = (id: string): number => (id.split('.').length - 1) / 2;
