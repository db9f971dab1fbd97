import { Caption1 } from '@fluentui/react-components';
import type { FormDefinition } from '@tideform/engine';
import { useBuilderStyles } from './builder.styles.ts';
import { words } from './builder.words.ts';

/** The draft as people will fill it in. */
export function PreviewTab({ schema }: { readonly schema: FormDefinition }) {
  const styles = useBuilderStyles();
  return (
    <div className={styles.page}>
      <Caption1>{words.preview.answersGo}</Caption1>
      {schema.display}
    </div>
  );
}
