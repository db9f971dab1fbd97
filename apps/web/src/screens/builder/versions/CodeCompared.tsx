import { serializeForm, upgradeForm } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import type { Side } from '../../../dialogs/comparing/compare-sides.ts';
import { versionsWords } from '../../../dialogs/comparing/versions.words.ts';
import { CodeComparison } from '../../../ui/CodeComparison.tsx';
import { useComparisonStyles } from '../../../ui/side-by-side/comparison.styles.ts';

/** The sources of two of a form side by side. */
export function CodeCompared({ older, newer }: { readonly older: Side; readonly newer: Side }) {
  const words = useWords(versionsWords);
  const styles = useComparisonStyles();
  const [before, after] = useMemo(() => [older, newer].map(sourceOf), [older, newer]);
  return (
    <div className={styles.code}>
      <CodeComparison
        loading={words.loading}
        before={{ label: words.codeBefore({ side: older.name }), value: before! }}
        after={{ label: words.codeBefore({ side: newer.name }), value: after! }}
      />
    </div>
  );
}

const sourceOf = ({ content }: Side): string => serializeForm(upgradeForm(content.schema));
