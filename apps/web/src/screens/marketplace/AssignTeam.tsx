import { Body1, Button, Field, MessageBar, MessageBarBody, Select, Subtitle2 } from '@fluentui/react-components';
import type { MarketplaceSubscription } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { MarketplaceSubscriptionState } from '../../data/features/useMarketplaceSubscription.ts';
import { useTeams } from '../../data/teams/useTeams.ts';
import { formatRefusal } from './format-refusal.ts';
import { marketplaceMessages } from './marketplace.messages.ts';
import { useMarketplaceStyles } from './marketplace.styles.ts';

/** Lets the purchaser or beneficiary of a subscription assign it to a team. */
export function AssignTeam(props: {
  readonly subscription: MarketplaceSubscription;
  readonly assign: MarketplaceSubscriptionState['assign'];
}) {
  const messages = useMessages(marketplaceMessages);
  const styles = useMarketplaceStyles();
  const { subscription, assign } = props;
  const { tenantId, assignedTeam } = subscription;
  const teams = useTeams()?.filter((team) => team.tenantId.toLowerCase() === tenantId);
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [result, setOutcome] = useState<{ readonly isDone: boolean; readonly text: string }>();
  const team = teams?.find(({ id }) => id === chosen);
  const assignToTeam = async () => {
    if (!team) return;
    setBusy(true);
    setOutcome(undefined);
    const refusal = await assign(team).catch(() => 'unreachable');
    const text =
      refusal === undefined ? messages.assigned({ team: team.displayName }) : formatRefusal(refusal, messages.refusals);
    setOutcome({ isDone: refusal === undefined, text });
    setBusy(false);
  };
  if (!teams) return null;
  return (
    <section className={styles.card} aria-label={messages.assignTitle}>
      <Subtitle2 as="h2" className={styles.heading}>
        {messages.assignTitle}
      </Subtitle2>
      <Body1 as="p" className={styles.text}>
        {teams.length > 0 ? messages.assignText : messages.noTeams}
      </Body1>
      {teams.length > 0 && (
        <div className={styles.assign}>
          <Field label={messages.team}>
            <Select value={chosen} disabled={isBusy} onChange={(_, { value }) => setChosen(value)}>
              <option value="">{messages.choose}</option>
              {teams.map(({ id, displayName }) => (
                <option key={id} value={id} disabled={id === assignedTeam?.id}>
                  {displayName}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            appearance="primary"
            disabledFocusable={isBusy || !team || team.id === assignedTeam?.id}
            onClick={() => void assignToTeam()}
          >
            {isBusy ? messages.assigning : messages.assign}
          </Button>
        </div>
      )}
      {result && (
        <MessageBar intent={result.isDone ? 'success' : 'error'} layout="multiline">
          <MessageBarBody>{result.text}</MessageBarBody>
        </MessageBar>
      )}
    </section>
  );
}
