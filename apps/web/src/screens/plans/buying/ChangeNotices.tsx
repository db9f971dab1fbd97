import { Body1, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { usePlansStyles } from '../plans.styles.ts';
import { plansWords } from '../plans.words.ts';
import type { ChangePlan } from './useChangePlan.ts';

/** What became of pressing a plan's button. */
export function ChangeNotices({ change }: { readonly change: Pick<ChangePlan, 'error' | 'isBlocked'> }) {
  const words = useWords(plansWords);
  const styles = usePlansStyles();
  return (
    <>
      {change.error && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{change.error}</MessageBarBody>
        </MessageBar>
      )}
      <Body1 role="status" className={styles.status}>
        {change.isBlocked && words.clickAgain}
      </Body1>
    </>
  );
}
