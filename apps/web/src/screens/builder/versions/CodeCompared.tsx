import { serializeForm, upgradeForm } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import type { ComparedVersion } from '../../../dialogs/comparing/compare-versions.ts';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { CodeComparison } from '../../../ui/code-editor/CodeComparison.tsx';
import { useComparisonStyles } from '../../../ui/layout/comparison.styles.ts';

/** Sources of two versions of a form, side by side. */
export function CodeCompared({ older, newer }: { readonly older: ComparedVersion; readonly newer: ComparedVersion }) {
  const messages = useMessages(versionsMessages);
  const styles = useComparisonStyles();
  const [before, after] = useMemo(() => [older, newer].map(serializeSide), [older, newer]);
  return (
    <div className={styles.code}>
      <CodeComparison
        loading={messages.loading}
        before={{ label: messages.codeBefore({ side: older.name }), value: before! }}
        after={{ label: messages.codeBefore({ side: newer.name }), value: after! }}
      />
    </div>
  );
}

const serializeSide = ({ content }: ComparedVersion): string => serializeForm(upgradeForm(content.schema));
