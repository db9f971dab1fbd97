import {
  Body1,
  Button,
  Card,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Select,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAddFromTemplate } from '../../data/forms/useAddForm.ts';
import { useTeams } from '../../data/teams/useTeams.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { useTemplate } from '../../templates/load-templates.ts';
import { TemplateCards } from '../../templates/TemplateCards.tsx';
import { TemplateError } from '../../templates/TemplateError.tsx';
import type { FormTemplate } from '../../templates/template.ts';
import { templatesMessages } from '../../templates/templates.messages.ts';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';

const useStyles = makeStyles({
  page: { padding: '24px', flexGrow: 1, '@media (max-width: 640px)': { padding: '12px' } },
  card: { maxWidth: '520px', marginTop: tokens.spacingVerticalL, gap: tokens.spacingVerticalL, padding: '24px' },
  template: { maxWidth: '260px' },
  paragraph: { margin: 0 },
  submit: { alignSelf: 'flex-start' },
});

/** Screen at `/templates/build?url=…`: a builder chooses a team, and a form is created there from the template. */
export function TemplateBuildScreen() {
  const messages = useMessages(templatesMessages);
  const styles = useStyles();
  const [query] = useSearchParams();
  const { value: template, cause, retry } = useTemplate(query.get('url') ?? '');
  return (
    <div className={styles.page}>
      <PageHeader title={messages.build.title} />
      {template ? (
        <ChooseTeam template={template} />
      ) : cause ? (
        <TemplateError cause={cause} onRetry={retry} />
      ) : (
        <Spinner label={messages.loading} />
      )}
    </div>
  );
}

function ChooseTeam({ template }: { readonly template: FormTemplate }) {
  const messages = useMessages(templatesMessages);
  const styles = useStyles();
  const { userId } = useIdentity();
  const all = useTeams();
  const add = useAddFromTemplate();
  const navigate = useNavigate();
  const hasRoom = useScreenFormat() !== 'mobile';
  const { isBusy, error, attempt } = useAttempt();
  const [chosen, setChosen] = useState<string>();
  const teams = all?.filter(({ accounts }) => accounts[userId]?.canBuildForms === true);
  if (!teams) return <Spinner label={messages.loading} />;
  const teamId = chosen ?? teams[0]?.id;
  if (teamId === undefined) return <EmptyState title={messages.build.title} text={messages.build.noTeam} />;
  const build = () =>
    attempt(async () => {
      const form = await add(teamId, template);
      const list = `/teams/${teamId}/forms`;
      // On small screens the builder isn't available, so the form opens in the list.
      await navigate(hasRoom ? `${list}/${form.id}/build` : list, { state: inAppLinkState });
    });
  const preview = `/templates/preview?url=${encodeURIComponent(template.url)}`;
  return (
    <Card className={styles.card}>
      <div className={styles.template}>
        <TemplateCards
          label={messages.templates}
          isSingle
          templates={[template]}
          onChoose={() => location.assign(preview)}
        />
      </div>
      <Body1 as="p" className={styles.paragraph}>
        {messages.build.text}
      </Body1>
      <Field label={messages.build.team}>
        <Select value={teamId} disabled={isBusy} onChange={(_, data) => setChosen(data.value)}>
          {teams.map((team) => (
            <option key={team.id} value={team.id}>
              {team.displayName}
            </option>
          ))}
        </Select>
      </Field>
      {error && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <Button
        appearance="primary"
        className={styles.submit}
        disabledFocusable={isBusy}
        {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
        onClick={build}
      >
        {isBusy ? messages.creating : messages.build.create}
      </Button>
    </Card>
  );
}
