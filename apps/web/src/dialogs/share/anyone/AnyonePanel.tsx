import {
  Body1,
  Body1Strong,
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { listTeamDependencies, type TeamDependency } from '@tideform/components/team-parts';
import type { FormDefinition } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { useForm } from '../../../data/forms/useForms.ts';
import {
  type FormShare,
  type ShareRefusal,
  type ShareSettings,
  useShareLinks,
} from '../../../data/rights/useShareLinks.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { ConnectAccountDialog } from '../../lending/ConnectAccountDialog.tsx';
import type { ShareSubject } from '../links.ts';
import { useShareStyles } from '../share.styles.ts';
import { anyoneMessages } from './anyone.messages.ts';
import { useAnyoneStyles } from './anyone.styles.ts';
import { LinkRow } from './LinkRow.tsx';
import { LinkSettingsDialog } from './LinkSettingsDialog.tsx';

/** Panel with the share links of a form for anyone. Shows warnings before the first link is created. */
export function AnyonePanel({ shared }: { readonly shared: ShareSubject }) {
  const messages = useMessages(anyoneMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const panel = useShareStyles();
  const styles = useAnyoneStyles();
  const { teamId, formId, title } = shared;
  const form = useForm(formId);
  const links = useShareLinks(teamId, formId);
  const [openDialog, setOpenDialog] = useState<{ readonly what: 'settings' | 'delete'; readonly share?: FormShare }>();
  const [refusal, setRefusal] = useState<string>();
  const [isStarting, setBeginning] = useState(false);
  const account = useAccountOperation();
  const restoreFocusProps = useRestoreFocusTarget();
  const close = () => setOpenDialog(undefined);
  const save = async (settings: ShareSettings) => {
    const share = openDialog?.share;
    const refused = await account.run(() => (share ? links.update(share, settings) : links.create(settings)));
    if (refused) return messages.problems[refused];
    close();
    return undefined;
  };
  // Asks the user to connect their account first, because otherwise that dialog would cover the settings.
  const startCreating = () => {
    if (!links.all || isStarting) return;
    setRefusal(undefined);
    setBeginning(true);
    account
      .run(links.checkAccount)
      .then(
        (refused) => !refused && setOpenDialog({ what: 'settings' }),
        (cause) => setRefusal(formatCause(cause, failures)),
      )
      .finally(() => setBeginning(false));
  };
  const authorize = (share: FormShare) => {
    setRefusal(undefined);
    account
      .run(() => links.authorize(share))
      .then(
        (refused) => refused && setRefusal(messages.problems[refused]),
        (cause) => setRefusal(formatCause(cause, failures)),
      );
  };
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <Body1 as="p" block className={styles.text}>
          {messages.text}
        </Body1>
        <Button
          {...restoreFocusProps}
          appearance="primary"
          icon={<AddRegular />}
          disabledFocusable={!links.all || isStarting}
          onClick={startCreating}
        >
          {messages.create}
        </Button>
      </div>
      {form?.published && <UnsupportedFields schema={form.published.schema} />}
      {form?.confidentialResponses && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{messages.confidential}</MessageBarBody>
        </MessageBar>
      )}
      {refusal && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{refusal}</MessageBarBody>
        </MessageBar>
      )}
      <ShareLinkList
        links={links}
        title={title}
        onSettings={(share) => setOpenDialog({ what: 'settings', share })}
        onDelete={(share) => setOpenDialog({ what: 'delete', share })}
        onAuthorize={authorize}
      />
      {openDialog?.what === 'settings' && <LinkSettingsDialog share={openDialog.share} onClose={close} onSave={save} />}
      {openDialog?.what === 'delete' && openDialog.share && (
        <ConfirmDialog
          isDanger
          title={messages.deleteTitle}
          confirm={ui.delete}
          onConfirm={() => links.remove(openDialog.share!)}
          onClose={close}
        >
          {messages.deleteText}
        </ConfirmDialog>
      )}
      {account.isAsking && (
        <ConnectAccountDialog
          purpose="files"
          why={messages.whyAccount}
          onConnected={() => account.finish(true)}
          onClose={() => account.finish(false)}
        />
      )}
    </div>
  );
}

function ShareLinkList(props: {
  readonly links: ReturnType<typeof useShareLinks>;
  readonly title: string;
  readonly onSettings: (share: FormShare) => void;
  readonly onDelete: (share: FormShare) => void;
  readonly onAuthorize: (share: FormShare) => void;
}) {
  const { links, title, onSettings, onDelete, onAuthorize } = props;
  const messages = useMessages(anyoneMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useAnyoneStyles();
  const { all, cause, retry } = links;
  if (cause !== undefined) {
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          {formatCause(cause, failures)} <Button onClick={retry}>{ui.tryAgain}</Button>
        </MessageBarBody>
      </MessageBar>
    );
  }
  if (!all) return <Spinner className={styles.waiting} size="small" label={ui.loading} />;
  if (all.length === 0) {
    return (
      <div className={styles.empty}>
        <Body1Strong as="p" block>
          {messages.none}
        </Body1Strong>
        <Body1 as="p" block className={styles.quiet}>
          {messages.noneText}
        </Body1>
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-label={messages.links}>
      {all.map((share) => (
        <LinkRow
          key={share.id}
          share={share}
          title={title}
          onSettings={() => onSettings(share)}
          onDelete={() => onDelete(share)}
          onAuthorize={() => onAuthorize(share)}
        />
      ))}
    </ul>
  );
}

const needs: readonly TeamDependency[] = ['people', 'data', 'source'];

/** Lists the fields that aren't shown to respondents of share links. */
function UnsupportedFields({ schema }: { readonly schema: FormDefinition }) {
  const { notSupported } = useMessages(anyoneMessages);
  const { locale } = useLocale();
  const styles = useAnyoneStyles();
  const parts = [...listTeamDependencies(schema)];
  if (parts.length === 0) return null;
  const fieldsOf = (need: TeamDependency) =>
    parts.filter(([each]) => each === need).map(([, { label, key }]) => `⁨${String(label || key || '')}⁩`);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{notSupported.title({ count: parts.length })}</MessageBarTitle>
        <ul className={styles.warnings}>
          {needs.map((need) => {
            const fields = fieldsOf(need);
            if (fields.length === 0) return null;
            return (
              <li key={need}>
                {notSupported.named({ warning: notSupported[need], fields: formatList(fields, locale) })}
              </li>
            );
          })}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

/** Result of an operation that needs a connected account. `not-lent`: the user declined to connect it. */
type AccountOperationResult = Exclude<ShareRefusal, `authorization-${string}`> | 'not-lent' | undefined;

/** Runs operations that need a connected account. If it isn't connected, asks the user to connect it. */
function useAccountOperation() {
  const [isAsking, setAsking] = useState(false);
  const resolveAnswer = useRef<(isConnected: boolean) => void>(undefined);
  const askToConnect = () =>
    new Promise<boolean>((resolve) => {
      resolveAnswer.current = resolve;
      setAsking(true);
    });
  return {
    isAsking,
    /** Called with whether the user connected the account. */
    finish(isLent: boolean) {
      setAsking(false);
      resolveAnswer.current?.(isLent);
    },
    /** Runs an operation and throws what it throws. */
    async run(operation: () => Promise<ShareRefusal | undefined>): Promise<AccountOperationResult> {
      for (;;) {
        const refusal = await operation();
        if (refusal !== 'authorization-required' && refusal !== 'authorization-expired') return refusal;
        if (!(await askToConnect())) return 'not-lent';
      }
    },
  };
}
