import { Body1, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { plansMessages } from '../plans.messages.ts';
import { usePlansStyles } from '../plans.styles.ts';
import type { PlanChange } from './useChangePlan.ts';

/** Shows the result of clicking a plan's button: an error, or that a tab may be blocked. */
export function ChangeMessages({ change }: { readonly change: Pick<PlanChange, 'error' | 'isBlocked'> }) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  return (
    <>
      {change.error && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{change.error}</MessageBarBody>
        </MessageBar>
      )}
      <Body1 role="status" className={styles.status}>
        {change.isBlocked && messages.clickAgain}
      </Body1>
    </>
  );
}
